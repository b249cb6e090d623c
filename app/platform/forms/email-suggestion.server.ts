import emailSpellChecker from '@zootools/email-spell-checker';

import { askedAboutField } from './email-field';
import type { EmailQuestion } from './email-field';

/** The providers whose names are misspelled most. Short names such as cox.net are left out: many real domains are close to them. */
const providers = [
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

/** Real providers whose names are close to those. */
const lookAlikes = ['email.com', 'gmx.com', 'mail.com', 'ymail.com', 'yahoo.co'];

/**
 * The address at a well-known provider that this one was probably meant to be (`joe@gmial.com`: `joe@gmail.com`), or
 * `null`. For a question to the visitor: never change an address by it.
 */
export function suggestedEmail(address: string): string | null {
  // No domain ends in .con. Without this, a second slip would be too many.
  return atProvider(address) ?? atProvider(address.replace(/\.con$/i, '.com'));
}

function atProvider(address: string): string | null {
  const suggestion = emailSpellChecker.run({
    email: address,
    domains: [...providers, ...lookAlikes],
    secondLevelDomains: [], // only whole names: a business's own domain is never close to a provider's ending
    topLevelDomains: [],
    domainThreshold: 2,
  });
  return suggestion && providers.includes(suggestion.domain) ? suggestion.full : null;
}

/** The question to ask about the address in a field, unless it was asked already, or the address is a known one. */
export function emailQuestion(
  form: FormData,
  field: string,
  known: readonly (string | undefined)[] = [],
): EmailQuestion | null {
  const address = addressIn(form, field);
  if (known.includes(address) || form.get(askedAboutField) === address) return null;
  const suggestion = suggestedEmail(address);
  return suggestion === null ? null : { field, address, suggestion };
}

/** Puts the suggested address into the form, for the button below the question. */
export function putSuggestedEmail(form: FormData, field: string): void {
  const suggestion = suggestedEmail(addressIn(form, field));
  if (suggestion) form.set(field, suggestion);
}

function addressIn(form: FormData, field: string): string {
  return String(form.get(field) ?? '').trim();
}
