import { brand, supportHours } from '~/brand';
import { possessive } from '~/domain/typed-text';

/** A phone number to call instead of the widget: `reason` is shown without the widget, `alternative` next to it. */
export interface PhoneLine {
  number: string;
  reason: string;
  alternative: string;
  /** A page to open instead of calling the number. */
  page?: { path: string; label: string };
}

export const demoPhoneLine: PhoneLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line, a sample dental office, to hear a receptionist at work.',
  alternative: 'Or call our demo line, a sample dental office:',
};

/** A call that an owner can make before their own receptionist has a number. */
export interface SamplePage {
  /** “a hair salon” */
  business: string;
  path: string;
}

export function agentPhoneLine(number: string): PhoneLine {
  return { number, reason: 'Call your receptionist:', alternative: 'Or call it:' };
}

/** For a receptionist whose number is being assigned: the sample calls of the trade, or the demo line. */
export function pendingPhoneLine(samples?: SamplePage): PhoneLine {
  return sampleLine('Your trial number isn’t ready yet. Until it is,', samples);
}

/** For a page that doesn't know the receptionist's number, as in a browser that didn't set the receptionist up. */
export function unknownPhoneLine(samples?: SamplePage): PhoneLine {
  return sampleLine('This browser doesn’t know its trial number. Until you have it,', samples);
}

/** For a receptionist whose trial number may be off. */
export function formerPhoneLine(samples?: SamplePage): PhoneLine {
  return sampleLine('Your trial number may not work anymore. Meanwhile,', samples);
}

/** `why` begins the sentence that offers something else to hear. */
function sampleLine(why: string, samples: SamplePage | undefined): PhoneLine {
  const number = brand.sampleLine;
  if (samples) {
    const reason = `${why} hear ${possessive(samples.business)} sample calls`;
    const page = { path: samples.path, label: 'Hear sample calls' };
    return { number, reason: `${reason}.`, alternative: `${reason}:`, page };
  }
  const reason = `${why} call our demo line, a sample dental office`;
  return { number, reason: `${reason}, to hear what a call is like.`, alternative: `${reason}:` };
}

/** For visitors of an owner's website. */
export const businessPhoneLine: PhoneLine = {
  number: brand.supportPhone,
  reason: `Please call the business at its usual number. If you can’t get through, our support line can help, ${supportHours}:`,
  alternative: `If it doesn’t start, call the business at its usual number, or our support line, ${supportHours}:`,
};

export const formSetupLink = { href: '/create-agent', label: 'Or set up your own with a short form' };
