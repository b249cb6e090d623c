import { formatUsPhone, isUsSubscriberNumber } from '~/domain/us-phone';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier, ForwardingType } from '~/domain/forwarding-code';

type Field = 'type' | 'carrier' | 'number';

export interface ForwardingQuery {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
  /** The choices to show codes for, or `null` if no codes may be shown. */
  chosen: { type: ForwardingType; carrier: Carrier; number: string } | null;
  /** Whether a link on another site filled in the whole form, so that the visitor must confirm it. */
  needsConfirmation: boolean;
}

/**
 * Reads the form from the address. A link on another site shows no codes, because it could have somebody forward their
 * calls to a stranger. No carrier is preselected, because a wrong code leaves the phone unchanged, or silent.
 */
export function readForwardingQuery(
  query: URLSearchParams,
  carriers: readonly Carrier[],
  { isFromElsewhere }: { isFromElsewhere: boolean },
): ForwardingQuery {
  const values = {
    type: query.get('type') ?? 'noanswer',
    carrier: query.get('carrier') ?? '',
    number: query.get('number') ?? '',
  };
  const wasSubmitted = query.has('type') || query.has('carrier');
  const type = forwardingTypes.find((known) => known === values.type);
  const carrier = carriers.find(({ id }) => id === values.carrier);
  const { number, error } = readNumber(values.number);
  const complete = type && carrier && number ? { type, carrier, number } : null;
  const errors = {
    ...(type ? {} : { type: 'Please choose which calls to forward.' }),
    ...(carrier ? {} : { carrier: 'Please choose your carrier from the list.' }),
    ...(error ? { number: error } : {}),
  };
  return {
    values,
    errors: wasSubmitted ? errors : {},
    chosen: isFromElsewhere ? null : complete,
    needsConfirmation: complete !== null && isFromElsewhere,
  };
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
