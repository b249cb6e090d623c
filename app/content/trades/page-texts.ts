import { pricingCopy } from '../pricing-copy';
import type { Opening, Trade, TradeQuestion } from './trade';

/** The pages that the answers of a trade link to. */
export const morePages = {
  integrations: { href: '/integrations', label: 'What it works with' },
  security: { href: '/security', label: 'What we keep, and who sees it' },
  bill: { href: '/pricing#bill', label: 'Work out your own bill' },
} as const;

export const buyerLinks = [
  { href: '/faq', label: 'Read the FAQ' },
  { href: '/compare', label: 'Compare with an answering service' },
  morePages.security,
  { href: '/contact', label: 'Ask a person' },
] as const;

/** `a job`, `an appointment`. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

export function hoursText(opening: Opening | null): string {
  return opening?.join(' to ') ?? 'Closed';
}

/** The people who share a calendar, as `sharedCalendar` names them. */
export function peopleOf({ serviceType, hasCrews }: Trade): 'colleagues' | 'crews' | 'technicians' {
  if (serviceType === 'Fixed Location') return 'colleagues';
  return hasCrews ? 'crews' : 'technicians';
}

/** The question about the cost of a month, which all trades have. */
export function monthQuestion(
  month: Record<'calls' | 'booked' | 'moved' | 'putThrough' | 'dollars', number>,
): TradeQuestion {
  const { calls, booked, moved, putThrough, dollars } = month;
  return {
    question: 'What would a month come to?',
    answer: `At ${calls} calls: ${booked} booked, $${dollars}; ${moved} moved, $0; ${putThrough} put through, $0. ${pricingCopy.noBookings}`,
    more: 'bill',
  };
}
