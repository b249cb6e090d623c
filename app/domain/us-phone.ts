/** Formats a US number in any common notation as `512-555-0100`; `null` for anything else. */
export function formatUsPhone(text: string): string | null {
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

/** Formats a US number as `512-555-0100`; returns anything else unchanged. */
export function displayPhone(text: string): string {
  return formatUsPhone(text) ?? text;
}
