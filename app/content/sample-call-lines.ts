/** Made by scripts/make-sample-calls.js, with the recordings that it belongs to. */
export const sampleCallLines = {
  home: {
    seconds: 51,
    lines: [
      {
        atSeconds: 0.5,
        speaker: 'Receptionist',
        text: 'Hartley Plumbing and Heating, good evening. How can I help?',
      },
      {
        atSeconds: 4.6,
        speaker: 'Caller',
        text: 'Hi. My water heater is leaking. There is a puddle on the garage floor.',
      },
      {
        atSeconds: 9.2,
        speaker: 'Receptionist',
        text: "I'm so sorry to hear that. Is the water near anything electrical, or still running?",
      },
      { atSeconds: 14.7, speaker: 'Caller', text: 'No. I turned the valve off. It only drips now.' },
      {
        atSeconds: 18.4,
        speaker: 'Receptionist',
        text: 'Well done. Then it can wait for the morning. A visit is $89, and that comes off the repair. What is the address?',
      },
      { atSeconds: 25.7, speaker: 'Caller', text: '214 Alder Lane, in Round Rock.' },
      { atSeconds: 28.7, speaker: 'Receptionist', text: 'Thank you. One moment while I check the calendar.' },
      {
        atSeconds: 32.8,
        speaker: 'Receptionist',
        text: 'Mike can be with you tomorrow at 8:30, or at 1:15. Which suits you?',
      },
      { atSeconds: 38.1, speaker: 'Caller', text: '8:30 is great.' },
      {
        atSeconds: 39.7,
        speaker: 'Receptionist',
        text: "Booked. Tomorrow, 8:30, at 214 Alder Lane. I'm texting you a confirmation now. Keep that valve closed, and have a good night.",
      },
      { atSeconds: 49.4, speaker: 'Caller', text: 'Thank you. Good night.' },
    ],
  },
  dental: {
    seconds: 48,
    lines: [
      { atSeconds: 0.5, speaker: 'Receptionist', text: 'Lakeview Dental, hello. What can I do for you?' },
      {
        atSeconds: 4.1,
        speaker: 'Caller',
        text: 'Hello. I chipped a front tooth this morning, and my wedding is on Saturday.',
      },
      {
        atSeconds: 8.6,
        speaker: 'Receptionist',
        text: "Oh no. We'll have you smiling by then. Does it hurt, or bleed?",
      },
      { atSeconds: 12.5, speaker: 'Caller', text: 'No, it only looks bad.' },
      {
        atSeconds: 14.6,
        speaker: 'Receptionist',
        text: 'Good. Doctor Lin repairs a chip in forty minutes, usually for $180 to $240. Are you a patient with us?',
      },
      { atSeconds: 22, speaker: 'Caller', text: 'Not yet. My name is Tom Baker.' },
      { atSeconds: 24.5, speaker: 'Receptionist', text: "Welcome, Tom. Let me see what's free this week." },
      { atSeconds: 28.5, speaker: 'Receptionist', text: 'I have Wednesday at 10:20, or Thursday at 4.' },
      { atSeconds: 31.9, speaker: 'Caller', text: 'Thursday at 4, please.' },
      {
        atSeconds: 34.1,
        speaker: 'Receptionist',
        text: "It's yours. Thursday, 4 o’clock, 60 Lakeview Drive. Come ten minutes early for the form. I am texting you all of that now.",
      },
      { atSeconds: 42.5, speaker: 'Caller', text: 'Great. Thank you so much.' },
      { atSeconds: 44.6, speaker: 'Receptionist', text: 'See you on Thursday. And congratulations.' },
    ],
  },
  plumbing: {
    seconds: 47,
    lines: [
      {
        atSeconds: 0.5,
        speaker: 'Receptionist',
        text: "Rivera Plumbing, thanks for calling. What's going on?",
      },
      {
        atSeconds: 4.1,
        speaker: 'Caller',
        text: 'The kitchen sink is blocked, and it comes back up when the dishwasher runs.',
      },
      {
        atSeconds: 8.4,
        speaker: 'Receptionist',
        text: 'That is a blocked drain line. Please leave the dishwasher off. Where are you?',
      },
      { atSeconds: 12.9, speaker: 'Caller', text: '36 Juniper Court, in Cedar Park.' },
      {
        atSeconds: 16.2,
        speaker: 'Receptionist',
        text: "We're in Cedar Park every day. Clearing a drain is $145, with no charge for the drive.",
      },
      { atSeconds: 22.9, speaker: 'Caller', text: 'Can somebody come today? I have guests tonight.' },
      { atSeconds: 26.1, speaker: 'Receptionist', text: "Let me see who's near you." },
      {
        atSeconds: 28.5,
        speaker: 'Receptionist',
        text: 'Ana is in Leander until 2. With the traffic she can be at your door at 2:45. Shall I book that?',
      },
      { atSeconds: 34.9, speaker: 'Caller', text: 'Yes. Perfect.' },
      {
        atSeconds: 36.6,
        speaker: 'Receptionist',
        text: "Done. Today at 2:45, 36 Juniper Court. You'll get a text now, and another when Ana is on her way.",
      },
      { atSeconds: 44.5, speaker: 'Caller', text: 'You saved my evening. Thanks.' },
    ],
  },
  whiteboard: {
    seconds: 44,
    lines: [
      { atSeconds: 0.5, speaker: 'Receptionist', text: 'Studio Nine Hair, good afternoon. How can I help?' },
      {
        atSeconds: 4.4,
        speaker: 'Caller',
        text: 'Hi. I have not been to you before. Do you do color for men?',
      },
      {
        atSeconds: 8.8,
        speaker: 'Receptionist',
        text: 'We do. A cut with color takes ninety minutes and is $110. Shall I find you a time?',
      },
      { atSeconds: 15.3, speaker: 'Caller', text: 'Yes. After work, on Friday if you can.' },
      { atSeconds: 18.6, speaker: 'Receptionist', text: 'Let me look at Friday.' },
      { atSeconds: 21, speaker: 'Receptionist', text: 'Jo is free at 5:30, and Dana at 6. Both do color.' },
      { atSeconds: 25.1, speaker: 'Caller', text: '6 with Dana, please. I am Chris Moreno.' },
      {
        atSeconds: 28.8,
        speaker: 'Receptionist',
        text: "Thank you, Chris. Friday at 6 with Dana, 9 Mercer Street. I'll text you the details, and a reminder on Thursday.",
      },
      { atSeconds: 36.6, speaker: 'Caller', text: 'And if I have to move it?' },
      {
        atSeconds: 38.6,
        speaker: 'Receptionist',
        text: "Call at any hour and I'll move it for you. See you on Friday.",
      },
      { atSeconds: 42.7, speaker: 'Caller', text: 'Great. Bye.' },
    ],
  },
} as const;
