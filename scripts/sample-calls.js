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
        text: 'Hi. I’m getting married in two weeks. Can you get me in for a cleaning before that?',
      },
      {
        speaker: 'Receptionist',
        text: 'Congratulations! We’ll make that work. Have you been in before?',
      },
      { speaker: 'Caller', text: 'No, I’m new. It’s Tom Baker.' },
      {
        speaker: 'Receptionist',
        text: 'Welcome, Tom. A first visit is an exam, X-rays and a cleaning. It takes ninety minutes and runs $190 to $260 without insurance. Do you have a plan?',
        said: 'Welcome, Tom. A first visit is an exam, x rays and a cleaning. It takes ninety minutes, and runs one ninety to two sixty without insurance. Do you have a plan?',
      },
      { speaker: 'Caller', text: 'Delta, through work. And after work would be best.' },
      {
        speaker: 'Receptionist',
        text: 'The office verifies it before you come in. Dr. Lin has Wednesday at 10:20, or Thursday at 3:30. Which is better for you?',
        said: 'The office verifies it before you come in. Doctor Lin has Wednesday at ten twenty, or Thursday at three thirty. Which is better for you?',
      },
      { speaker: 'Caller', text: 'Thursday at 3:30, please.', said: 'Thursday at three thirty, please.' },
      {
        speaker: 'Receptionist',
        text: 'It’s yours. Thursday at 3:30, 60 Lakeview Drive. Come ten minutes early to fill out the form. I’m texting you all of that now.',
        said: 'It’s yours. Thursday at three thirty, sixty Lake view Drive. Come ten minutes early to fill out the form. I’m texting you all of that now.',
      },
      { speaker: 'Caller', text: 'Great, thank you so much.' },
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
      {
        speaker: 'Receptionist',
        text: 'Let me check. Jo’s open at 4:45, and Dana at 5:30. They both do color.',
        said: 'Let me check. Joe’s open at four forty five, and Dana at five thirty. They both do color.',
      },
      {
        speaker: 'Caller',
        text: '5:30 with Dana, please. It’s Chris Moreno.',
        said: 'Five thirty with Dana, please. It’s Chris Moreno.',
      },
      {
        speaker: 'Receptionist',
        text: 'Thanks, Chris. Friday at 5:30 with Dana, 9 Mercer Street. I’ll text you the details, and a reminder on Thursday.',
        said: 'Thanks, Chris. Friday at five thirty with Dana, nine Mercer Street. I’ll text you the details, and a reminder on Thursday.',
      },
      { speaker: 'Caller', text: 'What if I need to move it?' },
      { speaker: 'Receptionist', text: 'Call anytime and I’ll move it for you. See you Friday.' },
      { speaker: 'Caller', text: 'Great, thanks. Bye.' },
    ],
  },
  hvac: {
    file: 'sample-call-hvac.mp3',
    caller: 'rms',
    lines: [
      { speaker: 'Receptionist', text: 'Summit Heating and Air, how can I help?' },
      {
        speaker: 'Caller',
        text: 'The AC’s running, but it’s blowing warm. It’s 84 in here.',
        said: 'The A C’s running, but it’s blowing warm. It’s eighty four in here.',
      },
      {
        speaker: 'Receptionist',
        text: 'That’s no fun. Is the outdoor unit running, or is it quiet out there?',
      },
      { speaker: 'Caller', text: 'It’s humming, but the fan isn’t turning.' },
      {
        speaker: 'Receptionist',
        text: 'Okay. Go ahead and switch the cooling off at the thermostat for now. Anybody in the house who can’t take the heat?',
      },
      { speaker: 'Caller', text: 'We’ve got a three-week-old.' },
      {
        speaker: 'Receptionist',
        text: 'Then I’m flagging it. The diagnostic is $95. I can have a tech there today between 4 and 6. Want me to grab that?',
        said: 'Then I’m flagging it. The diagnostic is ninety five dollars. I can have a technician there today between four and six. Want me to grab that?',
      },
      {
        speaker: 'Caller',
        text: 'Yes, please. 2210 Fairmont, in the back unit.',
        said: 'Yes, please. Twenty two ten Fairmont, in the back unit.',
      },
      {
        speaker: 'Receptionist',
        text: 'You’re on for today between 4 and 6. You’ll get a text when the tech heads your way.',
        said: 'You’re on for today between four and six. You’ll get a text when the technician heads your way.',
      },
    ],
  },
  legal: {
    file: 'sample-call-legal.mp3',
    caller: 'rms',
    lines: [
      { speaker: 'Receptionist', text: 'Alvarez Law Office, how may I help you?' },
      { speaker: 'Caller', text: 'I got served with divorce papers today. I don’t know what to do.' },
      {
        speaker: 'Receptionist',
        text: 'I’m sorry, that’s a hard day. I can’t give legal advice, but I can get you in to see the attorney. Is there a hearing date on the papers?',
      },
      { speaker: 'Caller', text: 'It says the 28th.', said: 'It says the twenty eighth.' },
      {
        speaker: 'Receptionist',
        text: 'Thank you. For a conflict check I need your full name and the other party’s.',
      },
      { speaker: 'Caller', text: 'Karen Doyle. He’s Steven Doyle.' },
      {
        speaker: 'Receptionist',
        text: 'A first consultation is an hour and it’s $200. Ms. Alvarez has tomorrow at 4:30, or Friday at 9. Which would you like?',
        said: 'A first consultation is an hour and it’s two hundred dollars. Miz Alvarez has tomorrow at four thirty, or Friday at nine. Which would you like?',
      },
      { speaker: 'Caller', text: 'Tomorrow. Do I bring the papers?' },
      {
        speaker: 'Receptionist',
        text: 'Please do, every page. You’re set for tomorrow at 4:30, once the office has cleared the conflict check. The visit doesn’t make you a client yet.',
        said: 'Please do, every page. You’re set for tomorrow at four thirty, once the office has cleared the conflict check. The visit doesn’t make you a client yet.',
      },
    ],
  },
  veterinary: {
    file: 'sample-call-veterinary.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: 'Oak Hollow Veterinary, how can I help you and your pet?' },
      { speaker: 'Caller', text: 'My dog’s been limping since yesterday. He’s still eating.' },
      { speaker: 'Receptionist', text: 'Poor guy. What’s his name, and which leg is it?' },
      { speaker: 'Caller', text: 'Cooper. Back left. He puts a little weight on it.' },
      { speaker: 'Receptionist', text: 'Is he crying out, or is there any swelling or a wound you can see?' },
      { speaker: 'Caller', text: 'No, he’s just off.' },
      {
        speaker: 'Receptionist',
        text: 'Dr. Shah can see Cooper today at 4:10. Can you make that?',
        said: 'Doctor Shah can see Cooper today at four ten. Can you make that?',
      },
      { speaker: 'Caller', text: 'Yes. Should I give him something for the pain?' },
      {
        speaker: 'Receptionist',
        text: 'Please don’t give him anything before you’ve talked to the doctor. I’ll ask the team to call you about that. See you at 4:10.',
        said: 'Please don’t give him anything before you’ve talked to the doctor. I’ll ask the team to call you about that. See you at four ten.',
      },
    ],
  },
  roofing: {
    file: 'sample-call-roofing.mp3',
    caller: 'awb',
    lines: [
      { speaker: 'Receptionist', text: 'Ridgeline Roofing, how can we help?' },
      { speaker: 'Caller', text: 'There’s a brown spot on my bedroom ceiling, and it’s growing.' },
      {
        speaker: 'Receptionist',
        text: 'Sorry to hear it. Is it dripping right now, or is the ceiling sagging?',
      },
      { speaker: 'Caller', text: 'Neither. It’s just a ring, about like a dinner plate.' },
      { speaker: 'Receptionist', text: 'Good. How old’s the roof, do you know, and is it shingle or tile?' },
      { speaker: 'Caller', text: 'Shingle. It was here when we bought, so fifteen years or more.' },
      {
        speaker: 'Receptionist',
        text: 'Thanks. A leak inspection is free, and the repair gets quoted on the spot. We can have someone there tomorrow at 11. Is that okay?',
        said: 'Thanks. A leak inspection is free, and the repair gets quoted on the spot. We can have someone there tomorrow at eleven. Is that okay?',
      },
      {
        speaker: 'Caller',
        text: 'Yes. It’s 731 Sunset Ridge. Two stories.',
        said: 'Yes. It’s seven thirty one Sunset Ridge. Two stories.',
      },
      {
        speaker: 'Receptionist',
        text: 'I’ve got that down. Tomorrow at 11. If it starts dripping tonight, put a bucket under it and call us back.',
        said: 'I’ve got that down. Tomorrow at eleven. If it starts dripping tonight, put a bucket under it and call us back.',
      },
    ],
  },
};
