import { brand } from '../../app/brand';
import { sampleCallLines } from '../../app/content/sample-call-lines';
import { tradeBySlug } from '../../app/content/trades/trades';

export interface CallScript {
  lines: readonly { atSeconds: number; speaker: string; text: string }[];
  seconds: number;
  recording?: string;
}

/** What a call ends with, as rows of a ticket. */
export interface BookedJob {
  title: string;
  rows: readonly { label: string; value: string }[];
}

interface CustomersCall {
  script: CallScript;
  job: BookedJob;
}

export const stamp = `Booked by ${brand.product}`;

const waterHeater: CustomersCall = {
  script: { ...sampleCallLines.home, recording: '/sample-call-home.mp3' },
  job: {
    title: 'Leaking water heater',
    rows: [
      { label: 'When', value: 'Tomorrow, 8:30 AM' },
      { label: 'Where', value: '214 Alder Lane, Round Rock' },
      { label: 'Drive', value: 'Leave at 8:05, 25 min' },
    ],
  },
};

/** A call of the trade that the widget was told of, to be read; the recorded one where it was told of none. */
export function customersCall(slug: unknown): CustomersCall {
  const call = tradeBySlug(slug)?.calls[0];
  if (!call) return waterHeater;
  const { ticket } = call;
  return {
    script: spoken(call.lines),
    job: {
      title: ticket.title,
      rows: [
        { label: 'When', value: `${ticket.day}, ${ticket.time}` },
        { label: 'Where', value: ticket.where },
        ...(ticket.drive ? [{ label: 'Drive', value: ticket.drive }] : []),
      ],
    },
  };
}

/** As long as it takes to say it: about fifteen letters a second. */
function spoken(texts: readonly string[]): CallScript {
  let seconds = 0.5;
  const lines = texts.map((text, index) => {
    const line = { atSeconds: seconds, speaker: index % 2 === 0 ? 'Receptionist' : 'Caller', text };
    seconds += 0.8 + text.length / 15;
    return line;
  });
  return { lines, seconds };
}

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
