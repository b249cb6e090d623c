const longestText = 200;
const emailAddress = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;
/** Phone numbers, ZIP codes, card numbers. Three digits may be an HTTP status. */
const digits = /\+?\d(?:[\s().-]{0,2}\d){3,}/g;
const word = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*/gu;
const removed = '…';

/**
 * An error of the backend for the log: without e-mail addresses, without numbers, and without anything that is in the
 * body that was sent, as a whole or word by word. Redaction comes before the cut, which could split what it looks for.
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
  return [...redacted].slice(0, longestText).join('');
}

/** A short one as a word of its own: the state `IN` is not a part of "invalid". */
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

/** One and two letters say little, and would leave holes in every sentence. */
function wordsOf(value: string): string[] {
  return (value.match(word) ?? []).filter((found) => found.length > 2).map((found) => found.toLowerCase());
}
