import { useSearchParams } from '@remix-run/react';

import type { PriceModel } from '~/brand';
import { homeCallOf } from '~/content/trades/booked-calls';
import { homeTexts } from '~/content/home-texts';
import HomeText from '~/content/pages/home.mdx';
import { plumbing } from '~/content/trades/plumbing';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug, trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { PlayPauseIcon } from '~/site/icon';
import { callParameter } from '~/domain/paths';
import { Hero } from '../landing/hero';
import { heroTextsOf } from '../landing/booked-call';
import type { HeroTexts } from '../landing/booked-call';
import { LandingPage } from '../landing/landing-page';

interface HomePageProps {
  salesRep?: string | undefined;
  model?: PriceModel;
}

export function HomePage({ salesRep, model = 'perBooking' }: HomePageProps) {
  const [search] = useSearchParams();
  const chosen = tradeBySlug(search.get(callParameter)) ?? plumbing;
  const call = homeCallOf(chosen);
  const others = trades.filter((trade) => trade !== chosen);
  const states = [chosen, ...others].map((trade) => ({
    slug: trade.slug,
    name: trade.name,
    ...heroTextsOf(homeCallOf(trade)),
  }));
  return (
    <LandingPage salesRep={salesRep}>
      <Hero
        headline={<Headline states={states} />}
        lead={homeTexts.lead(trades.length)}
        call={call}
        model={model}
        salesRep={salesRep}
      />
      <HomeText trade={chosen} call={call} model={model} />
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
          <span className="home-headline-trade" data-part="name">
            {states[0]?.name}
          </span>{' '}
          receptionist
        </span>
      </h1>
      <button
        type="button"
        hidden
        aria-label="Pause headline"
        className="home-headline-pause"
        data-part="pause"
      >
        <PlayPauseIcon size="1.18rem" isPauseFirst />
      </button>
    </div>
  );
}

export type HeroState = HeroTexts & { slug: string; name: string };

interface CallChooserProps {
  chosen: Trade;
  legend: string;
  button: string;
}

/** Chooses the call for the player below. Without scripts, a button loads the page with that call. */
export function CallChooser({ chosen, legend, button }: CallChooserProps) {
  return (
    <form method="get" action="#sample-call" data-enhance="call-chooser" data-part="chooser">
      <fieldset>
        <legend>{legend}</legend>
        <div className="call-choices">
          {trades.map((trade) => (
            <label key={trade.slug} className="call-choice">
              <input
                data-part="choice"
                type="radio"
                name={callParameter}
                value={trade.slug}
                defaultChecked={trade === chosen}
                data-src={homeCallOf(trade).recording.src}
              />
              {capitalize(trade.name)}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="btn btn-primary unscripted">
        {button}
      </button>
    </form>
  );
}
