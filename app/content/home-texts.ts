import { brand, pricing } from '~/brand';
import type { PriceModel } from '~/brand';
import { waitTimes } from './durations';
import { pricingCopy } from './pricing-copy';
import type { ArticleSlug } from './articles';

/** The texts of Home, its variants and the sections that trade pages share with it. */
export const homeTexts = {
  /** Names several trades, because without scripts or with reduced motion the headline names only the first one. */
  lead: (tradeCount: number) =>
    `It answers every call, books jobs and puts emergencies through. For plumbers, salons and ${tradeCount - 2} more industries.`,
  demoLine: 'Call a demo dental office. Book a cleaning, change your mind, see if it keeps up.',
} as const;

const exampleJobPrice = 150;

const priceTexts: Record<PriceModel, { gain: string; savings: string }> = {
  perBooking: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.perBooking)} bookings`,
    savings: pricingCopy.fees,
  },
  plan: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.plan.monthly)} months of the plan`,
    savings: `$${pricing.plan.monthly} a month for a receptionist that’s there day and night.`,
  },
};

/** Three reasons to automate the phone. */
export function reasonsToAutomate(model: PriceModel): readonly { title: string; text: string }[] {
  return [
    {
      title: 'AI Scheduling',
      text: `${brand.product} knows how long jobs and drives take, and only offers times that work.`,
    },
    {
      title: 'Revenue Gain',
      text: `When nobody answers, callers try the next name on the list. Keeping one $${exampleJobPrice} job ${priceTexts[model].gain}.`,
    },
    { title: 'Cost Savings', text: priceTexts[model].savings },
  ];
}

export const blogTeasers: readonly { slug: ArticleSlug; title: string; text: string }[] = [
  {
    slug: 'attorneys',
    title: 'How Attorneys Benefit From an AI Receptionist',
    text: 'People with a legal problem rarely leave a voicemail. They call the next name on the list.',
  },
  {
    slug: 'after-hours',
    title: 'Stop Losing Business After Hours',
    text: 'The calls that come in after five are often the ones that pay best. Here’s how to keep them.',
  },
  {
    slug: 'filling-your-calendar',
    title: 'Five Ways an AI Receptionist Fills Your Calendar',
    text: 'From reminders people answer to gaps that fill themselves.',
  },
];

export const addOns = [
  { title: 'Your Own Voice', text: 'Read out loud for 15 seconds, and it sounds like you.' },
  { title: 'Website Call Button', text: 'Visitors talk to your receptionist right on your website.' },
  { title: 'A Number of Its Own', text: `A dedicated business number. ${waitTimes.ownNumber}` },
  { title: 'Human Transfer', text: 'Callers who ask for a person get one.' },
  { title: 'Call Summaries', text: 'An email after every call: who called, why, and what’s next.' },
] as const;

/** The pages that answer the questions that "What's Included" leaves open. */
export const buyerLinks = [
  { href: '/faq', label: 'Read the FAQ' },
  { href: '/security', label: 'What we keep, and who sees it' },
] as const;
