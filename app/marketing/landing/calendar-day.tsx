import type { CalendarEntry } from '~/content/booked-calls';
import { clockTime } from '~/domain/weekly-schedule';
import { Stamp, Ticket } from '~/site/ticket';

/** A day of a calendar, on which a call has booked a job. */
export function CalendarDay({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <ol className="result-day">
      {entries.map((entry) => (
        <li key={entry.start} className="result-entry">
          <span className="result-time">{clockTime(entry.start)}</span>
          {entry.kind === 'booked' ? <BookedTicket entry={entry} /> : <Busy entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

function BookedTicket({ entry: { start, end, title, detail } }: { entry: CalendarEntry }) {
  return (
    <Ticket title={title} stamp={null}>
      <p className="mt-1">{timeSpan(start, end)}</p>
      {detail ? <p>{detail}</p> : null}
      <Stamp />
    </Ticket>
  );
}

function Busy({ entry }: { entry: CalendarEntry }) {
  return (
    <div className={`result-busy result-${entry.kind}`}>
      {entry.title}
      {entry.kind === 'job' && entry.end ? (
        <>
          {' '}
          <span className="hint block">{timeSpan(entry.start, entry.end)}</span>
        </>
      ) : null}
    </div>
  );
}

function timeSpan(start: number, end: number | undefined): string {
  return end ? `${clockTime(start)} to ${clockTime(end)}` : clockTime(start);
}
