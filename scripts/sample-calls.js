/**
 * The scripts of the sample calls. `said` is for speech synthesis, if it needs other words than the transcript, such as
 * for numbers, times and names. All businesses, people and addresses are made up.
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
        text: 'Hi. My water heater’s leaking. There’s a puddle on the garage floor.',
      },
      {
        speaker: 'Receptionist',
        text: 'I’m so sorry to hear that. Is it still running, or near anything electrical?',
      },
      { speaker: 'Caller', text: 'No, I shut off the valve. Now it’s just a drip.' },
      {
        speaker: 'Receptionist',
        text: 'Good thinking. Then it can wait until morning. A visit is $89, and that comes off the repair. What’s the address?',
        said: 'Good thinking. Then it can wait until morning. A visit is eighty nine dollars, and that comes off the repair. What’s the address?',
      },
      {
        speaker: 'Caller',
        text: '214 Alder Lane, in Round Rock.',
        said: 'Two fourteen Alder Lane, in Round Rock.',
      },
      {
        speaker: 'Receptionist',
        text: 'Thanks. One second while I check the calendar.',
        pause: 1.1,
      },
      {
        speaker: 'Receptionist',
        text: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
        said: 'Mike can be there tomorrow at eight thirty or one fifteen. Which works better for you?',
      },
      { speaker: 'Caller', text: '8:30 works.', said: 'Eight thirty works.' },
      {
        speaker: 'Receptionist',
        text: 'You’re all set for 8:30 tomorrow at 214 Alder Lane. I’m texting you a confirmation now. Keep that valve shut, and have a good night.',
        said: 'You’re all set for eight thirty tomorrow at two fourteen Alder Lane. I’m texting you a confirmation now. Keep that valve shut, and have a good night.',
      },
      { speaker: 'Caller', text: 'Thanks so much. Good night.' },
    ],
  },
  dental: {
    file: 'sample-call-dental.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: 'Lakeview Dental, good morning. How can I help?' },
      {
        speaker: 'Caller',
        text: 'Hi. I chipped a front tooth this morning, and I’m getting married on Saturday.',
      },
      {
        speaker: 'Receptionist',
        text: 'Oh no. We’ll have you smiling by then. Any pain or bleeding?',
      },
      { speaker: 'Caller', text: 'No, it just looks bad.' },
      {
        speaker: 'Receptionist',
        text: 'Good. Dr. Lin can fix a chip in forty minutes, usually for $180 to $240. Have you been in before?',
        said: 'Good. Doctor Lin can fix a chip in forty minutes, usually for one eighty to two forty. Have you been in before?',
      },
      { speaker: 'Caller', text: 'No, I’m new. It’s Tom Baker.' },
      { speaker: 'Receptionist', text: 'Welcome, Tom. Let me see what’s open this week.', pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'I have Wednesday at 10:20 or Thursday at 4.',
        said: 'I have Wednesday at ten twenty or Thursday at four.',
      },
      { speaker: 'Caller', text: 'Thursday at 4, please.', said: 'Thursday at four, please.' },
      {
        speaker: 'Receptionist',
        text: 'It’s yours. Thursday at 4, 60 Lakeview Drive. Come ten minutes early to fill out the form. I’m texting you all of that now.',
        said: 'It’s yours. Thursday at four, sixty Lake view Drive. Come ten minutes early to fill out the form. I’m texting you all of that now.',
      },
      { speaker: 'Caller', text: 'Great, thank you so much.' },
      { speaker: 'Receptionist', text: 'See you Thursday. And congratulations!' },
    ],
  },
  plumbing: {
    file: 'sample-call-plumbing.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: 'Rivera Plumbing, thanks for calling. What’s going on?' },
      {
        speaker: 'Caller',
        text: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
      },
      {
        speaker: 'Receptionist',
        text: 'Sounds like a clogged drain line. Leave the dishwasher off for now. Where are you?',
      },
      {
        speaker: 'Caller',
        text: '36 Juniper Court, in Cedar Park.',
        said: 'Thirty six Juniper Court, in Cedar Park.',
      },
      {
        speaker: 'Receptionist',
        text: 'We’re in Cedar Park every day. Clearing a drain is $145, and there’s no trip charge.',
        said: 'We’re in Cedar Park every day. Clearing a drain is one forty five, and there’s no trip charge.',
      },
      { speaker: 'Caller', text: 'Can somebody come today? I’ve got people coming over tonight.' },
      { speaker: 'Receptionist', text: 'Let me see who’s close by.', pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'Ana’s in Leander until 2. With traffic, she can be at your door at 2:45. Want me to book that?',
        said: 'Anna’s in Leander until two. With traffic, she can be at your door at two forty five. Want me to book that?',
      },
      { speaker: 'Caller', text: 'Yes, perfect.' },
      {
        speaker: 'Receptionist',
        text: 'You’re booked. Today at 2:45, 36 Juniper Court. You’ll get a text now, and another when Ana’s on her way.',
        said: 'You’re booked. Today at two forty five, thirty six Juniper Court. You’ll get a text now, and another when Anna’s on her way.',
      },
      { speaker: 'Caller', text: 'You’re a lifesaver. Thanks.' },
    ],
  },
  whiteboard: {
    file: 'sample-call-whiteboard.mp3',
    caller: 'rms',
    lines: [
      { speaker: 'Receptionist', text: 'Studio Nine Hair, good afternoon. How can I help?' },
      {
        speaker: 'Caller',
        text: 'Hi, I’ve never been in before. Do you do color for men?',
      },
      {
        speaker: 'Receptionist',
        text: 'We sure do. A cut and color takes ninety minutes and runs $110. Want me to find you a time?',
        said: 'We sure do. A cut and color takes ninety minutes and runs one hundred ten dollars. Want me to find you a time?',
      },
      { speaker: 'Caller', text: 'Yes. After work on Friday, if you can.' },
      { speaker: 'Receptionist', text: 'Let me check Friday.', pause: 1.1 },
      {
        speaker: 'Receptionist',
        text: 'Jo’s open at 5:30, and Dana at 6. They both do color.',
        said: 'Joe’s open at five thirty, and Dana at six. They both do color.',
      },
      {
        speaker: 'Caller',
        text: '6 with Dana, please. It’s Chris Moreno.',
        said: 'Six with Dana, please. It’s Chris Moreno.',
      },
      {
        speaker: 'Receptionist',
        text: 'Thanks, Chris. Friday at 6 with Dana, 9 Mercer Street. I’ll text you the details, and a reminder on Thursday.',
        said: 'Thanks, Chris. Friday at six with Dana, nine Mercer Street. I’ll text you the details, and a reminder on Thursday.',
      },
      { speaker: 'Caller', text: 'What if I need to move it?' },
      { speaker: 'Receptionist', text: 'Call anytime and I’ll move it for you. See you Friday.' },
      { speaker: 'Caller', text: 'Great, thanks. Bye.' },
    ],
  },
};
