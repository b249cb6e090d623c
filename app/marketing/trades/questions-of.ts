import { pricingCopy } from '~/brand';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { usualBillOf } from '../pricing/trade-rates';

/** A trade's six questions: its own five, and what a month costs. The page and its structured data both show them. */
export function questionsOf(trade: Trade): readonly TradeQuestion[] {
  const { calls, booked, moved, putThrough, dollars } = usualBillOf(trade);
  return [
    ...trade.questions,
    {
      question: 'What would a month come to?',
      answer: `At ${calls} calls: ${booked} booked, $${dollars}; ${moved} moved, $0; ${putThrough} put through, $0. ${pricingCopy.noBookings}`,
      more: 'bill',
    },
  ];
}
