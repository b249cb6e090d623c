import { brand } from '~/brand';
import type { ForwardingType } from '~/domain/forwarding-code';

export const forwardingTypeNames: Record<ForwardingType, string> = {
  noanswer: 'No answer',
  busy: 'When busy',
  unconditional: 'All calls',
};

/** The calls that a code forwards, at the beginning of a sentence. */
export const forwardedCalls: Record<ForwardingType, string> = {
  noanswer: 'Calls that you don’t answer',
  busy: 'Calls while you’re on another call',
  unconditional: 'All calls',
};

/** The choices of the form on /testforwarding. */
export const forwardingChoices: Record<ForwardingType, { label: string; hint: string }> = {
  noanswer: { label: 'When I don’t answer', hint: 'Your phone rings first. Most owners start here.' },
  busy: { label: 'When I’m busy', hint: 'Only while you’re on another call.' },
  unconditional: {
    label: 'All calls',
    hint: 'Your phone doesn’t ring. Urgent calls must ring another number, or they come back to your receptionist.',
  },
};

export const forwardingTexts = {
  description: `Your number stays with your carrier. One code forwards your calls to ${brand.product}, all of them or only the ones you miss, and another code stops it.`,
  foreignNumber:
    'A link filled in this number. Forward your calls to this number only if you know it’s your receptionist’s.',
  number: 'Your trial number or your permanent number',
  permanentNumber: 'Your permanent number, which comes by email.',
  dialed: 'Dialed it? Call your own number from another phone to test it.',
  urgentCalls: `Urgent calls must not ring the phone whose calls you forward here: they would come back to ${brand.product}. If they do, email or call us with another number for them.`,
  bothAtOnce: 'This one code covers no answer and busy.',
  secondCode: (carrier: string) =>
    `For no answer and busy together, ${carrier} needs two codes. Dial this one as well:`,
} as const;
