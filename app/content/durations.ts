import { pricing } from '../brand';

/** How long things take. Pages use these sentences unchanged. */
export const waitTimes = {
  trialNumber: `Your trial number works for ${pricing.trialDays} days. It may take up to 5 minutes to activate.`,
  permanentNumber: 'You get a permanent number when you start your trial. It comes by email within 24 hours.',
  ownNumber: 'Your permanent number comes by email within 24 hours.',
  invite: 'The invite arrives within 2 minutes.',
  cloning: 'This takes up to a minute.',
  ownVoice: 'Your receptionist speaks with your voice within 24 hours.',
  ownVoiceShort: 'Your voice: ready within 24 hours. Until then callers hear ours.',
} as const;

/** `waitTimes.ownNumber` for an owner whose address is known. */
export function ownNumberTo(email: string): string {
  return waitTimes.ownNumber.replace('by email', `by email to ${email}`);
}

/** `waitTimes.trialNumber` with the last day, in words. */
export function trialNumberUntil(lastDay: string): string {
  return waitTimes.trialNumber.replace('days.', `days, through ${lastDay}.`);
}

/** The most seconds that reading a website takes, by the variant of the setup. Some more pass before the request is given up. */
export const readingSeconds = { A: 90, B: 30, C: 30 } as const;

/** Minutes of the owner's time for each step, before and after the checkout. */
const stepMinutes = {
  create: 5,
  calendar: 3,
  invite: 1,
  number: 1,
  forwarding: 5,
  widget: 5,
  voice: 2,
  test: 3,
} as const;

const { create, calendar, invite, number } = stepMinutes;

const setUp = create + calendar + invite + number;

/**
 * The only table of minutes: pages, the video and the checklist take theirs from it. `setUp` is the sum of the steps until a
 * receptionist books; forwarding calls comes when the owner is ready.
 */
export const minutes = { ...stepMinutes, setUp, withForwarding: setUp + stepMinutes.forwarding } as const;
