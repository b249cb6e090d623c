/** The name of the search field, a parameter of the FAQ's address. */
export const searchField = 'q';

export interface SearchableQuestion {
  question: string;
  /** What people type who look for this answer and use other words. */
  keywords: readonly string[];
  answer: string;
}

export interface SearchResult<Question> {
  found: readonly Question[];
  /** True if nothing matched, and `found` holds the three nearest questions. */
  isNearest: boolean;
}

const nearestCount = 3;

/**
 * Finds the questions with every word of the query in them, in their given order. Case and accents don't matter. Without
 * a match, gives the nearest three, so that a typing error still leads somewhere.
 */
export function searchQuestions<Question extends SearchableQuestion>(
  query: string,
  questions: readonly Question[],
): SearchResult<Question> {
  const words = wordsOf(query);
  if (words.length === 0) return { found: questions, isNearest: false };
  const found = questions.filter((question) => {
    const text = fold([question.question, ...question.keywords, question.answer].join(' '));
    return words.every((word) => text.includes(word));
  });
  if (found.length > 0) return { found, isNearest: false };
  const ranked = questions
    .map((question) => ({ question, likeness: likenessOf(words, question) }))
    .sort((one, other) => other.likeness - one.likeness);
  return { found: ranked.slice(0, nearestCount).map(({ question }) => question), isNearest: true };
}

export function resultText(query: string, { found, isNearest }: SearchResult<unknown>): string {
  if (query.trim() === '') return '';
  if (isNearest) return 'No exact match. These are the nearest questions.';
  return found.length === 1 ? '1 question found' : `${found.length} questions found`;
}

function likenessOf(words: readonly string[], { question, keywords }: SearchableQuestion): number {
  const own = wordsOf([question, ...keywords].join(' '));
  return words.reduce((sum, word) => sum + Math.max(0, ...own.map((other) => shareOfPairs(word, other))), 0);
}

/** Dice coefficient of the letter pairs: 1 for the same word, 0 for words without a common pair. */
function shareOfPairs(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * common) / (pairs.length + others.length);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}'$]+/u)
    .filter(Boolean);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
