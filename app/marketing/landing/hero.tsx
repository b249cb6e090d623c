import type { ReactNode } from 'react';

import type { PriceModel } from '~/brand';
import { answersAsTrade } from '~/content/demo-agent';
import type { HeroCall as HeroCallContent } from '~/content/trades/hero-calls';
import { tradeBySlug } from '~/content/trades/trades';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { SupportContact } from '~/site/support-contact';
import { HeroCall } from './hero-call';
import { useTradeQuery, useTradeSlug } from '~/site/page-trade';
import { StartLinks, StartTerms } from './start-actions';

interface HeroProps {
  headline: ReactNode;
  lead: string;
  call: HeroCallContent;
  model?: PriceModel;
  hearsOwnCall?: boolean;
  salesRep?: string | undefined;
}

export function Hero({ headline, lead, call, model, hearsOwnCall, salesRep }: HeroProps) {
  const own = useOwnReceptionist();
  return (
    <section id="hero" className="page hero">
      <div className="hero-intro">
        {salesRep ? (
          <p className="mb-3 font-semibold">
            {salesRep} sent you. <span className="hint">Ask for {salesRep} when you call us.</span>
          </p>
        ) : null}
        {headline}
        <p className="hero-lead">{lead}</p>
      </div>
      <div className="hero-start">
        <div className="hero-actions">
          <StartLinks large /> {own ? null : <TalkLink hearsOwnCall={hearsOwnCall} />}
        </div>
        <StartTerms model={model} />
        {own || hearsOwnCall ? null : <DemoNote />}
      </div>
      <HeroCall content={call} />
      <div className="hero-more">
        <SupportContact hasDemoLine={useTradeSlug() === undefined} />
      </div>
    </section>
  );
}

/** On a page that plays a call of its own trade, links to that call, because the demo line is a dental office. */
function TalkLink({ hearsOwnCall }: { hearsOwnCall: boolean | undefined }) {
  const query = useTradeQuery();
  return hearsOwnCall ? (
    <a href="#sample-call" className="btn btn-quiet btn-large">
      Hear a call
    </a>
  ) : (
    <a href={`/demo-call${query}`} className="btn btn-quiet btn-large" data-enhance="talk-link">
      Talk to it now
    </a>
  );
}

/** Says which business answers the demo call of a trade page. Without scripts, the link leads to a phone line instead. */
function DemoNote() {
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
