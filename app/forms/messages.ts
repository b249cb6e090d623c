/** Messages of fields, letter for letter where decisions §10 gives them. */
export const messages = {
  phone: 'Please enter a 10-digit US phone number.',
  zip: 'Please enter a 5-digit ZIP code or ZIP+4.',
  state: 'Please choose a state.',
  email: 'Please enter a valid email address.',
} as const;

export function tooLongMessage(label: string, maxCharacters: number): string {
  return `${label} is too long (${maxCharacters.toLocaleString('en-US')} characters at most).`;
}

export function missingMessage(label: string): string {
  return `Please fill in ${label}.`;
}
