import type { ReactNode } from 'react';

import { callResults } from '~/content/call-results';
import { plumbingTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { heroCalls } from '~/content/trades/hero-calls';
import type { HeroCall } from '~/content/trades/hero-calls';
import { SampleCallSection } from '../landing/sample-call-section';
import { SetupSteps } from '../landing/setup-steps';
import { ClientQuotes } from '~/site/testimonials';
import { WhatsIncluded } from '../landing/whats-included';

/** The sections that a trade's page has in addition to those of all trades. */
export interface ExtraSections {
  /** A call that the visitor hears on the page itself, instead of talking to the demo line. */
  heroCall: HeroCall;
  beforeCalls: ReactNode;
  afterCalculator: ReactNode;
}

export const plumbingSections: ExtraSections = {
  heroCall: heroCalls.plumbing,
  beforeCalls: (
    <>
      <SampleCallSection call={sampleCalls.plumbing} result={callResults.plumbing} />
      <SetupSteps pitch />
      <WhatsIncluded tiles={plumbingTiles} />
    </>
  ),
  afterCalculator: <ClientQuotes quotes={plumberTestimonials} />,
};
