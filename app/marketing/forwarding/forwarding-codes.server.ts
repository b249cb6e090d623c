import { parsePhoneNumber } from 'libphonenumber-js/max';

import { carriers } from '~/content/carriers';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';
import { formatUsPhone } from '~/domain/us-phone';
import { textOf } from '~/platform/http/receive-form.server';

type Field = 'type' | 'carrier' | 'number';

export interface ForwardingState {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** The choices to show codes for; `null` until our own form was sent without errors. */
  chosen: { type: ForwardingType; carrier: Carrier; number: string } | null;
  /** Whether a link filled in a number that isn't the owner's receptionist's. */
  hasForeignNumber: boolean;
}

/**
 * The form that an address fills in. It never shows codes, because a link in a message could have somebody forward their
 * calls to a stranger. No carrier is preselected, because a wrong code leaves the phone unchanged, or silent.
 */
export function filledForm(query: URLSearchParams, ownNumber: string | null): ForwardingState {
  const number = query.get('number') ?? ownNumber ?? '';
  return {
    values: { type: query.get('type') ?? 'noanswer', carrier: query.get('carrier') ?? '', number },
    errors: {},
    chosen: null,
    hasForeignNumber: number !== '' && (formatUsPhone(number) ?? number) !== ownNumber,
  };
}

/** The result of sending the form: the choices to show codes for, or the errors. */
export function submittedForm(form: FormData): ForwardingState {
  const values = {
    type: textOf(form, 'type'),
    carrier: textOf(form, 'carrier'),
    number: textOf(form, 'number'),
  };
  const type = forwardingTypes.find((known) => known === values.type);
  const carrier = carriers.find(({ id }) => id === values.carrier);
  const { number, error } = readNumber(values.number);
  const errors = {
    ...(type ? {} : { type: 'Please choose which calls to forward.' }),
    ...(carrier ? {} : { carrier: 'Please choose your carrier from the list.' }),
    ...(error ? { number: error } : {}),
  };
  const chosen = type && carrier && number ? { type, carrier, number } : null;
  return { values, errors, chosen, hasForeignNumber: false };
}

function readNumber(text: string): { number: string | null; error?: string } {
  const number = formatUsPhone(text);
  if (!number) return { number, error: 'Please enter a 10-digit US phone number.' };
  if (isUsSubscriberNumber(number)) return { number };
  return {
    number: null,
    error: 'Please enter a regular US phone number. 900, 976 and service numbers like 911 don’t work here.',
  };
}

/** The US and its territories. Calls to other countries with the same country code, such as Canada, are international. */
const usRegions: (string | undefined)[] = ['US', 'PR', 'VI', 'GU', 'AS', 'MP'];
const subscriberTypes: (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'MOBILE', 'TOLL_FREE'];

/**
 * Whether a number such as `512-555-0100` can belong to a US subscriber: its area code is geographic or toll-free. The
 * library doesn't know exchanges that cost extra in every area code (976) or belong to services (411, 555-1212).
 */
export function isUsSubscriberNumber(number: string): boolean {
  if (!/^\d{3}-\d{3}-\d{4}$/.test(number) || /^\d{3}-(976|\d11|555-1212)/.test(number)) return false;
  const parsed = parsePhoneNumber(number, 'US');
  return parsed.isValid() && usRegions.includes(parsed.country) && subscriberTypes.includes(parsed.getType());
}
