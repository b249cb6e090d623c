import { isBlank } from '~/domain/visible-text';

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
