import { pricingCopy } from '../pricing-copy';
import type { Opening, Trade, TradeQuestion } from './trade';

/** The pages that a trade's page links to. Those about prices start with its month, so that both show the same bill. */
export function morePagesOf({ slug }: Trade, calls: number, bookedPercent: number) {
  return {
    integrations: { href: '/integrations', label: 'What it works with' },
    security: { href: '/security', label: 'What we keep, and who sees it' },
    bill: { href: `/pricing?calls=${calls}&trade=${slug}#bill`, label: 'Work out your own bill' },
    compare: {
      href: `/compare?calls=${calls}&bookedPercent=${bookedPercent}`,
      label: 'Compare with an answering service',
    },
  };
}

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
