import { brand } from '../../app/brand';
import { sampleCallLines } from '../../app/content/sample-call-lines';
import type { Trade } from '../../app/content/trades/trade';
import { tradeBySlug } from '../../app/content/trades/trades';

export interface CallScript {
  lines: readonly { atSeconds: number; speaker: string; text: string }[];
  seconds: number;
  recording?: string;
}

/** The ticket that a call ends with. */
export interface BookedJob {
  label: string;
  title: string;
  stamp: string;
  rows: readonly { label: string; value: string }[];
}

interface CustomersCall {
  script: CallScript;
  job: BookedJob;
}

const booked = { label: 'Job ticket', stamp: `Booked by ${brand.product}` };
/** A call with the owner's own receptionist puts nothing on a calendar, and its ticket says so. */
const practice = { label: 'Practice ticket: nothing was booked', stamp: 'Practice' };

const waterHeater: CustomersCall = {
  script: { ...sampleCallLines.home, recording: '/sample-call-home.mp3' },
  job: {
    ...booked,
    title: 'Leaking water heater',
    rows: [
      { label: 'When', value: 'Tomorrow, 8:30 AM' },
      { label: 'Where', value: '214 Alder Lane, Round Rock' },
      { label: 'Drive', value: 'Leave at 8:05, 25 min' },
    ],
  },
};

/**
 * A customer's call, as the dynamic variables of the widget ask for it: with captions in the words of the trade, greeted
 * in the name of the business. The recorded call plays where neither is known.
 */
export function customersCall(slug: unknown, businessName?: unknown): CustomersCall {
  const trade = tradeBySlug(slug);
  if (typeof businessName === 'string') return practiceCall(businessName, trade);
  const call = trade?.calls[0];
  if (!call) return waterHeater;
  const { ticket } = call;
  return {
    script: spoken(call.lines),
    job: {
      ...booked,
      title: ticket.title,
      rows: [
        { label: 'When', value: `${ticket.day}, ${ticket.time}` },
        { label: 'Where', value: ticket.where },
        ...(ticket.drive ? [{ label: 'Drive', value: ticket.drive }] : []),
      ],
    },
  };
}

/** The owner plays the customer, so the lines fit any business. */
function practiceCall(businessName: string, trade: Trade | undefined): CustomersCall {
  const wanted = trade?.jobs[0]?.name ?? 'An appointment';
  return {
    script: spoken([
      `Thanks for calling ${businessName}. How can I help you?`,
      'Do you have anything tomorrow morning?',
      'I do, at 9:00. Who is it for?',
      'It’s me, the owner. I’m just trying this out.',
      'Then this one is practice. A customer would be on your calendar now.',
    ]),
    job: {
      ...practice,
      title: wanted,
      rows: [
        { label: 'When', value: 'Tomorrow, 9:00 AM' },
        { label: 'For', value: businessName },
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
