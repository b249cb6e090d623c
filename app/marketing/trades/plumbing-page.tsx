import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { callResults } from '~/content/call-results';
import { heroCalls } from '~/content/hero-calls';
import { plumbingTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { plumbing } from '~/content/trades/plumbing';
import { TradeCalls } from '../trades/trade-calls';
import { TradeEmergencies } from '../trades/trade-emergencies';
import { TradeJobs } from '../trades/trade-jobs';
import { TradeNeighbors } from '../trades/trade-links';
import { TradePrice } from '../trades/trade-price';
import { PageTrade } from '../trades/trade-query';
import { TradeQuestions } from '../trades/trade-questions';
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
          <h1>{plumbing.hero.title}</h1>
        </div>
      }
      lead={plumbing.hero.lead}
      call={heroCalls.plumbing}
      hearsOwnCall
    />
  );
  return (
    <PageTrade.Provider value={plumbing.slug}>
      <LandingPage visit={visit} hero={hero}>
        <SampleCallSection call={sampleCalls.plumbing} result={callResults.plumbing} />
        <SetupSteps pitch />
        <WhatsIncluded tiles={plumbingTiles} />
        <TradeCalls {...plumbing} firstId="service-call" />
        <TradeJobs {...plumbing} />
        <TradeEmergencies {...plumbing} />
        <TradePrice {...plumbing} />
        <PricingSection />
        <CalculatorSection inputs={inputs} />
        <ClientQuotes quotes={plumberTestimonials} />
        <TradeQuestions {...plumbing} />
        <TradeNeighbors {...plumbing} />
      </LandingPage>
    </PageTrade.Provider>
  );
}
