/** `512-555-0100` of a US number in any common notation; `null` for anything else. */
export function formatUsPhone(text: string): string | null {
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

/** XXX-XXX-XXXX for 10 digits, anything else as it came. */
export function displayPhone(text: string): string {
  return formatUsPhone(text) ?? text;
}
