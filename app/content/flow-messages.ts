interface FlowMessage {
  title: string;
  text: string;
  /** The label and the address of the only button. */
  next: { label: string; path: string };
}

const create = { label: 'Create your receptionist', path: '/create-agent' };

/** The setup's and the owner's pages that only say what is the matter, and where to go. */
export const flowMessages = {
  noAgentId: { title: 'Error', text: 'No agent ID provided in the URL.', next: create },
  noTrial: {
    title: 'Our Own Receptionist Has No Trial',
    text: 'You came from the receptionist that we show to everybody. Create yours: it takes a few minutes, and its trial is free.',
    next: create,
  },
} as const satisfies Record<string, FlowMessage>;

/** The payment page without a customer. It opens the trial form after two seconds. */
export function sessionExpired(trialForm: string): FlowMessage {
  return {
    title: 'Session Expired',
    text: 'We need your name and email again before payment. We’re taking you to the trial form.',
    next: { label: 'Go to Trial Signup', path: trialForm },
  };
}
