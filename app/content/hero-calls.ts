import { callResults } from './call-results';
import type { CallResult } from './call-results';
import { sampleCalls } from './sample-calls';
import type { SampleCall } from './sample-calls';

export interface HeroCall {
  call: SampleCall;
  result: CallResult;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  job: { title: string; when: string; where: string };
}

export const heroCalls = {
  home: {
    call: sampleCalls.home,
    result: callResults.home,
    scene: 'You are at dinner',
    callerLine: 'My water heater is leaking. There is a puddle on the garage floor.',
    receptionistLine: 'Mike can be with you tomorrow at 8:30, or at 1:15. Which suits you?',
    job: { title: 'Leaking water heater', when: '8:30 to 10:30 AM', where: '214 Alder Lane' },
  },
  plumbing: {
    call: sampleCalls.plumbing,
    result: callResults.plumbing,
    scene: 'You are under a sink',
    callerLine: 'The kitchen sink is blocked, and it comes back up when the dishwasher runs.',
    receptionistLine: 'With the traffic she can be at your door at 2:45. Shall I book that?',
    job: { title: 'Blocked kitchen drain', when: '2:45 to 3:45 PM', where: '36 Juniper Court' },
  },
} as const satisfies Record<string, HeroCall>;
