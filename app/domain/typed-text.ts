// Rules for text that people type: what is visible, how long it is, and the notation in which it is stored and shown.

/** Zero-width characters and fillers are invisible, but `trim` doesn't remove them. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

export function isBlank(text: string | undefined): boolean {
  return !text || !visible.test(text);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts graphemes, as people do: an accent or a skin tone isn't a character of its own. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let count = 0;
  for (const _character of segmenter.segment(text)) if ((count += 1) > max) return true;
  return false;
}

/** Bidirectional overrides and isolates, which make text look different from what it says. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Text on one line: line breaks and control characters become spaces, bidi controls are removed. Empty if nothing is visible. */
export function normalizeLine(text: string): string {
  if (isBlank(text)) return '';
  return text.replace(bidiControls, '').replace(controls, ' ');
}

/** Like `normalizeLine`, but keeps line breaks, as `\n`. */
export function normalizeLines(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(/\r\n?/g, '\n')
    .replace(bidiControls, '')
    .replace(controls, (found) => (/^\n+$/.test(found) ? found : found.replace(/[^\n]+/g, ' ')));
}

const email = /^[^\s\p{C}@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u;

/** Whether the text is an email address. Limited to the 254 characters of RFC 5321. Other fields count graphemes instead. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}

/** Formats a US number in any common notation as `512-555-0100`; `null` for anything else. */
export function formatUsPhone(text: string): string | null {
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null;
}

/** Whether the text has a US number in any common notation, such as one for urgent calls in a description. */
export function hasPhoneNumber(text = ''): boolean {
  return /\d{3}\D{0,2}\d{3}\D?\d{4}/.test(text);
}

/** Formats a US number as `512-555-0100`; returns anything else unchanged. */
export function displayPhone(text: string): string {
  return formatUsPhone(text) ?? text;
}

/** Curls apostrophes, as in our own texts: “Joe’s”. A mark before a word stays, because it may be a quotation mark. */
export function curlApostrophes(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}\p{N}])'/gu, '’');
}

/** The possessive form of a name: “Ana’s”, “Two Vans’”. */
export function possessive(name: string): string {
  return name + (/s$/i.test(name) ? '’' : '’s');
}
