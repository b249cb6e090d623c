import { formatUsPhone } from '~/domain/us-phone';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';

type Field = 'type' | 'carrier' | 'number';

export interface ForwardingQuery {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  chosen: { type: ForwardingType; carrier: Carrier; number: string } | null;
}

/**
 * A link may bring the number alone; only a form that was sent has errors. No carrier is chosen beforehand: a wrong
 * code leaves the phone as it was, or silent.
 */
export function readForwardingQuery(query: URLSearchParams, carriers: readonly Carrier[]): ForwardingQuery {
  const values = {
    type: query.get('type') ?? 'noanswer',
    carrier: query.get('carrier') ?? '',
    number: query.get('number') ?? '',
  };
  const sent = query.has('type') || query.has('carrier');
  const type = forwardingTypes.find((known) => known === values.type);
  const carrier = carriers.find(({ id }) => id === values.carrier);
  const number = formatUsPhone(values.number);
  const chosen = type && carrier && number ? { type, carrier, number } : null;
  const errors = {
    ...(type ? {} : { type: 'Please choose which calls to forward.' }),
    ...(carrier ? {} : { carrier: 'Please choose your carrier from the list.' }),
    ...(number ? {} : { number: 'Please enter a 10-digit US phone number.' }),
  };
  return { values, errors: sent ? errors : {}, chosen };
}
