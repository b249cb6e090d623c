import type { ReactNode } from 'react';

import { brand } from '~/brand';
import { CallToCalendar } from './call-to-calendar';
import { PhoneContact } from './phone-contact';
import { TrialTerms } from '~/platform/ui/trial-terms';
import type { PriceModel } from '~/platform/ui/trial-terms';

interface HeroProps {
  headline: ReactNode;
  /** What the product does, for the visitors of this page. */
  lead: string;
  /** 'Try Free. Activate for $1. Only pay for booked jobs.' does not stand on the pages of the plan. */
  pitch?: boolean;
  model?: PriceModel;
}

/** The first screen: what it is, the way to try it, and a call that turns into a calendar entry. */
export function Hero({ headline, lead, pitch = true, model }: HeroProps) {
  return (
    <section id="hero" className="page grid items-center gap-10 pt-4 pb-14 lg:grid-cols-[1.1fr_1fr]">
      <div>
        {headline}
        <p className="mt-4 max-w-xl text-lg">{lead}</p>
        {pitch ? <p className="mt-4 font-display text-lg font-bold">{brand.tagline}</p> : null}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/create-agent" className="btn btn-primary btn-large">
            Try Free Tonight
          </a>
          <PhoneContact label="Call us:" phone={brand.supportPhone} />
        </div>
        <div className="mt-4">
          <TrialTerms model={model} />
        </div>
      </div>
      <CallToCalendar />
    </section>
  );
}
