import { brand } from '~/brand';
import type { CalendarEntry, CallResult } from '~/content/call-results';
import { clockTime, halfHours } from './calendar-day';

/** 'The Result': the day in the owner's calendar, with the job that the call booked. */
export function CalendarResult({ result }: { result: CallResult }) {
  return (
    <figure className="card" aria-labelledby="result-title">
      <figcaption className="mb-4">
        <h3 id="result-title" className="text-xl">
          The Result
        </h3>
        <p className="hint">{result.summary}</p>
      </figcaption>
      <p className="mb-2 flex justify-between gap-4 border-b border-line pb-2 font-semibold">
        {result.day}
        <span className="text-right font-normal text-muted">
          Call on {result.callDay}, {result.callTime}
        </span>
      </p>
      <ol className="result-day">
        {result.entries.map((entry) => (
          <Entry key={entry.start} entry={entry} />
        ))}
      </ol>
    </figure>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { kind, start, end, title, detail } = entry;
  return (
    <li className="grid grid-cols-[4.6rem_minmax(0,1fr)] gap-2">
      <span className="pt-1 text-[0.88rem] text-muted tabular-nums">{clockTime(start)}</span>
      <div className={`result-entry result-entry-${kind} result-half-hours-${halfHours(entry)}`}>
        {kind === 'booked' ? <span className="result-entry-badge">Booked by {brand.product}</span> : null}
        <strong className={kind === 'drive' ? 'font-normal' : 'block'}>{title}</strong>
        {kind === 'drive' ? null : (
          <span className="block text-[0.94rem]">
            {clockTime(start)} to {clockTime(end)}
          </span>
        )}
        {detail ? <span className="block text-[0.94rem]">{detail}</span> : null}
      </div>
    </li>
  );
}
