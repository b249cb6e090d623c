import { formatUsPhone } from '~/domain/us-phone';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';

type Field = 'type' | 'carrier' | 'number';

export interface ForwardingQuery {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  chosen: { type: ForwardingType; carrier: Carrier; number: string } | null;
}

/** A page that nobody has filled in yet has no errors. */
export function readForwardingQuery(query: URLSearchParams, carriers: readonly Carrier[]): ForwardingQuery {
  const values = {
    type: query.get('type') ?? 'unconditional',
    carrier: query.get('carrier') ?? 'standard',
    number: query.get('number') ?? '',
  };
  const sent = ['type', 'carrier', 'number'].some((name) => query.has(name));
  const type = forwardingTypes.find((known) => known === values.type);
  const carrier = carriers.find(({ id }) => id === values.carrier);
  const number = formatUsPhone(values.number);
  const chosen = type && carrier && number ? { type, carrier, number } : null;
  const errors = {
    ...(type ? {} : { type: 'Please choose which calls to forward.' }),
    ...(carrier ? {} : { carrier: 'Please choose your carrier from the list.' }),
    ...(number || !sent ? {} : { number: 'Please enter a 10-digit US phone number.' }),
  };
  return { values, errors, chosen };
}
