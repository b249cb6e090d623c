/** Mail providers that people misspell, so that an address at one of them can be suggested. */
export const misspelledProviders = [
  'bellsouth.net',
  'charter.net',
  'comcast.net',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
];

/** Providers that are never suggested: their names are close to those above, or so short that real domains are close. */
export const otherProviders = [
  'aol.com',
  'att.net',
  'cox.net',
  'email.com',
  'googlemail.com',
  'gmx.com',
  'gmx.net',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'proton.me',
  'yahoo.co',
  'ymail.com',
];

/** Whether addresses at this domain say nothing about a business. */
export function isMailProvider(domain: string): boolean {
  return [...misspelledProviders, ...otherProviders].includes(domain.toLowerCase());
}
