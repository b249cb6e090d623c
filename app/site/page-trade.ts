import { createContext, useContext } from 'react';

import type { BookingWord } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';

/** The slug of the page's trade, for sections that all landing pages share. */
export const PageTrade = createContext<string | undefined>(undefined);

export function useTradeSlug(): string | undefined {
  return useContext(PageTrade);
}

/** The page's trade's word for a booking, such as 'visit'. */
export function useBookingWord(): BookingWord {
  return tradeBySlug(useTradeSlug())?.booking ?? 'job';
}

/** The query string that passes the page's trade to the setup or a call: `?trade={slug}`, or empty. */
export function useTradeQuery(): string {
  const slug = useTradeSlug();
  return slug ? `?trade=${slug}` : '';
}
