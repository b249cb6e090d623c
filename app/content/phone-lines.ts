import { brand, supportHours } from '~/brand';

/** A phone number to call instead of the widget: `reason` is shown without the widget, `alternative` next to it. */
export interface PhoneLine {
  number: string;
  reason: string;
  alternative: string;
}

export const demoPhoneLine: PhoneLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line, a sample dental office, to hear a receptionist at work.',
  alternative: 'Or call our demo line, a sample dental office:',
};

/** The agent's own number, or the demo line while it has none yet. */
export function agentPhoneLine(number: string | null): PhoneLine {
  if (number) return { number, reason: 'Call your receptionist:', alternative: 'Or call it:' };
  return {
    number: brand.sampleLine,
    reason:
      'Your trial number isn’t ready yet. Until it is, call our demo line, a sample dental office, to hear what a call is like.',
    alternative:
      'Your trial number isn’t ready yet. Until it is, call our demo line, a sample dental office:',
  };
}

/** For a page that doesn't know the receptionist's number: nobody has looked it up in this browser, or another one set it up. */
export const unknownPhoneLine: PhoneLine = {
  number: brand.sampleLine,
  reason:
    'This browser doesn’t know your receptionist’s trial number. Until you have it, call our demo line, a sample dental office.',
  alternative: 'This browser doesn’t know its trial number. Call our demo line, a sample dental office:',
};

/** For visitors of an owner's website. */
export const businessPhoneLine: PhoneLine = {
  number: brand.supportPhone,
  reason: `Please call the business at its usual number. If you can’t get through, our support line can help, ${supportHours}:`,
  alternative: `If it doesn’t start, call the business at its usual number, or our support line, ${supportHours}:`,
};

export const formSetupLink = { href: '/create-agent', label: 'Or set up your own with a short form' };
