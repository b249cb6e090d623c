export const pricing = {
  perBooking: 5,
  activation: 1,
  trialDays: 14,
  plan: { monthly: 67, minutes: 200, extraMinute: 0.25 },
} as const;

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
  /** Stands for the phone of a business that gave none. */
  placeholderPhone: '512-555-0100',
  sampleLine: '512-555-0117',
  founder: {
    name: 'Sam Carter',
    role: 'Founder',
    email: 'sam@bellamy.example',
    bio: 'Sam spent eleven years answering the phone in a family plumbing business, mostly from under a sink.',
  },
  copyrightYear: 2025,
  logoCredit: { label: 'Logo drawn in-house', href: '/about' },
} as const;

export function pageTitle(title: string): string {
  return `${title} | ${brand.product}`;
}

/** A US number as it is displayed, or one that begins with its country's code. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}
