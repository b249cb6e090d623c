import { brand } from '~/brand';
import { homeCall } from '~/content/home-call';
import { includedTiles } from '~/content/included';
import { homeTestimonials } from '~/content/testimonials';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import type { PriceModel } from '~/site/pricing';
import { CalculatorSection } from '../calculator/calculator-section';
import { AutomateSection } from './automate-section';
import { BlogSection } from './blog-section';
import { ClientQuotes } from './client-quotes';
import type { HomeData } from './home-data.server';
import { ExperienceSection } from './experience-section';
import { Headline } from './headline';
import { Hero } from './hero';
import { LandingPage } from './landing-page';
import { PlanSection } from './plan-section';
import { PricingSection } from './pricing-section';
import { SampleCallSection } from './sample-call-section';
import { SetupSteps } from './setup-steps';
import { WhatsIncluded } from './whats-included';

interface HomePageProps extends HomeData {
  salesRep?: string | undefined;
  model?: PriceModel;
}

export function HomePage({ inputs, visit, call, salesRep, model = 'perBooking' }: HomePageProps) {
  const chosen = tradeBySlug(call) ?? plumbing;
  const chosenCall = homeCall(chosen);
  const others = trades.filter((trade) => trade !== chosen);
  const rotating = [chosen, ...others].map((trade) => ({ trade, call: homeCall(trade).hero }));
  const hero = (
    <Hero
      headline={<Headline trades={rotating} />}
      lead={`${brand.product} answers day and night, books the job on your calendar, and puts emergencies through to you.`}
      call={chosenCall.hero}
      model={model}
      salesRep={salesRep}
    />
  );
  return (
    <LandingPage visit={visit} salesRep={salesRep} hero={hero}>
      <ExperienceSection chosen={chosen} />
      <SampleCallSection
        call={chosenCall.hero.call}
        result={chosenCall.result}
        trade={chosen.slug}
        more={<TradePageLink {...chosen} />}
      />
      <SetupSteps pitch={model === 'perBooking'} />
      <WhatsIncluded tiles={includedTiles} />
      {model === 'plan' ? <PlanSection /> : <PricingSection />}
      <CalculatorSection inputs={inputs} kind={model} />
      <ClientQuotes quotes={homeTestimonials} />
      <AutomateSection model={model} />
      <BlogSection />
    </LandingPage>
  );
}

function TradePageLink(trade: Trade) {
  return (
    <p>
      <a href={tradePath(trade)} className="inline-flex min-h-11 items-center">
        More for {trade.businesses}
      </a>
    </p>
  );
}
