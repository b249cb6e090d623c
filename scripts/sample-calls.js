/**
 * What is said in the sample calls. `said` is there where a voice needs other words than a reader:
 * figures, times, names. Every business, person and address is made up.
 *
 * @typedef {{ speaker: 'Receptionist' | 'Caller', text: string, said?: string, pause?: number }} Line
 * @typedef {{ file: string, caller: string, lines: Line[] }} Call
 */

/** @type {Record<string, Call>} */
export const calls = {
  home: {
    file: 'sample-call-home.mp3',
    caller: 'rms',
    lines: [
      { speaker: 'Receptionist', text: 'Hartley Plumbing and Heating, good evening. How can I help?' },
      {
        speaker: 'Caller',
        text: 'Hi. My water heater is leaking. There is a puddle on the garage floor.',
      },
      {
        speaker: 'Receptionist',
        text: "I'm so sorry to hear that. Is the water near anything electrical, or still running?",
      },
      { speaker: 'Caller', text: 'No. I turned the valve off. It only drips now.' },
      {
        speaker: 'Receptionist',
        text: 'Well done. Then it can wait for the morning. A visit is $89, and that comes off the repair. What is the address?',
        said: 'Well done. Then it can wait for the morning. A visit is eighty nine dollars, and that comes off the repair. What is the address?',
      },
      {
        speaker: 'Caller',
        text: '214 Alder Lane, in Round Rock.',
        said: 'Two fourteen Alder Lane, in Round Rock.',
      },
      {
        speaker: 'Receptionist',
        text: 'Thank you. One moment while I check the calendar.',
        pause: 1.1,
      },
      {
        speaker: 'Receptionist',
        text: 'Mike can be with you tomorrow at 8:30, or at 1:15. Which suits you?',
        said: 'Mike can be with you tomorrow at eight thirty, or at one fifteen. Which suits you?',
      },
      { speaker: 'Caller', text: '8:30 is great.', said: 'Eight thirty is great.' },
      {
        speaker: 'Receptionist',
        text: "Booked. Tomorrow, 8:30, at 214 Alder Lane. I'm texting you a confirmation now. Keep that valve closed, and have a good night.",
        said: "Booked. Tomorrow, eight thirty, at two fourteen Alder Lane. I'm texting you a confirmation now. Keep that valve closed, and have a good night.",
      },
      { speaker: 'Caller', text: 'Thank you. Good night.' },
    ],
  },
  dental: {
    file: 'sample-call-dental.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: 'Lakeview Dental, hello. What can I do for you?' },
      {
        speaker: 'Caller',
        text: 'Hello. I chipped a front tooth this morning, and my wedding is on Saturday.',
      },
      {
        speaker: 'Receptionist',
        text: "Oh no. We'll have you smiling by then. Does it hurt, or bleed?",
      },
      { speaker: 'Caller', text: 'No, it only looks bad.' },
      {
        speaker: 'Receptionist',
        text: 'Good. Doctor Lin repairs a chip in forty minutes, usually for $180 to $240. Are you a patient with us?',
        said: 'Good. Doctor Lin repairs a chip in forty minutes, usually for one eighty to two forty. Are you a patient with us?',
      },
      { speaker: 'Caller', text: 'Not yet. My name is Tom Baker.' },
      { speaker: 'Receptionist', text: "Welcome, Tom. Let me see what's free this week.", pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'I have Wednesday at 10:20, or Thursday at 4.',
        said: 'I have Wednesday at ten twenty, or Thursday at four.',
      },
      { speaker: 'Caller', text: 'Thursday at 4, please.', said: 'Thursday at four, please.' },
      {
        speaker: 'Receptionist',
        text: "It's yours. Thursday, 4 o’clock, 60 Lakeview Drive. Come ten minutes early for the form. I am texting you all of that now.",
        said: "It's yours. Thursday, four o'clock, sixty Lake view Drive. Come ten minutes early for the form. I am texting you all of that now.",
      },
      { speaker: 'Caller', text: 'Great. Thank you so much.' },
      { speaker: 'Receptionist', text: 'See you on Thursday. And congratulations.' },
    ],
  },
  plumbing: {
    file: 'sample-call-plumbing.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: "Rivera Plumbing, thanks for calling. What's going on?" },
      {
        speaker: 'Caller',
        text: 'The kitchen sink is blocked, and it comes back up when the dishwasher runs.',
      },
      {
        speaker: 'Receptionist',
        text: 'That is a blocked drain line. Please leave the dishwasher off. Where are you?',
      },
      {
        speaker: 'Caller',
        text: '36 Juniper Court, in Cedar Park.',
        said: 'Thirty six Juniper Court, in Cedar Park.',
      },
      {
        speaker: 'Receptionist',
        text: "We're in Cedar Park every day. Clearing a drain is $145, with no charge for the drive.",
        said: "We're in Cedar Park every day. Clearing a drain is one hundred forty five dollars, with no charge for the drive.",
      },
      { speaker: 'Caller', text: 'Can somebody come today? I have guests tonight.' },
      { speaker: 'Receptionist', text: "Let me see who's near you.", pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'Ana is in Leander until 2. With the traffic she can be at your door at 2:45. Shall I book that?',
        said: 'Anna is in Leander until two. With the traffic she can be at your door at two forty five. Shall I book that?',
      },
      { speaker: 'Caller', text: 'Yes. Perfect.' },
      {
        speaker: 'Receptionist',
        text: "Done. Today at 2:45, 36 Juniper Court. You'll get a text now, and another when Ana is on her way.",
        said: "Done. Today at two forty five, thirty six Juniper Court. You'll get a text now, and another when Anna is on her way.",
      },
      { speaker: 'Caller', text: 'You saved my evening. Thanks.' },
    ],
  },
  whiteboard: {
    file: 'sample-call-whiteboard.mp3',
    caller: 'rms',
    lines: [
      { speaker: 'Receptionist', text: 'Studio Nine Hair, good afternoon. How can I help?' },
      {
        speaker: 'Caller',
        text: 'Hi. I have not been to you before. Do you do color for men?',
        said: 'Hi. I have not been to you before. Do you do color for men?',
      },
      {
        speaker: 'Receptionist',
        text: 'We do. A cut with color takes ninety minutes and is $110. Shall I find you a time?',
        said: 'We do. A cut with color takes ninety minutes and is one hundred ten dollars. Shall I find you a time?',
      },
      { speaker: 'Caller', text: 'Yes. After work, on Friday if you can.' },
      { speaker: 'Receptionist', text: 'Let me look at Friday.', pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'Jo is free at 5:30, and Dana at 6. Both do color.',
        said: 'Joe is free at five thirty, and Dana at six. Both do color.',
      },
      {
        speaker: 'Caller',
        text: '6 with Dana, please. I am Chris Moreno.',
        said: 'Six with Dana, please. I am Chris Moreno.',
      },
      {
        speaker: 'Receptionist',
        text: "Thank you, Chris. Friday at 6 with Dana, 9 Mercer Street. I'll text you the details, and a reminder on Thursday.",
        said: "Thank you, Chris. Friday at six with Dana, nine Mercer Street. I'll text you the details, and a reminder on Thursday.",
      },
      { speaker: 'Caller', text: 'And if I have to move it?' },
      { speaker: 'Receptionist', text: "Call at any hour and I'll move it for you. See you on Friday." },
      { speaker: 'Caller', text: 'Great. Bye.' },
    ],
  },
};
