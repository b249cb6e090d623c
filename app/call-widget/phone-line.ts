import { brand } from '~/brand';

export interface PhoneLine {
  number: string;
  reason: string;
  or: string;
}

export const demoLine: PhoneLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line, a made-up dental office, to hear a receptionist at work right now.',
  or: 'Or call our demo line, a made-up dental office:',
};

/** By its trial number; before it has one, the demo line as what it is. */
export function ownLine(number: string | null): PhoneLine {
  if (number) return { number, reason: 'Call your receptionist:', or: 'Or call it:' };
  return {
    number: brand.sampleLine,
    reason:
      'Your own number isn’t ready yet. Until it is, try our demo line, a made-up dental office, to hear what a call is like.',
    or: 'Your own number isn’t ready yet. Until it is, try our demo line, a made-up dental office:',
  };
}

export const formSetup = { href: '/create-agent', label: 'Or set up your own with a short form' };
