import { z } from 'zod';

import { businessNameOf, textsOf } from '~/answers/answers';
import { contactOf } from '~/answers/contact';
import type { Answers } from '~/answers/answers';

/** The paying customer from the trial form, sent as `customerInfo`. */
export const customerSchema = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type Customer = z.infer<typeof customerSchema>;

/** The business as a customer. Texts that nobody gave are empty, also an email address that we guessed. */
export function customerOf(answers: Answers): Customer {
  const texts = textsOf(answers);
  const { email, isGuess } = contactOf(answers);
  return {
    name: businessNameOf(answers),
    email: isGuess ? '' : email,
    address: texts.BusinessAddressStreet ?? '',
    city: texts.BusinessAddressCity ?? '',
    state: texts.BusinessAddressState ?? '',
    zipCode: texts.BusinessAddressZipcode ?? '',
  };
}
