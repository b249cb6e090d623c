import { useSearchParams } from '@remix-run/react';

import { brand } from '~/brand';
import type { PriceModel } from '~/brand';
import { blogTeasers, homeTexts, reasonsToAutomate } from '~/content/home-texts';
import { includedTiles } from '~/content/included';
import Plan from '~/content/sections/plan.mdx';
import { homeTestimonials } from '~/content/testimonials';
import { homeCallOf } from '../landing/hero-calls';
import type { HeroCall } from '../landing/hero-calls';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, tradePath, trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { clockTime } from '~/domain/weekly-schedule';
import { PlayPauseIcon } from '~/site/icon';
import { formatPlayTime } from '~/site/player/player-display';
import { FeatureList } from '~/site/pricing';
import { PhoneContact } from '~/site/support-contact';
import { ClientQuotes } from '~/site/testimonials';
import { Hero } from '../landing/hero';
import { LandingPage } from '../landing/landing-page';
import { SampleCallSection } from '../landing/sample-call-section';
import { CalculatorSection, PricingSection, SetupSteps, WhatsIncluded } from '../landing/sections';
import { GetStartedForm } from '../landing/start-actions';
import { LineLink, Section } from '../section';
import { textParts } from '../text-parts';
import { callField } from '~/analytics/step-data';

interface HomePageProps {
  salesRep?: string | undefined;
  model?: PriceModel;
}

export function HomePage({ salesRep, model = 'perBooking' }: HomePageProps) {
  const [search] = useSearchParams();
  const chosen = tradeBySlug(search.get(callField)) ?? plumbing;
  const chosenCall = homeCallOf(chosen);
  const others = trades.filter((trade) => trade !== chosen);
  const states = [chosen, ...others].map((trade) => ({
    slug: trade.slug,
    name: trade.name,
    ...heroTexts(homeCallOf(trade).hero),
  }));
  return (
    <LandingPage salesRep={salesRep}>
      <Hero
        headline={<Headline states={states} />}
        lead={homeTexts.lead}
        call={chosenCall.hero}
        model={model}
        salesRep={salesRep}
      />
      <ExperienceSection chosen={chosen} />
      <SampleCallSection
        call={chosenCall.hero.call}
        result={chosenCall.result}
        trade={chosen.slug}
        more={
          <p>
            <LineLink href={tradePath(chosen)} label={`More for ${chosen.businesses}`} />
          </p>
        }
      />
      <SetupSteps pitch={model === 'perBooking'} />
      <WhatsIncluded tiles={includedTiles} />
      {model === 'plan' ? (
        <Plan components={{ ...textParts, FeatureList, GetStartedForm }} />
      ) : (
        <PricingSection />
      )}
      <CalculatorSection model={model} />
      <ClientQuotes quotes={homeTestimonials} />
      <AutomateSection model={model} />
      <BlogSection />
    </LandingPage>
  );
}

/**
 * The headline. A script rotates its trade together with the call next to it, and shows the pause button. Screen readers
 * get one sentence that doesn't change.
 */
function Headline({ states }: { states: readonly HeroState[] }) {
  return (
    <div className="home-headline" data-enhance="headline" data-states={JSON.stringify(states)}>
      <h1 aria-label="An AI receptionist that answers every call and books the job">
        <span aria-hidden="true">
          Meet your AI{' '}
          <span className="home-headline-trade" data-rotating="name">
            {states[0]?.name}
          </span>{' '}
          receptionist
        </span>
      </h1>
      <button type="button" hidden aria-label="Pause headline" className="home-headline-pause">
        <PlayPauseIcon size="1.18rem" isPauseFirst />
      </button>
    </div>
  );
}

/** The texts of the hero, by the `data-rotating` attribute of their elements, and the recording. */
export type HeroState = ReturnType<typeof heroTexts> & { slug: string; name: string };

function heroTexts({
  call,
  callTime,
  scene,
  callerLine,
  receptionistLine,
  day,
  job,
  before,
  after,
}: HeroCall) {
  return {
    src: call.src,
    length: formatPlayTime(call.seconds),
    callTime,
    scene,
    callerLine,
    receptionistLine,
    day,
    ...job,
    beforeTime: before ? clockTime(before.start) : '',
    before: before?.title ?? '',
    afterTime: after ? clockTime(after.start) : '',
    after: after?.title ?? '',
  };
}

/** The phone number of the demo line, and a form that chooses the call for the player below. */
function ExperienceSection({ chosen }: { chosen: Trade }) {
  return (
    <section id="experience" aria-labelledby="experience-title" className="home-section night">
      <div className="page">
        <div className="call-demo">
          <div>
            <h2 id="experience-title">Experience {brand.product}</h2>
            <p>{homeTexts.demoLine}</p>
          </div>
          <PhoneContact label="Call the dental office:" phone={brand.sampleLine} />
        </div>
        <form method="get" action="#sample-call" data-enhance="call-chooser">
          <fieldset>
            <legend>Or hear a call from your industry</legend>
            <div className="call-choices">
              {trades.map((trade) => (
                <label key={trade.slug} className="call-choice">
                  <input
                    type="radio"
                    name={callField}
                    value={trade.slug}
                    defaultChecked={trade === chosen}
                    data-src={homeCallOf(trade).hero.call.src}
                  />
                  {capitalize(trade.name)}
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className="btn btn-primary">
            Hear this call
          </button>
        </form>
      </div>
    </section>
  );
}

function AutomateSection({ model }: { model: PriceModel }) {
  return (
    <Section id="automate" title="Automate. Save Time. Grow." tone="bg-tint">
      <dl className="home-reasons">
        {reasonsToAutomate(model).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-lg font-bold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function BlogSection() {
  return (
    <Section id="from-the-blog" titleId="blog-title" title="From the Blog">
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
    </Section>
  );
}
