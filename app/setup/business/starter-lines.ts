import type { StarterTopic, Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { isLongerThan } from '~/domain/typed-text';
import type { AnswerTexts } from '~/domain/business-questions';
import { givesUrgentNumber, hasBlanks, putsCallsThrough } from '~/answers/answer-text';

/** The topics of the suggested lines, in the order of the page. */
export const starterTopics = ['jobs', 'prices', 'urgent', 'transfer'] as const satisfies StarterTopic[];

export function topicLabel({ booking }: Trade, topic: StarterTopic): string {
  const labels: Record<StarterTopic, string> = {
    jobs: `${capitalize(booking)}s and how long they take`,
    prices: 'Prices it can quote',
    urgent: 'What’s urgent',
    transfer: 'Where urgent calls go',
  };
  return labels[topic];
}

/** The owner's words for the blanks of suggested lines, by field name. */
export type Blanks = Readonly<Record<string, string>>;

const blank = '__';
const maxBlanks = 5;

export function blankFieldName(topic: StarterTopic, index: number): string {
  return `blank-${topic}-${index}`;
}

/** The names of all fields for blanks. */
export const blankFieldNames = starterTopics.flatMap((topic) =>
  Array.from({ length: maxBlanks }, (_, index) => blankFieldName(topic, index)),
);

/** A suggested line of a trade with the owner's words in its blanks. */
export interface StarterLine {
  topic: StarterTopic;
  label: string;
  /** The texts before, between and after the blanks. */
  parts: string[];
  /** The names of the blanks' fields. */
  blankNames: string[];
  /** Whether any blank has a word. */
  isBegun: boolean;
  /** The line as it would be added. A begun line leaves out the parts that only have empty blanks. */
  text: string;
}

/** The suggested lines of a trade, in the order of the page. An unknown trade has none. */
export function starterLines(slug: string | undefined, blanks: Blanks): StarterLine[] {
  const trade = tradeBySlug(slug);
  if (!trade) return [];
  return starterTopics.map((topic) => {
    const parts = trade.starter[topic].split(blank);
    const blankNames = parts.slice(1).map((_, index) => blankFieldName(topic, index));
    const words = blankNames.map((name) => blanks[name] ?? '');
    const isBegun = words.some(Boolean);
    const whole = parts.reduce((line, part, index) => line + (words[index - 1] || blank) + part);
    const text = isBegun && hasBlanks(whole) ? shortenedLine(parts, words) : whole;
    return { topic, label: topicLabel(trade, topic), parts, blankNames, isBegun, text };
  });
}

/**
 * `Cut $40.` of `Cut $__, men’s cut $__.` A part without blanks, such as “credited to the repair,” belongs to the part
 * before.
 */
function shortenedLine(parts: string[], words: string[]): string {
  const numbered = parts.reduce((line, part, index) => `${line}{${index - 1}}${part}`);
  const isUnused = (part: string) =>
    [...part.matchAll(/\{(\d)\}/g)].every(([, index]) => !words[Number(index)]);
  const sentences = numbered.split(/(?<=\.) /).map((sentence) => {
    const [, label = '', list = ''] = /^([^{]*: )?(.*?)\.?$/.exec(sentence) ?? [];
    const items = list.split(', ');
    const used = items.filter((_, index) => {
      const owner = items.slice(0, index + 1).findLast((item) => item.includes('{'));
      return owner === undefined || !isUnused(owner);
    });
    return used.length > 0 ? capitalize(`${label}${used.join(', ')}.`) : '';
  });
  const shortened = sentences.filter(Boolean).join(' ');
  return shortened.replace(/\{(\d)\}/g, (_, index: string) => words[Number(index)] || blank);
}

/** The value of a button that adds suggested lines: `{slug}:{topic}`, or `{slug}:all`. */
export function starterValue({ slug }: Trade, topic: StarterTopic | 'all'): string {
  return `${slug}:${topic}`;
}

interface ChosenLines {
  lines: string[];
  /** The lines that aren't added because they still have a blank. */
  unfilled: StarterTopic[];
  /** The lines that “Add all” leaves out because they put calls through, and no answer gives a number. */
  needingNumber: StarterTopic[];
}

/** The suggested lines that the page shows. */
export interface Suggestions {
  /** The slug of the lines' trade. */
  trade: string | undefined;
  blanks: Blanks;
  /** The lines that were added before. The owner may have changed or deleted them in the description since. */
  added: readonly string[];
  /** The lines that weren't added, because they have empty blanks, or because the owner tapped Next instead of “Add”. */
  unfilled?: readonly StarterTopic[];
  /** The lines that “Add all” just left out because they need the number for urgent calls. */
  needingNumber?: readonly StarterTopic[];
  /** How many lines “Add all” just added. */
  newLines?: number | undefined;
}

/** The lines that the owner began to fill in but didn't add. */
export function unaddedLines({ trade, blanks, added }: Suggestions): StarterLine[] {
  return starterLines(trade, blanks).filter(({ isBegun, text }) => isBegun && !added.includes(text));
}

/** The lines that a button adds, by its value. None for an unknown value. */
export function chosenLines(value: string, blanks: Blanks, texts: AnswerTexts): ChosenLines {
  const [slug, wanted] = value.split(':');
  const chosen = starterLines(slug, blanks).filter(({ topic }) => wanted === 'all' || wanted === topic);
  if (wanted !== 'all' || givesUrgentNumber(texts)) return splitByBlanks(chosen);
  const needingNumber = chosen.filter(
    ({ text }) => putsCallsThrough(text) && !hasBlanks(text) && !texts.BusinessDescription?.includes(text),
  );
  return {
    ...splitByBlanks(chosen.filter((line) => !needingNumber.includes(line))),
    needingNumber: needingNumber.map(({ topic }) => topic),
  };
}

function splitByBlanks(chosen: readonly Pick<StarterLine, 'topic' | 'text'>[]): ChosenLines {
  return {
    lines: chosen.map(({ text }) => text).filter((text) => !hasBlanks(text)),
    unfilled: chosen.filter(({ text }) => hasBlanks(text)).map(({ topic }) => topic),
    needingNumber: [],
  };
}

/** The name of the line's first empty blank, or of its first blank if none is empty. */
export function firstEmptyBlank({ topic, blankNames }: StarterLine, blanks: Blanks): string {
  return blankNames.find((name) => !blanks[name]) ?? blankFieldName(topic, 0);
}

/** The error for a line that the owner began to fill in but didn't add. */
export function unaddedMessage({ label, text }: StarterLine): string {
  const [first, rest] = hasBlanks(text) ? ['fill in its blanks and tap', 'them'] : ['tap', 'its blanks'];
  return `Suggestion “${label}”: ${first} “Add,” or empty ${rest}.`;
}

/** Appends the lines that the text lacks. `null` if the result is longer than `max` characters. */
export function appendLines(text: string, lines: readonly string[], max: number): string | null {
  const missing = lines.filter((line) => !text.includes(line));
  const longer = [text.trimEnd(), ...missing].filter(Boolean).join('\n');
  return isLongerThan(longer, max) ? null : longer;
}
