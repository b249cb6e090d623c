import type { StarterTopic, Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { isLongerThan } from '~/platform/forms/server/normalize-text';

/** The topics of the suggested lines, in the order of the page. */
export const starterTopics: readonly { topic: StarterTopic; label: string }[] = [
  { topic: 'jobs', label: 'Jobs and how long they take' },
  { topic: 'prices', label: 'Prices it can quote' },
  { topic: 'urgent', label: 'What’s urgent' },
  { topic: 'transfer', label: 'Where urgent calls go' },
];

/** The value of a button that adds suggested lines: `{slug}:{topic}`, or `{slug}:all`. */
export function starterValue({ slug }: Trade, topic: StarterTopic | 'all'): string {
  return `${slug}:${topic}`;
}

/** The lines for the value of such a button; empty for any other value. */
export function parseStarter(value: string): string[] {
  const [slug, wanted] = value.split(':');
  const trade = tradeBySlug(slug);
  if (!trade) return [];
  return starterTopics
    .filter(({ topic }) => wanted === 'all' || wanted === topic)
    .map(({ topic }) => trade.starter[topic]);
}

/** Appends the lines that the text doesn't have yet. `null` if the result is longer than `max` characters. */
export function withLines(text: string, lines: readonly string[], max: number): string | null {
  const missing = lines.filter((line) => !text.includes(line));
  const longer = [text.trimEnd(), ...missing].filter(Boolean).join('\n');
  return isLongerThan(longer, max) ? null : longer;
}
