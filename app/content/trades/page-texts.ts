import type { Opening, Trade } from './trade';

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

/** Who shares a calendar, as `sharedCalendar` names them. */
export function peopleOf({ serviceType }: Trade): 'colleagues' | 'technicians' {
  return serviceType === 'Fixed Location' ? 'colleagues' : 'technicians';
}
