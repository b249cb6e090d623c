import { callResultOf, callResults } from './call-results';
import type { CallResult } from './call-results';
import { heroCallOf, heroCalls } from './hero-calls';
import type { HeroCall } from './hero-calls';
import type { Trade } from './trades/trade';

/** A trade's call on Home and the day that it ends up on. Home has another call of plumbers than their own page. */
export function homeCall(trade: Trade): { hero: HeroCall; result: CallResult } {
  return trade.slug === 'plumbing'
    ? { hero: heroCalls.home, result: callResults.home }
    : { hero: heroCallOf(trade), result: callResultOf(trade) };
}
