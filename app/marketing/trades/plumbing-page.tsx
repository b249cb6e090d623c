import { callResults } from '~/content/call-results';
import { heroCalls } from '~/content/hero-calls';
import { plumbingTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { plumbing } from '~/content/trades/plumbing';
import type { CalculatorInputs } from '../calculator/inputs';
import { ClientQuotes } from '../home/client-quotes';
import { SampleCallSection } from '../home/sample-call-section';
import { SetupSteps } from '../home/setup-steps';
import { WhatsIncluded } from '../home/whats-included';
import { TradePage } from './trade-page';

interface PlumbingPageProps {
  inputs: CalculatorInputs;
  visit: { page: string; pathname: string };
}

/** The page of plumbers has sections that the other trades don't have. */
export function PlumbingPage(props: PlumbingPageProps) {
  return (
    <TradePage
      {...props}
      trade={plumbing}
      heroCall={heroCalls.plumbing}
      first={
        <>
          <SampleCallSection call={sampleCalls.plumbing} result={callResults.plumbing} />
          <SetupSteps pitch />
          <WhatsIncluded tiles={plumbingTiles} />
        </>
      }
      quotes={<ClientQuotes quotes={plumberTestimonials} />}
    />
  );
}
