export const forwardingTypes = ['noanswer', 'busy', 'unconditional'] as const;
export type ForwardingType = (typeof forwardingTypes)[number];

export interface Carrier {
  id: string;
  name: string;
  /** The name inside a sentence, if it differs. */
  inSentence?: string;
  /** Templates: `{number}` is replaced with ten digits. */
  codes: Record<ForwardingType, { on: string; off: string }>;
  note: string;
  source: { name: string; url?: string };
  /** The day the source was last checked, `YYYY-MM-DD`. */
  checked: string;
}

export interface DialCode {
  display: string;
  dialed: string;
  /** A `tel:` URL. `#` is encoded as `%23`, because it would start a fragment. */
  href: string;
}

export function forwardingCodes(
  carrier: Carrier,
  type: ForwardingType,
  number: string,
): { on: DialCode; off: DialCode } {
  const { on, off } = carrier.codes[type];
  return { on: dialCode(on, number), off: dialCode(off, number) };
}

/** The other condition for forwarding missed calls, or `null` if all calls are forwarded. */
export function otherConditionalType(type: ForwardingType): ForwardingType | null {
  if (type === 'unconditional') return null;
  return type === 'busy' ? 'noanswer' : 'busy';
}

/** Formats a template for people: `*72 + number`, `**21*1 + number + #`. */
export function formatCodeTemplate(template: string): string {
  return template.split('{number}').join(' + number + ').replace(/ \+ $/, '');
}

function dialCode(template: string, number: string): DialCode {
  const dialed = template.replace('{number}', number.replaceAll('-', ''));
  return {
    display: template.replace('{number}', ` ${number.replaceAll('-', ' ')}`),
    dialed,
    href: `tel:${dialed.replaceAll('#', '%23')}`,
  };
}
