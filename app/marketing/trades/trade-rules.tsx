import type { BookingWord, Opening, Trade } from '~/content/trades/trade';
import BaaNote from '~/content/notes/baa-note.mdx';
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

interface RuleList {
  title: string;
  note?: string;
  lines: readonly string[];
}

export function TradeEmergencies({ emergencies, limits, hasPatients }: Trade) {
  const columns: readonly (readonly RuleList[])[] = [
    [{ title: 'What Rings You', lines: emergencies.urgent }],
    [
      {
        title: 'What Goes to 911',
        note: 'It tells the caller to hang up and dial. It doesn’t call 911 itself.',
        lines: emergencies.dial911,
      },
      { title: 'What Becomes a Message', lines: emergencies.messages },
    ],
    [{ title: 'What Gets a Time', lines: emergencies.routine }],
    [{ title: 'What It Leaves to You', lines: limits }],
  ];
  return (
    <section id="urgent" aria-labelledby="urgent-title" className="home-section">
      <div className="page">
        <h2 id="urgent-title">It Knows What Can’t Wait</h2>
        <p className="home-lead">
          You decide what’s on each list, and write down in the setup which number it rings. This is where
          most owners begin.
        </p>
        <div className="trade-lists">
          {columns.map((lists) => (
            <div key={lists[0]?.title} className="trade-list-column">
              {lists.map(({ title, note, lines }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul className="plain-list">
                    {lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  {note ? <p className="hint mt-2">{note}</p> : null}
                </div>
              ))}
            </div>
          ))}
        </div>
        {hasPatients ? (
          <div className="mt-8 grid max-w-3xl gap-4">
            <p>
              It doesn’t ask about symptoms. If a patient brings up something on the first list, the call
              rings you, and neither the ticket nor the summary of the call says what it was.
            </p>
            <BaaNote />
          </div>
        ) : null}
      </div>
    </section>
  );
}
