import { brand } from '../../app/brand';
import { sampleCallLines } from '../../app/content/sample-call-lines';

export interface CallScript {
  lines: readonly { atSeconds: number; speaker: string; text: string }[];
  seconds: number;
  recording?: string;
}

export const customersCall: CallScript = { ...sampleCallLines.home, recording: '/sample-call-home.mp3' };

export const bookedJob = {
  title: 'Leaking water heater',
  rows: [
    { label: 'When', value: 'Tomorrow, 8:30 AM' },
    { label: 'Where', value: '214 Alder Lane, Round Rock' },
    { label: 'Drive', value: 'Leave at 8:05, 25 min' },
  ],
  stamp: `Booked by ${brand.product}`,
};

/** It waits for the tester, who chooses how it ends. */
export const setUpCall: CallScript = {
  seconds: Infinity,
  lines: [
    {
      atSeconds: 0.3,
      speaker: 'Assistant',
      text: 'Hi! I’ll set up your receptionist. What’s your business called?',
    },
    { atSeconds: 4, speaker: 'You', text: 'Rivera Plumbing, in Austin.' },
    { atSeconds: 7, speaker: 'Assistant', text: 'Where are you located, and what’s your email?' },
    { atSeconds: 11, speaker: 'You', text: '12 Cedar Street. My email’s in the form below.' },
    { atSeconds: 15, speaker: 'Assistant', text: 'Thanks, that’s all I need. Finish the setup below.' },
  ],
};

export const foundData = () => ({
  Agent_Id: `agent_${Math.random().toString(36).slice(2, 12)}`,
  UsersEmailAddress: 'owner@rivera-plumbing.example',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'TX',
  UsersZipcode: '78701',
});
