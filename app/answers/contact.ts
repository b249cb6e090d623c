import { bareHost } from '~/domain/website-address';
import { customerFieldNames, customerFields } from '~/domain/customer';
import type { Customer } from '~/domain/customer';
import { mapKeys } from '~/domain/keys';
import { noAnswers, textsOf } from './answers';
import type { Answers, AnswersAndGuesses } from './answers';

/**
 * The address that we write to. In order: the business's if the owner typed it, because that question comes last; the
 * owner's; one from the website; our guess, `info@` at the website's host. Empty if there is none.
 */
export function contactOf({ fields, email, websiteAddress }: Answers): { email: string; isGuess: boolean } {
  const { value: business, source } = fields.BusinessEmail ?? {};
  const given = (source === 'owner' && business) || email || business;
  if (given) return { email: given, isGuess: false };
  return websiteAddress
    ? { email: `info@${bareHost(websiteAddress)}`, isGuess: true }
    : { email: '', isGuess: false };
}

/** The contact if the question for the business's email is left empty. */
export function contactWithoutBusiness({ email, websiteAddress }: AnswersAndGuesses) {
  return contactOf({ ...noAnswers, email, websiteAddress });
}

/** The business as a customer. Missing details are empty, and so is an email address that we only guessed. */
export function customerOf(answers: Answers): Customer {
  const texts = textsOf(answers);
  const { email, isGuess } = contactOf(answers);
  return {
    ...mapKeys(customerFieldNames, (name) => texts[customerFields[name].question] ?? ''),
    email: isGuess ? '' : email,
  };
}
