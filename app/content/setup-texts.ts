import { brand, minutes } from '~/brand';

/** The texts of the setup's pages that are the same for everyone. */
export const setupTexts = {
  form: 'Give us your website address and check the details we find. No website? Type them in.',
  voice:
    'Talk it through with our setup assistant. It asks about your business and fills everything in for you.',
  call: `Our setup assistant asks about your business, like a new hire on the first day. About ${minutes.create} minutes later you can call your ${brand.product}.`,
} as const;

/** Information that owners need during the setup call. */
export const thingsToHaveHandy = [
  'Your business name, address and email address',
  'Your business hours, and when you don’t want bookings',
  'How long jobs usually take, and what customers ask before they book',
] as const;
