export const pricing = {
  perBooking: 5,
  activation: 1,
  trialDays: 14,
  plan: { monthly: 67, minutes: 200, extraMinute: 0.25 },
} as const;

/** The price that a page shows: per booking, or a monthly plan. */
export type PriceModel = 'perBooking' | 'plan';

/** Everything that a new owner changes. Phone numbers are from the range reserved for fiction: replace them. */
export const brand = {
  product: 'Bellamy',
  /** Path of the single voice-widget page, `/{slug}`. */
  slug: 'bellamy',
  legalName: 'Bellamy Receptionist, Inc.',
  governingState: 'Texas',
  tagline: `Try Free. Activate for $${pricing.activation}. Only pay for booked jobs.`,
  /** Also the account that owners share their calendar with. */
  supportEmail: 'support@bellamy.example',
  supportPhone: '512-555-0142',
  supportHours: 'Monday to Friday 8am-5pm CST',
  /** Sent for a business without a phone number. */
  placeholderPhone: '512-555-0100',
  sampleLine: '512-555-0117',
  founder: {
    name: 'Sam Carter',
    role: 'Founder',
    email: 'sam@bellamy.example',
    bio: 'Sam spent eleven years answering the phone in a family plumbing business, mostly from under a sink.',
  },
  copyrightYear: 2025,
  logoCredit: { label: 'Logo by Ana Alder', href: '/about' },
} as const;

/** The support hours for texts: lines don’t break within the span. */
export const supportHours = brand.supportHours.replace('-', '\u2060-\u2060');

/** SVG paths in a square of 32: the dome is filled, the stand is drawn with a line 3 wide. */
export const logo = { dome: 'M4 23a12 12 0 0 1 24 0Z', stand: 'M3 26.5h26M16 11V7.5M13 6h6' } as const;

export function pageTitle(title: string): string {
  return `${title} | ${brand.product}`;
}

/** The `tel:` URL of a US number as displayed, or of a number with a country code. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}
