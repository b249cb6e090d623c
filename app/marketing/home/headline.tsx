import type { HeroCall } from '~/content/trades/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { clockTime } from '~/domain/weekly-schedule';
import { formatPlayTime } from '~/site/player/player-display';

interface RotatingTrade {
  trade: Trade;
  call: HeroCall;
}

/**
 * The headline, in which a script rotates the trade together with the call next to it. Screen readers get one stable
 * sentence. The script shows the pause button.
 */
export function Headline({ trades }: { trades: readonly RotatingTrade[] }) {
  const states = trades.map(({ trade, call }) => ({
    slug: trade.slug,
    name: trade.name,
    ...heroTexts(call),
  }));
  return (
    <div className="home-headline" data-enhance="headline" data-states={JSON.stringify(states)}>
      <h1 aria-label="An AI receptionist that answers every call and books the job">
        <span aria-hidden="true">
          Meet your AI{' '}
          <span className="home-headline-trade" data-rotating="name">
            {trades[0]?.trade.name}
          </span>{' '}
          receptionist
        </span>
      </h1>
      <button type="button" hidden aria-label="Pause headline" className="home-headline-pause">
        <PauseIcon />
      </button>
    </div>
  );
}

function PauseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1.18rem" height="1.18rem" aria-hidden="true" fill="currentColor">
      <path className="icon-first" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
      <path className="icon-swap" d="M8 4.5v15l12-7.5z" />
    </svg>
  );
}

/** The hero's texts, by the name of the element that shows them (`data-rotating`), with the recording. */
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
