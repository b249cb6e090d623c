import { pricingCopy } from '~/brand';
import { callResults } from '~/content/call-results';
import { plumbingTiles } from '~/content/included';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { bookingRateOf } from '~/content/trades/booking-rates';
import { heroCallOf, heroCalls } from '../landing/hero-calls';
import { buyerLinks, morePages } from '~/content/trades/page-texts';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { PageTrade } from '~/site/page-trade';
import { StartForm } from '~/site/start-form';
import { ClientQuotes } from '~/site/testimonials';
import { calculatorInputsOf } from '../calculator/inputs';
import { Hero } from '../landing/hero';
import { LandingPage } from '../landing/landing-page';
import { SampleCallSection } from '../landing/sample-call-section';
import { CalculatorSection, SetupSteps, WhatsIncluded } from '../landing/sections';
import { GetStartedForm } from '../landing/start-actions';
import { freeCalls, Receipt } from '../pricing/receipt';
import { usualBillOf } from '../pricing/trade-rates';
import { InlineLinks, LineLink, Section } from '../section';
import { titleCase } from '~/domain/capitalize';
import { TradeCalls, TradeEmergencies, TradeJobs } from './trade-sections';
import { TradeNeighbors } from './trades-page';

export function TradePage({ trade }: { trade: Trade }) {
  const isPlumbing = trade.slug === plumbing.slug;
  const headline = (
    <div className={isPlumbing ? 'home-headline' : 'home-headline home-headline-long'}>
      <h1>{trade.hero.title}</h1>
    </div>
  );
  return (
    <PageTrade.Provider value={trade.slug}>
      <LandingPage>
        <Hero
          headline={headline}
          lead={trade.hero.lead}
          call={isPlumbing ? heroCalls.plumbing : heroCallOf(trade)}
          hearsOwnCall={isPlumbing}
        />
        <TradeFacts trade={trade} />
        {isPlumbing ? <PlumbingSections /> : null}
        <TradeCalls {...trade} firstId={isPlumbing ? 'service-call' : 'sample-call'} />
        <TradeJobs {...trade} />
        <TradeEmergencies {...trade} />
        <TradePrice trade={trade} />
        <CalculatorSection
          defaults={trade.path ? undefined : calculatorInputsOf(trade, usualBillOf(trade).booked)}
        />
        {isPlumbing ? <ClientQuotes quotes={plumberTestimonials} /> : null}
        <div className="page pb-6">
          <StartForm />
        </div>
        <TradeQuestions trade={trade} />
        <TradeNeighbors {...trade} />
      </LandingPage>
    </PageTrade.Provider>
  );
}

/** The sections of Home that /plumbing shows about its own trade. */
function PlumbingSections() {
  return (
    <>
      <SampleCallSection call={sampleCalls.plumbing} result={callResults.plumbing} />
      <SetupSteps pitch />
      <WhatsIncluded tiles={plumbingTiles} />
    </>
  );
}

/** Short answers to a buyer's first questions. Each links to the page or section that says more. */
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
              <a href={href}>{text}</a>
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
          <GetStartedForm />
        </div>
      </div>
    </section>
  );
}

/** All questions are open, because a trade has few enough to read them all. */
function TradeQuestions({ trade }: { trade: Trade }) {
  return (
    <Section id="questions" title={`What ${titleCase(trade.businesses)} Ask`}>
      <dl className="trade-questions">
        {questionsOf(trade).map(({ question, answer, more }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd>{answer}</dd>
            {more ? (
              <dd>
                <LineLink {...morePages[more]} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <InlineLinks label="More questions?" links={buyerLinks} />
    </Section>
  );
}

/** A trade's own five questions, and one about the cost of a month. The page and its structured data both show them. */
export function questionsOf(trade: Trade): readonly TradeQuestion[] {
  const { calls, booked, moved, putThrough, dollars } = usualBillOf(trade);
  return [
    ...trade.questions,
    {
      question: 'What would a month come to?',
      answer: `At ${calls} calls: ${booked} booked, $${dollars}; ${moved} moved, $0; ${putThrough} put through, $0. ${pricingCopy.noBookings}`,
      more: 'bill',
    },
  ];
}
