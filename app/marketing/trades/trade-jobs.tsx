import type { BookingWord, Opening, Trade } from '~/content/trades/trade';
import { titleCase } from '../seo/pages';

export function TradeJobs({ booking, jobs, openingHours, hoursNote }: Trade) {
  const { weekdays, saturday, sunday } = openingHours;
  return (
    <section id="jobs" aria-labelledby="jobs-title" className="home-section home-band">
      <div className="page home-split">
        <div>
          <h2 id="jobs-title">It Knows How Long {withArticle(booking)} Takes</h2>
          <p className="home-lead">Sample lengths and prices. Yours go in when you set it up.</p>
          <dl className="trade-rows">
            {jobs.map(({ name, length, price }) => (
              <div key={name}>
                <dt>
                  {name} <span className="hint block font-normal">{length}</span>
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="mb-1">When You’re Open</h3>
          <p>{hoursNote}</p>
          <dl className="trade-rows trade-hours">
            <Hours label="Monday to Friday" opening={weekdays} />
            <Hours label="Saturday" opening={saturday} />
            <Hours label="Sunday" opening={sunday} />
            <div>
              <dt>The phone</dt>
              <dd>Day and night</dd>
            </div>
          </dl>
          <p className="hint mt-3">A usual week. It books only into the hours you set.</p>
        </div>
      </div>
    </section>
  );
}

function withArticle(booking: BookingWord): string {
  return `${booking === 'appointment' ? 'an' : 'a'} ${titleCase(booking)}`;
}

function Hours({ label, opening }: { label: string; opening: Opening | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{opening ? opening.join(' to ') : 'Closed'}</dd>
    </div>
  );
}
