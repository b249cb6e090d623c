import { trades } from '~/content/trades/trades';
import type { Trade } from '~/content/trades/trade';
import type { BusinessFields } from '~/domain/business-questions';

/**
 * The slug of the trade that the business's name mentions, or else its description. A text that mentions several trades
 * counts as one that mentions none.
 */
export function guessTrade({ BusinessName, BusinessDescription }: BusinessFields): string | undefined {
  return onlyTradeIn(BusinessName) ?? onlyTradeIn(BusinessDescription);
}

function onlyTradeIn(text = ''): string | undefined {
  const named = trades.filter((trade) => isNamedIn(text, trade));
  return named.length === 1 ? named[0]?.slug : undefined;
}

/** Whether the text has the word for the trade or its businesses: "plumbing", "plumber", "plumbers". */
function isNamedIn(text: string, { name, businesses }: Trade): boolean {
  return new RegExp(`\\b(${name}|${businesses.replace(/s$/, 's?')})\\b`, 'i').test(text);
}
