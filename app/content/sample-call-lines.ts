/** Made by scripts/make-sample-calls.js, with the recordings that it belongs to. */
export const sampleCallLines = {
  home: {
    seconds: 50,
    lines: [
      {
        atSeconds: 0.5,
        speaker: 'Receptionist',
        text: 'Hartley Plumbing and Heating, good evening. How can I help?',
      },
      {
        atSeconds: 4.6,
        speaker: 'Caller',
        text: 'Hi. My water heater’s leaking. There’s a puddle on the garage floor.',
      },
      {
        atSeconds: 9.2,
        speaker: 'Receptionist',
        text: 'I’m so sorry to hear that. Is it still running, or near anything electrical?',
      },
      { atSeconds: 14.5, speaker: 'Caller', text: 'No, I shut off the valve. Now it’s just a drip.' },
      {
        atSeconds: 18,
        speaker: 'Receptionist',
        text: 'Good thinking. Then it can wait until morning. A visit is $89, and that comes off the repair. What’s the address?',
      },
      { atSeconds: 25.5, speaker: 'Caller', text: '214 Alder Lane, in Round Rock.' },
      { atSeconds: 28.4, speaker: 'Receptionist', text: 'Thanks. One second while I check the calendar.' },
      {
        atSeconds: 32.3,
        speaker: 'Receptionist',
        text: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
      },
      { atSeconds: 37.5, speaker: 'Caller', text: '8:30 works.' },
      {
        atSeconds: 39,
        speaker: 'Receptionist',
        text: 'You’re all set for 8:30 tomorrow at 214 Alder Lane. I’m texting you a confirmation now. Keep that valve shut, and have a good night.',
      },
      { atSeconds: 48.2, speaker: 'Caller', text: 'Thanks so much. Good night.' },
    ],
  },
  dental: {
    seconds: 47,
    lines: [
      { atSeconds: 0.5, speaker: 'Receptionist', text: 'Lakeview Dental, good morning. How can I help?' },
      {
        atSeconds: 4,
        speaker: 'Caller',
        text: 'Hi. I chipped a front tooth this morning, and I’m getting married on Saturday.',
      },
      {
        atSeconds: 8.7,
        speaker: 'Receptionist',
        text: 'Oh no. We’ll have you smiling by then. Any pain or bleeding?',
      },
      { atSeconds: 12.9, speaker: 'Caller', text: 'No, it just looks bad.' },
      {
        atSeconds: 14.9,
        speaker: 'Receptionist',
        text: 'Good. Dr. Lin can fix a chip in forty minutes, usually for $180 to $240. Have you been in before?',
      },
      { atSeconds: 22.2, speaker: 'Caller', text: 'No, I’m new. It’s Tom Baker.' },
      { atSeconds: 24.6, speaker: 'Receptionist', text: 'Welcome, Tom. Let me see what’s open this week.' },
      { atSeconds: 28.7, speaker: 'Receptionist', text: 'I have Wednesday at 10:20 or Thursday at 4.' },
      { atSeconds: 31.7, speaker: 'Caller', text: 'Thursday at 4, please.' },
      {
        atSeconds: 33.9,
        speaker: 'Receptionist',
        text: 'It’s yours. Thursday at 4, 60 Lakeview Drive. Come ten minutes early to fill out the form. I’m texting you all of that now.',
      },
      { atSeconds: 42.3, speaker: 'Caller', text: 'Great, thank you so much.' },
      { atSeconds: 44.3, speaker: 'Receptionist', text: 'See you Thursday. And congratulations!' },
    ],
  },
  plumbing: {
    seconds: 48,
    lines: [
      {
        atSeconds: 0.5,
        speaker: 'Receptionist',
        text: 'Rivera Plumbing, thanks for calling. What’s going on?',
      },
      {
        atSeconds: 4.1,
        speaker: 'Caller',
        text: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
      },
      {
        atSeconds: 8.4,
        speaker: 'Receptionist',
        text: 'Sounds like a clogged drain line. Leave the dishwasher off for now. Where are you?',
      },
      { atSeconds: 13.6, speaker: 'Caller', text: '36 Juniper Court, in Cedar Park.' },
      {
        atSeconds: 16.9,
        speaker: 'Receptionist',
        text: 'We’re in Cedar Park every day. Clearing a drain is $145, and there’s no trip charge.',
      },
      {
        atSeconds: 22.8,
        speaker: 'Caller',
        text: 'Can somebody come today? I’ve got people coming over tonight.',
      },
      { atSeconds: 26.9, speaker: 'Receptionist', text: 'Let me see who’s close by.' },
      {
        atSeconds: 29.6,
        speaker: 'Receptionist',
        text: 'Ana’s in Leander until 2. With traffic, she can be at your door at 2:45. Want me to book that?',
      },
      { atSeconds: 36.2, speaker: 'Caller', text: 'Yes, perfect.' },
      {
        atSeconds: 37.9,
        speaker: 'Receptionist',
        text: 'You’re booked. Today at 2:45, 36 Juniper Court. You’ll get a text now, and another when Ana’s on her way.',
      },
      { atSeconds: 46, speaker: 'Caller', text: 'You’re a lifesaver. Thanks.' },
    ],
  },
  whiteboard: {
    seconds: 44,
    lines: [
      { atSeconds: 0.5, speaker: 'Receptionist', text: 'Studio Nine Hair, good afternoon. How can I help?' },
      { atSeconds: 4.4, speaker: 'Caller', text: 'Hi, I’ve never been in before. Do you do color for men?' },
      {
        atSeconds: 8.5,
        speaker: 'Receptionist',
        text: 'We sure do. A cut and color takes ninety minutes and runs $110. Want me to find you a time?',
      },
      { atSeconds: 15.6, speaker: 'Caller', text: 'Yes. After work on Friday, if you can.' },
      { atSeconds: 18.6, speaker: 'Receptionist', text: 'Let me check Friday.' },
      {
        atSeconds: 20.8,
        speaker: 'Receptionist',
        text: 'Jo’s open at 5:30, and Dana at 6. They both do color.',
      },
      { atSeconds: 25.2, speaker: 'Caller', text: '6 with Dana, please. It’s Chris Moreno.' },
      {
        atSeconds: 28.7,
        speaker: 'Receptionist',
        text: 'Thanks, Chris. Friday at 6 with Dana, 9 Mercer Street. I’ll text you the details, and a reminder on Thursday.',
      },
      { atSeconds: 36.3, speaker: 'Caller', text: 'What if I need to move it?' },
      {
        atSeconds: 38.1,
        speaker: 'Receptionist',
        text: 'Call anytime and I’ll move it for you. See you Friday.',
      },
      { atSeconds: 41.9, speaker: 'Caller', text: 'Great, thanks. Bye.' },
    ],
  },
} as const;
