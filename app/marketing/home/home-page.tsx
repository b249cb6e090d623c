import { brand, pricing, pricingCopy } from '~/brand';
import type { PriceModel } from '~/brand';
import { blogTeasers } from '~/content/blog-teasers';
import { homeCallOf } from '~/content/trades/hero-calls';
import { includedTiles } from '~/content/included';
import { homeTestimonials } from '~/content/testimonials';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import { CalculatorSection } from '../landing/calculator-section';
import { Hero } from '../landing/hero';
import type { LandingData } from '../landing/landing-data.server';
import { LandingPage } from '../landing/landing-page';
import { PricingSection } from '../landing/pricing-section';
import { SampleCallSection } from '../landing/sample-call-section';
import { SetupSteps } from '../landing/setup-steps';
import { ClientQuotes } from '~/site/testimonials';
import { WhatsIncluded } from '../landing/whats-included';
import { ExperienceSection } from './experience-section';
import { Headline } from './headline';
import { PlanSection } from './plan-section';

interface HomePageProps extends LandingData {
  salesRep?: string | undefined;
  model?: PriceModel;
}

export function HomePage({ inputs, visit, call, salesRep, model = 'perBooking' }: HomePageProps) {
  const chosen = tradeBySlug(call) ?? plumbing;
  const chosenCall = homeCallOf(chosen);
  const others = trades.filter((trade) => trade !== chosen);
  const rotating = [chosen, ...others].map((trade) => ({ trade, call: homeCallOf(trade).hero }));
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
      <CalculatorSection inputs={inputs} model={model} />
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

const exampleJobPrice = 150;

const priceTexts: Record<PriceModel, { gain: string; savings: string }> = {
  perBooking: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.perBooking)} bookings`,
    savings: pricingCopy.fees,
  },
  plan: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.plan.monthly)} months of the plan`,
    savings: `$${pricing.plan.monthly} a month for a receptionist that’s there day and night, and no setup fee.`,
  },
};

function AutomateSection({ model }: { model: PriceModel }) {
  const reasons = [
    {
      title: 'AI Scheduling',
      text: `${brand.product} knows how long jobs and drives take, and only offers times that work.`,
    },
    {
      title: 'Revenue Gain',
      text: `When nobody answers, callers try the next name on the list. Keeping one $${exampleJobPrice} job ${priceTexts[model].gain}.`,
    },
    { title: 'Cost Savings', text: priceTexts[model].savings },
  ];
  return (
    <section id="automate" aria-labelledby="automate-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="automate-title">Automate. Save Time. Grow.</h2>
        <dl className="home-reasons">
          {reasons.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-lg font-bold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function BlogSection() {
  return (
    <section id="from-the-blog" aria-labelledby="blog-title" className="home-section">
      <div className="page">
        <h2 id="blog-title">From the Blog</h2>
        <ul className="home-articles">
          {blogTeasers.map(({ slug, title, text }) => (
            <li key={slug}>
              <h3>
                <a href={`/blog#${slug}`}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
