/** British English, because our lists have no comma before “and” or “or”. */
const locale = 'en-GB';

/** The items as in a sentence: `30, 60 and 200`. */
export function listText(items: readonly string[], last: 'and' | 'or'): string {
  return new Intl.ListFormat(locale, { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(items);
}
