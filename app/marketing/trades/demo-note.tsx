import { answersAsTrade } from '~/content/demo-agent';
import { tradeBySlug } from '~/content/trades/trades';
import { useTradeSlug } from './trade-query';

/** Says which business answers the demo call of a trade page. Without scripts, the link leads to a phone line instead. */
export function DemoNote() {
  const trade = tradeBySlug(useTradeSlug());
  if (!trade) return null;
  return (
    <p className="hint scripted">
      {answersAsTrade
        ? `Talk to it, and it answers as ${trade.business}.`
        : `Talk to it, and it answers as a business in another trade. Below, hear ${trade.business}’s call.`}
    </p>
  );
}
