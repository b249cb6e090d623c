import { isBlank } from '~/domain/visible-text';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts characters as a person does: an accent or a skin tone is none of its own. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let count = 0;
  for (const _character of segmenter.segment(text)) if ((count += 1) > max) return true;
  return false;
}

/** Overrides and isolates, which make a text read differently from what it is. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/gu;

const breaking = /[\p{Cc}\u2028\u2029]+/gu;

/** A single line: breaks and control characters become a space, bidi overrides are removed; empty if nothing shows. */
export function normalizeLine(text: string): string {
  if (isBlank(text)) return '';
  return text.replace(reordering, '').replace(breaking, ' ');
}

export function normalizeLines(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(/\r\n?/g, '\n')
    .replace(reordering, '')
    .replace(breaking, (found) => (/^\n+$/.test(found) ? found : found.replace(/[^\n]+/g, ' ')));
}
