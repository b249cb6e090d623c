import type { StarterTopic, Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { isLongerThan } from '~/domain/typed-text';
import { hasBlanks } from '~/answers/answer-text';

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

/** The texts before, between and after a line's blanks. */
export function partsOf(line: string): string[] {
  return line.split(blank);
}

/** A suggested line with the owner's words in its blanks. A blank without a word stays. */
export function filledLine(trade: Trade, topic: StarterTopic, blanks: Blanks): string {
  return partsOf(trade.starter[topic]).reduce(
    (line, part, index) => line + (blanks[blankFieldName(topic, index - 1)] || blank) + part,
  );
}

/** The value of a button that adds suggested lines: `{slug}:{topic}`, or `{slug}:all`. */
export function starterValue({ slug }: Trade, topic: StarterTopic | 'all'): string {
  return `${slug}:${topic}`;
}

interface ChosenLines {
  lines: string[];
  /** The lines that still have a blank, and are therefore not added. */
  unfilled: StarterTopic[];
}

/** The suggested lines that the page shows. */
export interface ShownLines {
  /** The slug of their trade. */
  trade: string | undefined;
  blanks: Blanks;
  /** The lines that were added before. The owner may have changed or deleted them in the description since. */
  added: readonly string[];
  /** The lines that the owner wanted to use before filling in their blanks. */
  unfilled?: readonly StarterTopic[];
}

/** The lines that the owner began to fill in but didn't add. */
export function filledLines({ trade: slug, blanks, added }: ShownLines): ChosenLines {
  const trade = tradeBySlug(slug);
  const begun = trade
    ? starterTopics
        .filter((topic) => isBegun(trade, topic, blanks))
        .map((topic) => ({ topic, line: usableLine(trade, topic, blanks) }))
        .filter(({ line }) => !added.includes(line))
    : [];
  return splitByBlanks(begun);
}

/** The filled line. If the owner began to fill it in, it lacks the parts that only have empty blanks. */
export function usableLine(trade: Trade, topic: StarterTopic, blanks: Blanks): string {
  const line = filledLine(trade, topic, blanks);
  return hasBlanks(line) && isBegun(trade, topic, blanks) ? shortenedLine(trade, topic, blanks) : line;
}

/** `Cut $40.` of `Cut $__, men’s cut $__.` A part without blanks, such as “credited to the repair,” goes with the one before it. */
function shortenedLine({ starter }: Trade, topic: StarterTopic, blanks: Blanks): string {
  const numbered = partsOf(starter[topic]).reduce((line, part, index) => `${line}{${index - 1}}${part}`);
  const wordOf = (index: string | undefined) => blanks[blankFieldName(topic, Number(index))];
  const isUnused = (part: string) => [...part.matchAll(/\{(\d)\}/g)].every(([, index]) => !wordOf(index));
  const sentences = numbered.split(/(?<=\.) /).map((sentence) => {
    const [, label = '', list = ''] = /^([^{]*: )?(.*?)\.?$/.exec(sentence) ?? [];
    const parts = list.split(', ');
    const used = parts.filter((_, index) => {
      const owner = parts.slice(0, index + 1).findLast((part) => part.includes('{'));
      return owner === undefined || !isUnused(owner);
    });
    return used.length > 0 ? capitalize(`${label}${used.join(', ')}.`) : '';
  });
  const shortened = sentences.filter(Boolean).join(' ');
  return shortened.replace(/\{(\d)\}/g, (_, index: string) => wordOf(index) || blank);
}

/** The name of the line's first blank without a word. */
export function firstEmptyBlank({ trade, blanks }: ShownLines, topic: StarterTopic): string {
  const parts = partsOf(tradeBySlug(trade)?.starter[topic] ?? '');
  const index = parts.slice(1).findIndex((_, index) => !blanks[blankFieldName(topic, index)]);
  return blankFieldName(topic, Math.max(index, 0));
}

/** The error for a line that the owner began to fill in. */
export function unfilledMessage(slug: string | undefined, topic: StarterTopic): string {
  const trade = tradeBySlug(slug);
  const label = trade ? topicLabel(trade, topic) : '';
  return `Suggestion “${label}”: fill in all of its blanks, or empty them.`;
}

function isBegun(trade: Trade, topic: StarterTopic, blanks: Blanks): boolean {
  return partsOf(trade.starter[topic]).some(
    (_, index) => index > 0 && blanks[blankFieldName(topic, index - 1)],
  );
}

/** The lines for the value of such a button; none for any other value. */
export function chosenLines(value: string, blanks: Blanks): ChosenLines {
  const [slug, wanted] = value.split(':');
  const trade = tradeBySlug(slug);
  if (!trade) return { lines: [], unfilled: [] };
  const chosen = starterTopics
    .filter((topic) => wanted === 'all' || wanted === topic)
    .map((topic) => ({ topic, line: filledLine(trade, topic, blanks) }));
  return splitByBlanks(chosen);
}

function splitByBlanks(chosen: readonly { topic: StarterTopic; line: string }[]): ChosenLines {
  return {
    lines: chosen.map(({ line }) => line).filter((line) => !hasBlanks(line)),
    unfilled: chosen.filter(({ line }) => hasBlanks(line)).map(({ topic }) => topic),
  };
}

/** Appends the lines that the text doesn't have yet. `null` if the result is longer than `max` characters. */
export function appendLines(text: string, lines: readonly string[], max: number): string | null {
  const missing = lines.filter((line) => !text.includes(line));
  const longer = [text.trimEnd(), ...missing].filter(Boolean).join('\n');
  return isLongerThan(longer, max) ? null : longer;
}
