export interface CallScript {
  lines: readonly { atSeconds: number; speaker: string; text: string }[];
  seconds: number;
  recording?: string;
}

/** The ticket shown when a call ends. */
export interface BookedJob {
  label: string;
  title: string;
  stamp: string;
  rows: readonly { label: string; value: string }[];
}

interface SimulatedCall {
  script: CallScript;
  job: BookedJob;
}

export interface TradeCall extends SimulatedCall {
  /** The title of a practice call's ticket. */
  usualJob: string;
}

/** The calls to play, by the slug of the trade, and the one for visitors without a trade. */
export interface SimulatedCalls {
  ofTrades: Partial<Record<string, TradeCall>>;
  other: SimulatedCall;
}

declare global {
  /** Set by the server in the first line of the fake widget's script. */
  var simulatedCalls: SimulatedCalls;
}

/** Calls to the owner's own receptionist are practice: the ticket says that nothing was booked. */
const practice = { label: 'Practice ticket: nothing was booked', stamp: 'Practice' };

/**
 * Picks the call to play from the widget's dynamic variables: a practice call if the business name is known, the
 * trade's recorded call if only the trade is known, and the recorded water heater call otherwise.
 */
export function sampleCallFor(slug: unknown, businessName?: unknown): SimulatedCall {
  const { ofTrades, other } = globalThis.simulatedCalls;
  const call = ofTrades[String(slug)];
  return typeof businessName === 'string' ? practiceCall(businessName, call) : (call ?? other);
}

/**
 * The owner plays the customer, so the lines must fit any business. They also must be true before and after the calendar is
 * shared, because the widget doesn't know what the page says about that.
 */
function practiceCall(businessName: string, call: TradeCall | undefined): SimulatedCall {
  const title = call?.usualJob ?? 'An appointment';
  return {
    script: timedScript([
      `Thanks for calling ${businessName}. How can I help you?`,
      'Do you have anything tomorrow morning?',
      'Let me look. Who is it for?',
      'It’s me, the owner. I’m just trying this out.',
      'Then this one is practice. Until your calendar is shared, I take a message. After that, I offer a free time and book it.',
    ]),
    job: {
      ...practice,
      title,
      rows: [
        { label: 'For', value: 'You, the owner' },
        { label: 'Until your calendar is shared', value: 'A message for you' },
        { label: 'After that', value: 'An appointment on it' },
      ],
    },
  };
}

/** Times each line by its length, at about 15 characters per second. */
function timedScript(texts: readonly string[]): CallScript {
  let seconds = 0.5;
  const lines = texts.map((text, index) => {
    const line = { atSeconds: seconds, speaker: index % 2 === 0 ? 'Receptionist' : 'Caller', text };
    seconds += 0.8 + text.length / 15;
    return line;
  });
  return { lines, seconds };
}

/** Never ends by itself: the tester submits the form below the call. */
export const setupAssistantCall: CallScript = {
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

export const sampleSetupResult = () => ({
  Agent_Id: `agent_${Math.random().toString(36).slice(2, 12)}`,
  UsersEmailAddress: 'owner@rivera-plumbing.example',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'TX',
  UsersZipcode: '78701',
});
