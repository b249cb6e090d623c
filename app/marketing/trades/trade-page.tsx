import { pricingCopy } from '~/brand';
import { callResults } from '~/content/call-results';
import { plumbingTiles } from '~/content/included';
import TradeText from '~/content/pages/trade.mdx';
import { sampleCalls } from '~/content/sample-calls';
import { plumberTestimonials } from '~/content/testimonials';
import { bookingRateOf } from '~/content/trades/booking-rates';
import { morePages } from '~/content/trades/page-texts';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { tradeBySlug, tradePath } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { PageTrade } from '~/site/page-trade';
import { StartForm } from '~/site/start-form';
import { ClientQuotes } from '~/site/testimonials';
import { calculatorInputsOf } from '../calculator/inputs';
import { Hero } from '../landing/hero';
import { heroCallOf, heroCalls } from '../landing/hero-calls';
import { LandingPage } from '../landing/landing-page';
import { CalculatorSection, SampleCallSection, SetupSteps, WhatsIncluded } from '../landing/sections';
import { GetStartedForm } from '../landing/start-actions';
import { freeCalls, Receipt } from '../pricing/receipt';
import { usualBillOf } from '../pricing/trade-rates';
import { LineLink, PlainList } from '../section';
import { textParts } from '../text-parts';
import { TradeCalls } from './trade-calls';

const components = {
  ...textParts,
  CalculatorSection,
  Facts,
  GetStartedForm,
  Receipt,
  RuleList,
  StartForm,
  TradeCalls,
  TradeLinks,
  TradeQuestions,
};

export function TradePage({ trade }: { trade: Trade }) {
  const isPlumbing = trade.slug === plumbing.slug;
  const bill = usualBillOf(trade);
  return (
    <PageTrade.Provider value={trade.slug}>
      <LandingPage>
        <Hero
          headline={
            <div className={isPlumbing ? 'home-headline' : 'home-headline home-headline-long'}>
              <h1>{trade.hero.title}</h1>
            </div>
          }
          lead={trade.hero.lead}
          call={isPlumbing ? heroCalls.plumbing : heroCallOf(trade)}
          hearsOwnCall={isPlumbing}
        />
        <TradeText
          components={components}
          trade={trade}
          bill={bill}
          freeCalls={freeCalls(bill)}
          rate={bookingRateOf(trade)}
          defaults={trade.path ? undefined : calculatorInputsOf(trade, bill.booked)}
          questions={questionsOf(trade)}
          firstCallId={isPlumbing ? 'service-call' : 'sample-call'}
          ownSections={isPlumbing ? <PlumbingSections /> : null}
          quotes={isPlumbing ? <ClientQuotes quotes={plumberTestimonials} /> : null}
        />
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

interface FactsProps {
  facts: readonly { name: string; text: string; href: string }[];
}

/** Short answers to a buyer's first questions. Each links to the page or section that says more. */
function Facts({ facts }: FactsProps) {
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

interface RuleListProps {
  title: string;
  lines: readonly string[];
  note?: string;
}

function RuleList({ title, lines, note }: RuleListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <PlainList lines={lines} />
      {note ? <p className="hint mt-2">{note}</p> : null}
    </div>
  );
}

/** All questions are open, because a trade has few enough to read them all. */
function TradeQuestions({ questions }: { questions: readonly TradeQuestion[] }) {
  return (
    <dl className="trade-questions">
      {questions.map(({ question, answer, more }) => (
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
  );
}

function TradeLinks({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="trade-links">
      {slugs
        .flatMap((slug) => tradeBySlug(slug) ?? [])
        .map((trade) => (
          <li key={trade.slug}>
            <a href={tradePath(trade)}>{capitalize(trade.businesses)}</a>
          </li>
        ))}
    </ul>
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
