export const forwardingTypes = ['noanswer', 'busy', 'unconditional'] as const;
export type ForwardingType = (typeof forwardingTypes)[number];

export interface Carrier {
  id: string;
  name: string;
  /** `{number}` stands for ten digits. */
  codes: Record<ForwardingType, { on: string; off: string }>;
  note: string;
  source: { name: string; url?: string };
  /** The day on which the source was last read, `YYYY-MM-DD`. */
  checked: string;
}

export interface DialCode {
  display: string;
  dialed: string;
  /** `tel:` link; a `#` would end the address, so it is `%23`. */
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

/** The other kind of missed calls, or `null` for all calls. */
export function otherConditionalType(type: ForwardingType): ForwardingType | null {
  if (type === 'unconditional') return null;
  return type === 'busy' ? 'noanswer' : 'busy';
}

/** The page that makes the code to dial, with the number filled in. */
export function forwardingPath(number: string): string {
  return `/testforwarding?number=${number}`;
}

/** For lists: `*72 + number`, `**21*1 + number + #`. */
export function describedCode(template: string): string {
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
