import { brand } from '~/brand';
import type { HeroCall as HeroCallContent, HeroSlot } from '~/content/hero-calls';
import { clock } from '~/site/player/clock';
import { Stamp, Ticket } from '~/site/ticket';
import { clockTime } from './calendar-day';
import { HandsetIcon, PlayIcon, Waveform } from './hero-drawings';

export function HeroCall({ content }: { content: HeroCallContent }) {
  const { call, callTime, scene } = content;
  return (
    <figure
      className="hero-art"
      aria-labelledby="hero-art-title"
      data-enhance={call && 'hero-call'}
      data-hero-call={call?.src}
    >
      <figcaption id="hero-art-title" className="sr-only">
        A call at {callTime}, and the job it put on the calendar
      </figcaption>
      <div className="hero-phone night">
        <p className="hero-status">
          {callTime}
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
          {call ? (
            <a href="#sample-call" className="btn btn-primary w-full" data-hear={call.src}>
              <PlayIcon />
              <span data-hear-label>Hear this call, {clock(call.seconds)}</span>
            </a>
          ) : (
            <a href="#calls" className="btn btn-primary w-full">
              Read this call
            </a>
          )}
        </p>
      </div>
      <DayWithTicket content={content} />
    </figure>
  );
}

function DayWithTicket({ content: { day, before, job, after } }: { content: HeroCallContent }) {
  return (
    <div className="hero-day">
      <p className="hero-day-name">{day}</p>
      {before ? <Slot place="before" slot={before} /> : null}
      <div className="hero-ticket">
        <Ticket title={job.title} stamp={null}>
          <p className="hero-ticket-lines">
            <span>{job.when}</span>
            <span>{job.where}</span>
          </p>
          <Stamp />
        </Ticket>
      </div>
      {after ? <Slot place="after" slot={after} /> : null}
    </div>
  );
}

function Slot({ place, slot: { kind, start, title } }: { place: 'before' | 'after'; slot: HeroSlot }) {
  return (
    <p className={`hero-slot hero-slot-${place} hero-slot-${kind}`}>
      <span className="hero-slot-time">{clockTime(start)}</span> {title}
    </p>
  );
}
