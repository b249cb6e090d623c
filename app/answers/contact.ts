import { bareHost } from '~/domain/website-address';
import { customerFields, mapCustomer } from '~/domain/customer';
import type { Customer } from '~/domain/customer';
import { noAnswers, textsOf } from './answers';
import type { Answers } from './answers';

/** The owner's email address, else the business's, else our guess: `info@` at the website's host. Empty if there is none. */
export function contactOf({ fields, email, websiteAddress }: Answers): { email: string; isGuess: boolean } {
  const given = email || fields.BusinessEmail?.value;
  if (given) return { email: given, isGuess: false };
  return { email: websiteAddress ? `info@${bareHost(websiteAddress)}` : '', isGuess: true };
}

/** The email address to use if the question for the business's own is left empty. Empty if there is none. */
export function emailWithoutBusiness({ email, websiteAddress }: Answers): string {
  return contactOf({ ...noAnswers, email, websiteAddress }).email;
}

/** The business as a customer. Texts that nobody gave are empty, also an email address that we guessed. */
export function customerOf(answers: Answers): Customer {
  const texts = textsOf(answers);
  const { email, isGuess } = contactOf(answers);
  return {
    ...mapCustomer((name) => texts[customerFields[name].question] ?? ''),
    email: isGuess ? '' : email,
  };
}
