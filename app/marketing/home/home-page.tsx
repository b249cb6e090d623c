import { brand } from '~/brand';
import { callResults } from '~/content/call-results';
import { heroCallOf, heroCalls } from '~/content/hero-calls';
import { includedTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { homeTestimonials } from '~/content/testimonials';
import { trades } from '~/content/trades/trades';
import type { PriceModel } from '~/site/pricing';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { AutomateSection } from './automate-section';
import { BlogSection } from './blog-section';
import { ClientQuotes } from './client-quotes';
import { ExperienceSection } from './experience-section';
import { Headline } from './headline';
import { Hero } from './hero';
import { LandingPage } from './landing-page';
import { PlanSection } from './plan-section';
import { PricingSection } from './pricing-section';
import { SampleCallSection } from './sample-call-section';
import { SetupSteps } from './setup-steps';
import { WhatsIncluded } from './whats-included';

/** The trades that the headline rotates through. The first one has the recorded call. */
const rotatingTrades = trades.map((trade, index) => ({
  name: trade.name,
  call: index === 0 ? heroCalls.home : heroCallOf(trade),
}));

interface HomePageProps {
  inputs: CalculatorInputs;
  visit: { page: string; pathname: string };
  salesRep?: string | undefined;
  model?: PriceModel;
}

export function HomePage({ inputs, visit, salesRep, model = 'perBooking' }: HomePageProps) {
  const hero = (
    <Hero
      headline={<Headline trades={rotatingTrades} />}
      lead={`${brand.product} answers day and night, books the job on your calendar, and puts emergencies through to you.`}
      call={heroCalls.home}
      model={model}
      salesRep={salesRep}
    />
  );
  return (
    <LandingPage visit={visit} salesRep={salesRep} hero={hero}>
      <ExperienceSection />
      <SampleCallSection call={sampleCalls.home} result={callResults.home} />
      <SetupSteps pitch={model === 'perBooking'} />
      <WhatsIncluded tiles={includedTiles} />
      {model === 'plan' ? <PlanSection /> : <PricingSection />}
      <CalculatorSection inputs={inputs} kind={model} />
      <ClientQuotes quotes={homeTestimonials} model={model} />
      <AutomateSection model={model} />
      <BlogSection />
    </LandingPage>
  );
}
