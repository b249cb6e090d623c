import type { ReactNode } from 'react';

import { heroCallOf } from '~/content/hero-calls';
import type { HeroCall } from '~/content/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { CalculatorSection } from '../calculator/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { Hero } from '../home/hero';
import { LandingPage } from '../home/landing-page';
import { StartForm } from '../start-form';
import { TradeCalls } from './trade-calls';
import { TradeEmergencies } from './trade-emergencies';
import { TradeFacts } from './trade-facts';
import { TradeJobs } from './trade-jobs';
import { TradeNeighbors } from './trade-links';
import { TradePrice } from './trade-price';
import { PageTrade } from './trade-query';
import { TradeQuestions } from './trade-questions';

interface TradePageProps {
  trade: Trade;
  inputs: CalculatorInputs;
  /** The calculator's defaults, if they are the trade's own. */
  defaults?: CalculatorInputs;
  visit: { page: string; pathname: string };
  /** A call that the visitor hears on the page itself, instead of talking to the demo line. */
  heroCall?: HeroCall;
  /** Sections before the trade's calls. */
  first?: ReactNode;
  quotes?: ReactNode;
}

export function TradePage({ trade, inputs, defaults, visit, heroCall, first, quotes }: TradePageProps) {
  const headline = (
    <div className={heroCall ? 'home-headline' : 'home-headline home-headline-long'}>
      <h1>{trade.hero.title}</h1>
    </div>
  );
  return (
    <PageTrade.Provider value={trade.slug}>
      <LandingPage
        visit={visit}
        hero={
          <Hero
            headline={headline}
            lead={trade.hero.lead}
            call={heroCall ?? heroCallOf(trade)}
            hearsOwnCall={Boolean(heroCall)}
          />
        }
      >
        <TradeFacts trade={trade} />
        {first}
        <TradeCalls {...trade} firstId={first ? 'service-call' : 'sample-call'} />
        <TradeJobs {...trade} />
        <TradeEmergencies {...trade} />
        <TradePrice trade={trade} />
        <CalculatorSection inputs={inputs} defaults={defaults} />
        {quotes}
        <div className="page">
          <StartForm />
        </div>
        <TradeQuestions trade={trade} />
        <TradeNeighbors {...trade} />
      </LandingPage>
    </PageTrade.Provider>
  );
}
