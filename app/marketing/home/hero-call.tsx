import { brand } from '~/brand';
import type { CalendarEntry } from '~/content/call-results';
import type { HeroCall as HeroCallContent } from '~/content/hero-calls';
import { clock } from '~/platform/ui/player/clock';
import { Stamp, Ticket } from '~/platform/ui/ticket';
import { clockTime } from './calendar-day';
import { HandsetIcon, PlayIcon, Waveform } from './hero-drawings';

export function HeroCall({ content }: { content: HeroCallContent }) {
  const { call, result, scene } = content;
  return (
    <figure
      className="hero-art"
      aria-labelledby="hero-art-title"
      data-enhance="hear-call"
      data-hero-call={call.src}
    >
      <figcaption id="hero-art-title" className="sr-only">
        A call at {result.callTime}, and the job it put on the calendar
      </figcaption>
      <div className="hero-phone night">
        <p className="hero-status">
          {result.callTime}
          <span className="hero-speaker" />
        </p>
        <p className="hero-caller">
          <span className="hero-ring">
            <HandsetIcon />
          </span>
          <span>
            <strong>{scene}</strong>
            <span className="hero-state">
              <span className="hero-incoming" aria-hidden="true">
                Incoming call
              </span>
              <span className="hero-answered">{brand.product} picked up</span>
            </span>
          </span>
        </p>
        <Waveform />
        <p className="hero-line hero-line-1">
          <span className="hero-who">Caller</span>
          <span data-caption="Caller">{content.callerLine}</span>
        </p>
        <p className="hero-line hero-line-2">
          <span className="hero-who">{brand.product}</span>
          <span data-caption="Receptionist">{content.receptionistLine}</span>
        </p>
        <p className="hero-hear">
          <a href="#sample-call" className="btn btn-primary w-full" data-hear={call.src}>
            <PlayIcon />
            <span data-hear-label>Hear this call, {clock(call.seconds ?? 0)}</span>
          </a>
        </p>
      </div>
      <DayWithTicket content={content} />
    </figure>
  );
}

function DayWithTicket({ content: { result, job } }: { content: HeroCallContent }) {
  const booked = result.entries.findIndex(({ kind }) => kind === 'booked');
  const drive = result.entries[booked - 1];
  const next = result.entries.slice(booked + 1).find(({ kind }) => kind === 'job');
  return (
    <div className="hero-day">
      <p className="hero-day-name">{result.day}</p>
      {drive ? <Slot entry={drive} /> : null}
      <div className="hero-ticket">
        <Ticket title={job.title} stamp={null}>
          <p className="hero-ticket-lines">
            <span>{job.when}</span>
            <span>{job.where}</span>
          </p>
          <Stamp />
        </Ticket>
      </div>
      {next ? <Slot entry={next} /> : null}
    </div>
  );
}

function Slot({ entry: { kind, start, title } }: { entry: CalendarEntry }) {
  return (
    <p className={`hero-slot hero-slot-${kind}`}>
      <span className="hero-slot-time">{clockTime(start)}</span> {title}
    </p>
  );
}
