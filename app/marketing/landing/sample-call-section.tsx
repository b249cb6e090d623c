import type { ReactNode } from 'react';

import type { CalendarEntry, CallResult } from '~/content/call-results';
import { homeTexts } from '~/content/home-texts';
import type { SampleCall } from '~/content/sample-calls';
import { clockTime } from '~/domain/weekly-schedule';
import { Stamp, Ticket } from '~/site/ticket';
import { SamplePlayer } from '~/site/player/sample-player';

interface SampleCallSectionProps {
  call: SampleCall;
  result: CallResult;
  /** The slug of the trade, if the page has calls of several. */
  trade?: string;
  more?: ReactNode;
}

export function SampleCallSection({ call, result, trade, more }: SampleCallSectionProps) {
  return (
    <section
      id="sample-call"
      aria-labelledby="sample-call-title"
      className="home-section night"
      data-call-trade={trade}
    >
      <div className="page home-split">
        <div>
          <h2 id="sample-call-title">Listen to a Sample Call</h2>
          <p className="mb-5">{homeTexts.sampleCall}</p>
          <SamplePlayer call={call} />
          {more}
        </div>
        <CalendarResult result={result} />
      </div>
    </section>
  );
}

function CalendarResult({ result }: { result: CallResult }) {
  return (
    <figure aria-labelledby="result-title">
      <figcaption className="mb-4">
        <h3 id="result-title" className="text-xl">
          The Result
        </h3>
        <p className="hint">{result.summary}</p>
      </figcaption>
      <p className="result-head">
        {result.day}{' '}
        <span className="hint">
          Called {result.callDay}, {result.callTime}
        </span>
      </p>
      <ol className="result-day">
        {result.entries.map((entry) => (
          <li key={entry.start} className="result-entry">
            <span className="result-time">{clockTime(entry.start)}</span>
            {entry.kind === 'booked' ? <BookedTicket entry={entry} /> : <Busy entry={entry} />}
          </li>
        ))}
      </ol>
    </figure>
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
