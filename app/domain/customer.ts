import type { QuestionName } from './business-questions';
import { keysOf } from './keys';

interface CustomerField {
  label: string;
  /** The business question whose answer fills in the field. It has the same kind and length. */
  question: QuestionName;
  /** Its name in the redirect tool of the setup call's voice agent. */
  parameter: string;
  /** Its name in session storage, and in the body of `assign-agent-phone`. */
  userKey: string;
}

/** The details of a paying customer, in the order of the trial form. Keys are their names in `customerInfo`. */
export const customerFields = {
  name: {
    label: 'Full Name',
    question: 'BusinessName',
    parameter: 'BusinessName',
    userKey: 'businessName',
  },
  email: {
    label: 'Email Address',
    question: 'BusinessEmail',
    parameter: 'UsersEmailAddress',
    userKey: 'userEmail',
  },
  address: {
    label: 'Street Address',
    question: 'BusinessAddressStreet',
    parameter: 'UsersAddress',
    userKey: 'userAddress',
  },
  city: {
    label: 'City',
    question: 'BusinessAddressCity',
    parameter: 'UsersCity',
    userKey: 'userCity',
  },
  state: {
    label: 'State',
    question: 'BusinessAddressState',
    parameter: 'UsersState',
    userKey: 'userState',
  },
  zipCode: {
    label: 'ZIP Code',
    question: 'BusinessAddressZipcode',
    parameter: 'UsersZipcode',
    userKey: 'userZipcode',
  },
} as const satisfies Record<string, CustomerField>;

type CustomerFields = typeof customerFields;
export type CustomerFieldName = keyof CustomerFields;
/** The customer of the trial form, sent as `customerInfo`. */
export type Customer = Record<CustomerFieldName, string>;
type UserKey = CustomerFields[CustomerFieldName]['userKey'];

export const customerFieldNames = keysOf(customerFields);

/** The same values by their names in session storage and in the body of `assign-agent-phone`. */
export function toUserKeys<Value>(values: Record<CustomerFieldName, Value>): Record<UserKey, Value> {
  const entries = customerFieldNames.map((name) => [customerFields[name].userKey, values[name]] as const);
  return Object.fromEntries(entries) as Record<UserKey, Value>; // one entry per field
}

/** The values in session storage, for scripts of other pages. */
export type SessionKeys = Record<UserKey | 'currentAgentId', string>;

export function sessionKeysOf(agentId: string, customer: Customer): SessionKeys {
  return { currentAgentId: agentId, ...toUserKeys(customer) };
}
