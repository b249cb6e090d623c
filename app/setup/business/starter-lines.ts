import type { StarterTopic, Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { isLongerThan } from '~/platform/forms/server/normalize-text';

/** In the order in which they are offered. */
export const starterTopics: readonly { topic: StarterTopic; label: string }[] = [
  { topic: 'jobs', label: 'Jobs and how long they take' },
  { topic: 'prices', label: 'Prices it can quote' },
  { topic: 'urgent', label: 'What’s urgent' },
  { topic: 'transfer', label: 'Where urgent calls go' },
];

/** What a button of the starter lines sends: `{slug}:{topic}`, or `{slug}:all`. */
export function starterValue({ slug }: Trade, topic: StarterTopic | 'all'): string {
  return `${slug}:${topic}`;
}

/** The lines that such a button stands for; none for anything else. */
export function parseStarter(value: string): string[] {
  const [slug, wanted] = value.split(':');
  const trade = tradeBySlug(slug);
  if (!trade) return [];
  return starterTopics
    .filter(({ topic }) => wanted === 'all' || wanted === topic)
    .map(({ topic }) => trade.starter[topic]);
}

/** The text with each line that it lacks appended on a line of its own; `null` if that is over `max` characters. */
export function withLines(text: string, lines: readonly string[], max: number): string | null {
  const missing = lines.filter((line) => !text.includes(line));
  const longer = [text.trimEnd(), ...missing].filter(Boolean).join('\n');
  return isLongerThan(longer, max) ? null : longer;
}
