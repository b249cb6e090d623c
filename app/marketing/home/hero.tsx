import type { ReactNode } from 'react';

import type { HeroCall as HeroCallContent } from '~/content/hero-calls';
import type { PriceModel } from '~/site/pricing';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { DemoNote } from '../trades/demo-note';
import { useTradeQuery, useTradeSlug } from '../trades/trade-query';
import { StartLinks, StartTerms } from '../try-action';
import { HeroCall } from './hero-call';
import { SupportContact } from './phone-contact';

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
        {salesRep ? <p className="mb-3 font-semibold">{salesRep} sent you.</p> : null}
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
