import { heroCallOf } from '~/content/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { Hero } from '../home/hero';
import { LandingPage } from '../home/landing-page';
import { PricingSection } from '../home/pricing-section';
import { SetupSteps } from '../home/setup-steps';
import { TradeCalls } from './trade-calls';
import { TradeEmergencies } from './trade-emergencies';
import { tradeInputs } from './trade-inputs';
import { TradeJobs } from './trade-jobs';
import { TradeNeighbors } from './trade-links';
import { TradePrice } from './trade-price';
import { PageTrade } from './trade-query';
import { TradeQuestions } from './trade-questions';

interface TradePageProps {
  trade: Trade;
  inputs: CalculatorInputs;
  visit: { page: string; pathname: string };
}

export function TradePage({ trade, inputs, visit }: TradePageProps) {
  const headline = (
    <div className="home-headline home-headline-long">
      <h1>{trade.hero.title}</h1>
    </div>
  );
  return (
    <PageTrade.Provider value={trade.slug}>
      <LandingPage
        visit={visit}
        hero={<Hero headline={headline} lead={trade.hero.lead} call={heroCallOf(trade)} />}
      >
        <TradeCalls {...trade} />
        <TradeJobs {...trade} />
        <TradeEmergencies {...trade} />
        <SetupSteps />
        <TradePrice {...trade} />
        <PricingSection />
        <CalculatorSection inputs={inputs} defaults={tradeInputs(trade)} />
        <TradeQuestions {...trade} />
        <TradeNeighbors {...trade} />
      </LandingPage>
    </PageTrade.Provider>
  );
}
