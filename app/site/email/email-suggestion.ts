import emailSpellChecker from '@zootools/email-spell-checker';

import { misspelledProviders, otherProviders } from '~/domain/mail-providers';

/** A question about an address: whether its mail provider is misspelled, or whether anybody reads the one that we guessed. */
export interface EmailQuestion {
  /** The name of the field. */
  field: string;
  address: string;
  /** The address that was probably meant; `null` if the field is empty and the address is our guess. */
  suggestion: string | null;
  /** Whether the submitted form already asked the question. The page then keeps it, and the form is accepted. */
  wasAsked: boolean;
}

/** The name of the hidden field with the address that the form asked about. The next submit may keep that address. */
export const askedAboutField = 'askedAbout';

/**
 * The address at a well-known provider that this one was probably meant to be (`joe@gmial.com`: `joe@gmail.com`), or `null`.
 * Only ask the visitor; never change the address.
 */
export function suggestedEmail(address: string): string | null {
  // No domain ends in .con. Without this, a second slip would be too many.
  return atProvider(address) ?? atProvider(address.replace(/\.con$/i, '.com'));
}

/** Keeps the part before the `@` as typed, because the library's `full` is in lower case and percent-encoded. */
function atProvider(address: string): string | null {
  const [, name, domain] = /^(.+@)([ -~]+)$/.exec(address) ?? []; // a domain in ASCII, because others may make the library throw
  if (!name) return null;
  const suggestion = emailSpellChecker.run({
    email: `name@${domain}`,
    domains: [...misspelledProviders, ...otherProviders],
    secondLevelDomains: [], // only whole names: a business's own domain is never close to a provider's ending
    topLevelDomains: [],
    domainThreshold: 2,
  });
  return suggestion && misspelledProviders.includes(suggestion.domain) ? name + suggestion.domain : null;
}

/**
 * The question about the address in a field, or about our guess if the field is empty. `null` if an earlier form asked about
 * the address and this form doesn't.
 */
export function emailQuestion(
  form: FormData,
  field: string,
  askedAbout: readonly string[],
  guess = '',
): EmailQuestion | null {
  const typed = String(form.get(field) ?? '').trim();
  const address = typed || guess;
  const wasAsked = form.get(askedAboutField) === address;
  if (askedAbout.includes(address) && !wasAsked) return null;
  const suggestion = suggestedEmail(typed);
  const isAsked = typed ? suggestion !== null : guess !== '';
  return isAsked ? { field, address, suggestion, wasAsked } : null;
}
