import type { PlainBrowser } from '../../setup/plain-browser';
import { customer as details } from '../../setup/typical-owner';
import { ownerBeforeCreation } from './creation';
import type { Owner } from './creation';
import type { Site } from './site';

let people = 0;

/** Somebody on the payment page, with a receptionist. */
export interface Customer extends Owner {
  email: string;
  subscribe: () => Promise<PlainBrowser>;
}

export async function customerBeforePayment(site: Site): Promise<Customer> {
  const owner = await ownerBeforeCreation(site);
  people += 1;
  const email = `ana${people}@rivera.example`;
  await owner.create();
  await owner.visitor.open('/trial-signup');
  await owner.visitor.submit({ ...details, email }, '/trial-signup');
  const { visitor } = owner;
  if (!visitor.url.endsWith('/payment-setup')) throw new Error(`the trial form leads to ${visitor.url}`);
  return {
    ...owner,
    email,
    subscribe: () => visitor.submit({ intent: 'subscribe' }, `${site.origin}/payment-setup`),
  };
}
