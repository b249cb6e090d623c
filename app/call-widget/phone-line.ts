import { brand } from '~/brand';

export interface PhoneLine {
  number: string;
  reason: string;
  or: string;
}

export const demoLine: PhoneLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line, a sample dental practice, to hear a receptionist at work right now.',
  or: 'Or call our demo line, a sample dental practice:',
};

/** By its trial number; before it has one, the demo line as what it is. */
export function ownLine(number: string | null): PhoneLine {
  if (number) return { number, reason: 'Call your receptionist:', or: 'Or call it:' };
  return {
    number: brand.sampleLine,
    reason:
      'Your own number is not there yet. Until then our demo line, a sample dental practice, shows what a call is like.',
    or: 'Your own number is not there yet. Until then there is our demo line, a sample dental practice:',
  };
}

export const formSetup = { href: '/create-agent', label: 'Or set up your own with a short form' };
