import { brand } from '../../brand';

/** The texts that the pages of all trades share. */
export const tradeTexts = {
  choices: `Pick yours and read three of its calls, start to finish: what ${brand.product} books, what it puts through to you, and what it stays out of.`,
  notListed: 'Not on the list? If people call to get on your calendar, it works for you, too.',
  calls: `What callers say, what ${brand.product} asks, and what you find afterward.`,
  jobs: 'Sample lengths and prices. Yours go in when you set it up.',
  hours: 'A usual week. It books only into the hours you set.',
  emergencies:
    'You decide what’s on each list, and give the number it rings in the setup. Most owners begin like this.',
  dial911: 'It tells the caller to hang up and dial. It doesn’t call 911 itself.',
  patients:
    'It doesn’t ask about symptoms. If a patient brings up something on the first list, the call rings you, and neither the ticket nor the summary of the call says what it was.',
} as const;

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
