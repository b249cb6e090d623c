import { createContext, useContext } from 'react';

import type { BookingWord } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';

/** The trade of the page around it, for the sections that all landing pages share. */
export const PageTrade = createContext<string | undefined>(undefined);

export function useTradeSlug(): string | undefined {
  return useContext(PageTrade);
}

/** What the trade of the page calls a booking. */
export function useBookingWord(): BookingWord {
  return tradeBySlug(useTradeSlug())?.booking ?? 'job';
}

/** What an address of the setup or a call carries on: `?trade={slug}`, or nothing. */
export function useTradeQuery(): string {
  const slug = useTradeSlug();
  return slug ? `?trade=${slug}` : '';
}
