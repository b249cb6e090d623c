import { sampleCalls } from '../sample-calls';

/** What is said in the hero sections of Home and /plumbing, whose calendar days are in `call-results.ts`. */
export const heroScenes = {
  home: {
    call: sampleCalls.home,
    scene: 'You’re at dinner',
    callerLine: 'My water heater’s leaking. There’s a puddle on the garage floor.',
    receptionistLine: 'Mike can be there tomorrow at 8:30 or 1:15. Which works better for you?',
    job: { title: 'Leaking water heater', when: '8:30 to 10:30 AM', where: '214 Alder Lane' },
  },
  plumbing: {
    call: sampleCalls.plumbing,
    scene: 'You’re under a sink',
    callerLine: 'My kitchen sink’s backed up, and it gets worse when the dishwasher runs.',
    receptionistLine: 'With traffic, we can be at your door at 2:45. Want me to book that?',
    job: { title: 'Clogged kitchen drain', when: '2:45 to 3:45 PM', where: '36 Juniper Court' },
  },
};
