import { tradePath, trades } from '~/content/trades/trades';

const [first] = trades;
const types = trades.map((trade) => ({ name: trade.name, href: tradePath(trade) }));

/**
 * Assistive technology gets one stable sentence, and the list below the trades' links; the pause button comes with
 * the script that rotates it.
 */
export function Headline() {
  return (
    <div className="home-headline" data-enhance="headline" data-types={JSON.stringify(types)}>
      <h1>
        <span className="sr-only">An AI receptionist that answers every call and books the job</span>
        <span aria-hidden="true">
          Meet your AI{' '}
          {first ? (
            <a href={tradePath(first)} tabIndex={-1} data-headline-type>
              {first.name}
            </a>
          ) : null}{' '}
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
