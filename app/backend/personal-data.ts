const maxLength = 200;
const emailAddress = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;
/** Phone numbers, ZIP codes and card numbers. Three digits are kept, because they may be an HTTP status. */
const digits = /\+?\d(?:[\s().-]{0,2}\d){3,}/g;
const word = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*/gu;
const removed = '…';

/**
 * A backend error for the log, without email addresses, numbers, and any value or word of the body that was sent.
 * Truncates after redacting, because truncation could split a value so that it isn't found.
 */
export function redactPersonalData(text: string, sent: unknown): string {
  const values = textsIn(sent).sort((one, other) => other.length - one.length);
  const words = new Set(values.flatMap(wordsOf));
  const redacted = values
    .filter((value) => value.length > 1)
    .reduce((rest, value) => replaceAll(rest, value), text)
    .replace(emailAddress, removed)
    .replace(digits, removed)
    .replace(word, (found) => (words.has(found.toLowerCase()) ? removed : found))
    .replace(/\s+/g, ' ');
  return [...redacted].slice(0, maxLength).join('');
}

/** Replaces short values only as whole words: the state `IN` must not match in "invalid". */
function replaceAll(text: string, value: string): string {
  const escaped = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const pattern = /^[A-Za-z]{2,3}$/.test(value) ? `\\b${escaped}\\b` : escaped;
  return text.replace(new RegExp(pattern, 'gi'), removed);
}

function textsIn(sent: unknown): string[] {
  if (typeof sent === 'string') return [sent.trim()];
  if (typeof sent === 'number') return [String(sent)];
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];
}

/** Leaves out words of one or two letters: they identify no one, and removing them would make errors unreadable. */
function wordsOf(value: string): string[] {
  return (value.match(word) ?? []).filter((found) => found.length > 2).map((found) => found.toLowerCase());
}
