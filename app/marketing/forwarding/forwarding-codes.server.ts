import { carriers } from '~/content/carriers';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';
import { formatUsPhone } from '~/domain/us-phone';
import { textOf } from '~/platform/http/receive-form.server';
import { isUsSubscriberNumber } from './subscriber-number.server';

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
