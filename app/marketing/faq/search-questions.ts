/** The name of the search field and of its URL parameter. */
export const searchField = 'q';

interface SearchableQuestion {
  question: string;
  /** Other search terms, which the question itself lacks. */
  keywords: readonly string[];
  answer: string;
}

interface SearchResult<Question> {
  found: readonly Question[];
  /** True if nothing matched: `found` holds the three nearest questions, or none if none is similar. */
  isNearest: boolean;
}

const nearestCount = 3;
/** Less similar questions don't match. No question matches “asdfqwer”, but one matches “refunds policy”. */
const leastSimilarity = 0.5;

/**
 * Finds the questions in which each word of the query begins a word, ignoring case and accents. Answers are searched only
 * if no question and no keyword matches, because a query such as 'hang up' occurs in many answers. If nothing matches,
 * returns the three most similar questions, so that a typo still has results, or none if nothing is similar.
 */
export function searchQuestions<Question extends SearchableQuestion>(
  query: string,
  questions: readonly Question[],
): SearchResult<Question> {
  const words = splitWords(query);
  if (words.length === 0) return { found: questions, isNearest: false };
  const direct = questions.filter(({ question, keywords }) => hasWords([question, ...keywords], words));
  if (direct.length > 0) return { found: direct, isNearest: false };
  const found = questions.filter(({ question, keywords, answer }) =>
    hasWords([question, ...keywords, answer], words),
  );
  if (found.length > 0) return { found, isNearest: false };
  const ranked = questions
    .map((question) => ({ question, similarity: similarityTo(words, question) }))
    .sort((one, other) => other.similarity - one.similarity);
  const isAnyNear = ranked.some(({ similarity }) => similarity >= leastSimilarity);
  return {
    found: ranked.slice(0, isAnyNear ? nearestCount : 0).map(({ question }) => question),
    isNearest: true,
  };
}

function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const own = splitWords(texts.join(' '));
  return words.every((word) => own.some((other) => other.startsWith(word)));
}

export function resultText(query: string, { found, isNearest }: SearchResult<unknown>): string {
  if (query.trim() === '') return '';
  if (isNearest && found.length === 0) return 'Nothing found. Try other words.';
  if (isNearest) return 'No exact match. These are the nearest questions.';
  return found.length === 1 ? '1 question found' : `${found.length} questions found`;
}

/** The mean of the query's words, each compared with the most similar word of the question. */
function similarityTo(words: readonly string[], { question, keywords }: SearchableQuestion): number {
  const own = splitWords([question, ...keywords].join(' '));
  const similarities = words.map((word) => Math.max(0, ...own.map((other) => diceCoefficient(word, other))));
  return similarities.reduce((sum, similarity) => sum + similarity, 0) / words.length;
}

/** Dice coefficient of the letter pairs: 1 for the same word, 0 for words without a common pair. */
function diceCoefficient(one: string, other: string): number {
  const pairs = letterPairs(one);
  const others = letterPairs(other);
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * common) / (pairs.length + others.length);
}

function letterPairs(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

function splitWords(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\p{N}'$]+/u)
    .filter(Boolean);
}

function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
