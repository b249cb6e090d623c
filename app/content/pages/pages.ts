import { brand, pricing } from '../../brand';
import { pricingCopy } from '../pricing-copy';
import { trades } from '../trades/trades';

/** A public page, as shown by search engines and links. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  headline: string;
  /** Whether the page sells the monthly plan. */
  monthly?: boolean;
  /** The kind of visit that is logged. Without one, visits aren't logged, and shared caches may store the page. */
  visitType?: 'home' | 'faq' | 'about_us';
  /** Whether the page depends on the visitor. All others are cached. */
  isPersonal?: boolean;
}

export const pages = {
  home: {
    path: '/',
    title: 'The AI Receptionist That Answers Every Call',
    description: `${brand.product} answers your business phone day and night and books jobs on your calendar. ${brand.tagline}`,
    headline: 'Every call answered. Jobs on your calendar.',
    visitType: 'home',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    description: `What ${brand.product} costs: ${pricingCopy.inShort} What counts as a booking, with three sample months added up.`,
    headline: 'No bookings, no bill.',
  },
  compare: {
    path: '/compare',
    title: 'Voicemail, an Answering Service, a Person or AI',
    description: `What voicemail, an answering service, a person and ${brand.product} cost at 30, 60 and 200 calls a month, next to Smith.ai, Goodcall and other AI receptionists, with sources.`,
    headline: 'Four ways to answer the phone, added up.',
  },
  security: {
    path: '/security',
    title: 'Security and Privacy',
    description: `What ${brand.product} records and keeps, for how long, who can see it, how to have it deleted, and what happens with health information.`,
    headline: 'What we keep, and who sees it.',
  },
  integrations: {
    path: '/integrations',
    title: 'What It Works With',
    description: `${brand.product} works with Google and Outlook calendars, any phone that forwards calls, and any website. What it doesn’t connect to, and how to ask.`,
    headline: 'Your calendar, your phone, your website.',
  },
  trades: {
    path: '/for',
    title: 'Your Industry, on the Phone',
    description: `What ${brand.product} says, books and puts through in ${trades.length} trades, from plumbers and dental offices to law offices and garages.`,
    headline: 'It speaks your trade.',
  },
  about: {
    path: '/about',
    title: 'About',
    description: `Why ${brand.product} exists: so people who work with their hands stop losing jobs to voicemail.`,
    headline: 'For people whose hands are full.',
    visitType: 'about_us',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: `How to reach the people behind ${brand.product}: phone and hours, email, and where to send a security problem, a BAA request or a question about a bill.`,
    headline: 'A person picks up.',
  },
  faq: {
    path: '/faq',
    title: 'Frequently Asked Questions',
    description: `What ${brand.product} costs, what counts as a booking, forwarding codes by carrier, what we see on your calendar, languages and emergencies.`,
    headline: 'Straight answers, before you have to ask.',
    visitType: 'faq',
  },
  blog: {
    path: '/blog',
    title: 'The Receptionist’s Corner',
    description:
      'How to win more work from the calls you already get: after hours, legal intake, full calendars, and numbers you can check.',
    headline: 'The Receptionist’s Corner',
  },
  privacy: {
    path: '/privacy',
    title: 'Terms of Service and Privacy Policy',
    description: `The terms of ${brand.product}, our text message agreement, and what we collect, share and delete, in plain English.`,
    headline: 'Terms and privacy, in plain English.',
  },
  demoCall: {
    path: '/demo-call',
    title: `Try a Sample Call with ${brand.product}`,
    description: `Talk to ${brand.product} right in your browser and hear how it books a job. ${pricingCopy.inShort}`,
    headline: 'Your receptionist is ready to talk.',
    isPersonal: true,
  },
} as const satisfies Record<string, IndexedPage>;

/** The feed of the blog. */
export const feedPath = `${pages.blog.path}/rss.xml` as const;

/** Variants of a page. Search engines show that page instead. */
export const variantPages = {
  backupHome: {
    ...pages.home,
    monthly: true,
    title: 'The Receptionist for One Price a Month',
    description: `${brand.product} answers your business phone for $${pricing.plan.monthly} a month, ${pricing.plan.minutes} minutes included.`,
  },
  whiteboard: {
    ...pages.home,
    title: 'See It at Work',
    description: `Listen to two sample calls, talk to ${brand.product} yourself and see what it adds to your business.`,
  },
  voiceAgent: {
    ...pages.demoCall,
    title: `Talk to ${brand.product}`,
    description: `The voice behind ${brand.product}: ask it anything a customer would.`,
  },
} as const satisfies Record<string, IndexedPage>;

/** The pages that need no module in `app/routes`: their content is a row of `app/marketing/pages/public-page.tsx`. */
export const textPageNames = [
  'pricing',
  'compare',
  'security',
  'integrations',
  'trades',
  'about',
  'contact',
  'privacy',
] as const satisfies (keyof typeof pages)[];
export type TextPageName = (typeof textPageNames)[number];
