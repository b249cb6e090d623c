import type { ReactNode } from 'react';

import type { BookedCall } from '~/content/trades/booked-calls';
import type { CalendarEntry } from '~/content/trades/trade';
import { clockTime } from '~/domain/weekly-schedule';
import { Stamp, Ticket } from '~/site/ticket';
import { timesOf } from './booked-call';

/** A day of a calendar, on which a call has booked a job. */
export function CalendarDay({ ticket, before, after }: Pick<BookedCall, 'ticket' | 'before' | 'after'>) {
  return (
    <ol className="result-day">
      {before.map(busy)}
      <Entry start={timesOf(ticket.time).start}>
        <Ticket title={ticket.title} stamp={null}>
          <p className="mt-1">{ticket.time}</p>
          <p>{`${ticket.where}. ${ticket.note}`}</p>
          <Stamp />
        </Ticket>
      </Entry>
      {after.map(busy)}
    </ol>
  );
}

function busy({ kind, start, end, title }: CalendarEntry) {
  return (
    <Entry key={start} start={start}>
      <div className={`result-busy result-${kind}`}>
        {title}{' '}
        {kind === 'job' && end ? (
          <span className="hint block">{`${clockTime(start)} to ${clockTime(end)}`}</span>
        ) : null}
      </div>
    </Entry>
  );
}

function Entry({ start, children }: { start: number; children: ReactNode }) {
  return (
    <li className="result-entry">
      <span className="result-time">{clockTime(start)}</span>
      {children}
    </li>
  );
}
