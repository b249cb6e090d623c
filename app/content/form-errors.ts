export const blanksMessage = 'Fill in or delete the blanks (__).';

export function tooLongMessage(label: string, maxCharacters: number): string {
  return `${label} is too long (${maxCharacters.toLocaleString('en-US')} characters at most).`;
}

/** Error summaries put the field's label before it. */
export const missingMessage = 'Please fill this in.';

/** The error of a time zone that is guessed when the form is sent. The hint says that it is a guess. */
export const checkZoneMessage = 'We filled this in. Is it right?';

/** Field errors for a form that doesn't fit into cookies, shown at the field that is easiest to shorten. */
export function tooLargeErrors<Name extends string>(name: Name, label: string): Record<Name, string[]> {
  const message = `Together this is more than we can keep. Please shorten ${label}.`;
  return { [name]: [message] } as Record<Name, string[]>; // a computed key is a string to the compiler
}
