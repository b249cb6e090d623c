import { brand } from '~/brand';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { callResults } from '~/content/call-results';
import { heroCalls } from '~/content/hero-calls';
import { plumbingTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { ClientQuotes } from './client-quotes';
import { Hero } from './hero';
import { LandingPage } from './landing-page';
import { PricingSection } from './pricing-section';
import { SampleCallSection } from './sample-call-section';
import { SetupSteps } from './setup-steps';
import { WhatsIncluded } from './whats-included';

interface PlumbingPageProps {
  inputs: CalculatorInputs;
  visit: { page: string; pathname: string };
}

export function PlumbingPage({ inputs, visit }: PlumbingPageProps) {
  const hero = (
    <Hero
      headline={
        <div className="home-headline">
          <h1>You fix the leak. {brand.product} gets the phone.</h1>
        </div>
      }
      lead="Under a sink, on a roof, in a crawl space: every call gets answered, a drip gets booked, and a flooded basement goes straight through to you."
      call={heroCalls.plumbing}
    />
  );
  return (
    <LandingPage visit={visit} hero={hero}>
      <SampleCallSection call={sampleCalls.plumbing} result={callResults.plumbing} />
      <SetupSteps />
      <WhatsIncluded tiles={plumbingTiles} />
      <PricingSection />
      <CalculatorSection inputs={inputs} />
      <ClientQuotes quotes={plumberTestimonials} />
    </LandingPage>
  );
}
