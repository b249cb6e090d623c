import { pricingCopy } from '~/brand';
import { bookingRateOf } from '~/content/trades/booking-rates';
import { heroCallOf } from '~/content/trades/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { CalculatorSection } from '../landing/calculator-section';
import type { CalculatorInputs } from '../calculator/inputs';
import { Hero } from '../landing/hero';
import { LandingPage } from '../landing/landing-page';
import { PageTrade } from '~/site/page-trade';
import { GetStartedForm } from '../landing/start-actions';
import { StartForm } from '~/site/start-form';
import { freeCalls, Receipt } from '../pricing/receipt';
import { usualBillOf } from '../pricing/trade-rates';
import { plumbingSections } from './plumbing-sections';
import type { ExtraSections } from './plumbing-sections';
import { TradeCalls } from './trade-calls';
import { TradeNeighbors } from './trade-choices';
import { TradeQuestions } from './trade-questions';
import { TradeEmergencies, TradeJobs } from './trade-rules';

interface TradePageProps {
  trade: Trade;
  inputs: CalculatorInputs;
  /** The calculator's defaults, if they are the trade's own. */
  defaults?: CalculatorInputs | undefined;
  visit: { page: string; pathname: string };
}

const extraSections: Partial<Record<string, ExtraSections>> = { plumbing: plumbingSections };

export function TradePage({ trade, inputs, defaults, visit }: TradePageProps) {
  const { heroCall, beforeCalls, afterCalculator } = extraSections[trade.slug] ?? {};
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
        {beforeCalls}
        <TradeCalls {...trade} firstId={beforeCalls ? 'service-call' : 'sample-call'} />
        <TradeJobs {...trade} />
        <TradeEmergencies {...trade} />
        <TradePrice trade={trade} />
        <CalculatorSection inputs={inputs} defaults={defaults} />
        {afterCalculator}
        <div className="page">
          <StartForm />
        </div>
        <TradeQuestions trade={trade} />
        <TradeNeighbors {...trade} />
      </LandingPage>
    </PageTrade.Provider>
  );
}

/** The first questions of a buyer, answered in a row below the hero. Each answer links to the page or section that says more. */
function TradeFacts({ trade }: { trade: Trade }) {
  const { calls, booked, dollars } = usualBillOf(trade);
  const facts = [
    ...(trade.hasPatients
      ? [{ name: 'HIPAA', text: 'Sign a BAA with us first', href: '/security#baa' }]
      : []),
    { name: 'Calendars', text: 'Google and Outlook', href: '/integrations' },
    { name: `${calls} calls a month`, text: `$${dollars} for ${booked} booked`, href: '#pricing' },
    { name: 'Your number', text: 'Stays yours', href: '/faq#keep-number' },
  ];
  return (
    <section aria-label="In short" className="page">
      <dl className="trade-facts">
        {facts.map(({ name, href, text }) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="font-semibold">
              <a href={href} className="inline-flex min-h-11 items-center">
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TradePrice({ trade }: { trade: Trade }) {
  const bill = usualBillOf(trade);
  const { percent, source } = bookingRateOf(trade);
  return (
    <section id="pricing" aria-labelledby="worth-it-title" className="home-section home-band">
      <div className="page home-split price-months">
        <div className="grid gap-3">
          <h2 id="worth-it-title">What One Call Is Worth</h2>
          <p className="text-lg">{trade.priceStory}</p>
          <p className="font-semibold">{pricingCopy.price}</p>
          <p>
            <a href={`/pricing?calls=${bill.calls}&trade=${trade.slug}#bill`}>Put in your own calls</a>, or{' '}
            <a href="/compare">compare what others charge</a>.
          </p>
        </div>
        <div>
          <Receipt
            title={<h3>{bill.calls} Calls in a Month</h3>}
            booked={bill.booked}
            free={freeCalls(bill)}
          />
          <p className="hint mt-3 mb-5">
            {percent}% of calls booked: {source.href ? <a href={source.href}>{source.text}</a> : source.text}
          </p>
          <GetStartedForm source="pricing" />
        </div>
      </div>
    </section>
  );
}
