import { brand, pricingCopy } from '~/brand';
import { dataTerms } from './data-terms';

export const mission =
  'Our mission: nobody who does good work should lose a job because their hands were full when the phone rang.';

export const whyItExists = `A big company has a front desk. A plumber under a sink, a vet in surgery or an attorney in court has voicemail, and a lot of callers hang up on it. ${brand.product} is the front desk for the rest of us: it picks up right away, knows your calendar, and books the job before the caller hangs up.`;

interface CompanyPromise {
  label: string;
  text: string;
  /** Whether the hours of the support line follow the text. */
  hasHours?: true;
  link?: { href: string; label: string };
}

/** The company's promises to its customers. */
export const promises: readonly CompanyPromise[] = [
  { label: 'You pay for results', text: `${pricingCopy.price} ${pricingCopy.noBookings}` },
  {
    label: 'It never pretends',
    text: 'It doesn’t guess at prices. When it doesn’t know, it says so and gets you.',
  },
  {
    label: 'Your business stays yours',
    text: 'You keep your number and your calendar. Dial one code, and we’re out of the way.',
  },
  {
    label: 'Your callers’ data is yours, too',
    text: `${dataTerms.recording} We delete what you tell us to.`,
    link: { href: '/security', label: 'What we keep, and who sees it' },
  },
  {
    label: 'People help people',
    text: 'Call our support line and a real person answers,',
    hasHours: true,
    link: { href: '/contact', label: 'Talk to one' },
  },
];
