import { supportHours } from '~/brand';
import { pricingCopy } from './pricing-copy';

/**
 * Prices of other AI phone receptionists. Each figure is from a page of the company itself, which `source` names with the
 * date on which it was read. Figures that no such page gives are left out. Read the pages again before launch.
 */
export interface OtherReceptionist {
  name: string;
  /** The unit of the price. */
  per: string;
  /** The parts of a month's bill, or `null` if the source doesn't give enough to add one up. */
  monthly: { base: number; callsIncluded: number; extraCall: number; booking: number } | null;
  /** The price in words. */
  price: string;
  /** Costs and features that the sums don't include. */
  leftOut?: string;
  /** The free trial or plan, if the source names one. */
  freeToTry?: string;
  /** A month's bill without any bookings, if the source says what one costs. */
  withoutBookings?: string;
  chooseIf: string;
  source: { page: string; href: string; date: string };
}

const flat = { callsIncluded: Infinity, extraCall: 0, booking: 0 } as const;
const undated = 'Copied page without a date. Read November 23, 2026';

export const otherReceptionists: readonly OtherReceptionist[] = [
  {
    name: 'Smith.ai',
    per: 'Per call',
    monthly: { base: 0, callsIncluded: 25, extraCall: 3, booking: 3 },
    price: 'Free plan: 25 calls, then $3 a call, and $3 more for a call that books on your calendar',
    leftOut: 'The paid plans, whose prices this page doesn’t give. At many calls they may cost less.',
    freeToTry: 'Free plan, no time limit',
    withoutBookings: '$0 up to 25 calls',
    chooseIf: 'you want a live person to step in during a call, at $3 for that call.',
    source: {
      page: 'Smith.ai help, Extra Calls & Billing Credits',
      href: 'https://smithaivoiceassistant.freshdesk.com/support/solutions/articles/151000232730-extra-calls-billing-credits-explained',
      date: undated,
    },
  },
  {
    name: 'Quo (OpenPhone)',
    per: 'Per call',
    monthly: { base: 0, callsIncluded: 10, extraCall: 1, booking: 0 },
    price: 'Sona answers 10 calls free, then a dollar a call; less per call in larger monthly packs',
    leftOut:
      'The Quo phone plan that it comes with, and the price of the larger packs: this page gives neither.',
    freeToTry: '10 calls every month',
    withoutBookings: '$0 up to 10 calls, plus the phone plan',
    chooseIf: 'Quo is your business phone system already, or you’d move your phones to it.',
    source: {
      page: 'Quo help, Sona pricing',
      href: 'https://support.openphone.com/core-concepts/ai-automations/sona/sona-pricing',
      date: undated,
    },
  },
  {
    name: 'Goodcall',
    per: 'Flat, per month',
    monthly: { base: 59, ...flat },
    price: '$59 a month for the Premium plan, calls unlimited',
    withoutBookings: '$59',
    leftOut: 'Newer plans: the article points to a pricing page that we couldn’t read.',
    chooseIf:
      'you book often, and a bill that’s the same every month matters more than a small one in a slow month.',
    source: {
      page: 'Goodcall help, Calls per month quota for Premium plan',
      href: 'https://help.goodcall.com/en/articles/8007545-calls-per-month-quota-for-premium-plan',
      date: undated,
    },
  },
  {
    name: 'VeraDial',
    per: 'Flat, per month',
    monthly: { base: 29.99, ...flat },
    price: '$29.99 a month for Vera Plus, receptionist minutes unlimited',
    leftOut: 'Booking: the published features are answers, messages and putting callers through.',
    freeToTry: 'A week',
    withoutBookings: '$29.99',
    chooseIf:
      'you want answers and messages on a second number, in an app, and book the appointments yourself.',
    source: {
      page: 'VeraDial, pricing',
      href: 'https://veradial.com/pricing',
      date: 'Page of September 21, 2026, as copied on September 23',
    },
  },
  {
    name: 'RingCentral',
    per: 'Per month',
    monthly: null,
    withoutBookings: 'From $39',
    price: 'AI Receptionist starts at $39 a month; how many calls that covers isn’t on the page',
    chooseIf: 'you have several locations or departments, and calls to route between them.',
    source: {
      page: 'RingCentral, plans and pricing',
      href: 'https://www.ringcentral.com/office/plansandpricing.html',
      date: 'As copied on September 20, 2026',
    },
  },
  {
    name: 'My AI Front Desk',
    per: 'Per month, then per minute',
    monthly: null,
    price: '200 or 300 minutes included, then 12¢ a minute; the monthly fee isn’t on the page',
    chooseIf:
      'you want it to text callers links and answers as well: the page includes about 500 texts a month.',
    source: {
      page: 'My AI Front Desk, How does billing work',
      href: 'https://myaifrontdesk.com/tutorials/how-does-billing-pricing-work-for-my-ai-front-desk',
      date: undated,
    },
  },
];

/** Others that buyers ask about. Their prices weren't read, so none is printed. */
export const withoutPrices = ['Rosie', 'Dialzara', 'Upfirst', 'Ruby'] as const;

/** Questions to ask any of them, with our own answers. */
export const buyersQuestions: readonly {
  term: string;
  text: string;
  link?: { href: string; label: string };
}[] = [
  { term: 'What does a month without bookings cost?', text: `Here, nothing. ${pricingCopy.fees}` },
  {
    term: 'Do you pay for spam and long calls?',
    text: 'Here, no. You pay for bookings, however many calls and minutes they take.',
  },
  {
    term: 'Which software does it connect to?',
    text: 'Here, Google and Outlook calendars only. Others connect to more.',
    link: { href: '/integrations', label: 'See the lists' },
  },
  {
    term: 'Will they sign a BAA?',
    text: 'Here, it isn’t part of signing up.',
    link: { href: '/contact#baa', label: 'Ask us first' },
  },
  {
    term: 'What do they keep, and who sees it?',
    text: 'Here, no recording unless you ask for it.',
    link: { href: '/security', label: 'Read the rest' },
  },
  {
    term: 'Who picks up when you call them?',
    text: `Here, a person, ${supportHours}. Nights and weekends, email.`,
  },
];
