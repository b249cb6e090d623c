import { brand } from '~/brand';
import type { HeroCall as HeroCallContent, HeroSlot } from '~/content/hero-calls';
import { clockTime } from '~/domain/weekly-schedule';
import { clock } from '~/site/player/clock';
import { Stamp, Ticket } from '~/site/ticket';
import { HandsetIcon, PlayIcon, Waveform } from './hero-drawings';

export function HeroCall({ content }: { content: HeroCallContent }) {
  const { call, callTime, scene } = content;
  return (
    <figure
      className="hero-art"
      aria-labelledby="hero-art-title"
      data-enhance="hero-call"
      data-hero-call={call.src}
    >
      <figcaption id="hero-art-title" className="sr-only">
        A call, and what it put on the calendar
      </figcaption>
      <div className="hero-phone night">
        <p className="hero-status">
          <span data-rotating="callTime">{callTime}</span>
          <span className="hero-speaker" />
        </p>
        <div className="hero-caller">
          <span className="hero-ring">
            <HandsetIcon />
          </span>
          <div>
            <p className="font-bold" data-rotating="scene">
              {scene}
            </p>
            <p className="hero-state">
              <span className="hero-answered">{brand.product} picked up</span>
            </p>
          </div>
        </div>
        <Waveform />
        <div className="hero-line hero-line-1">
          <p className="hero-who">Caller</p>
          <p data-caption="Caller" data-rotating="callerLine">
            {content.callerLine}
          </p>
        </div>
        <div className="hero-line hero-line-2">
          <p className="hero-who">{brand.product}</p>
          <p data-caption="Receptionist" data-rotating="receptionistLine">
            {content.receptionistLine}
          </p>
        </div>
        <p className="hero-hear">
          <a href="#sample-call" className="btn btn-quiet w-full" data-hear>
            <PlayIcon />
            <span>
              <span data-hear-label>Hear this call</span>,{' '}
              <span data-hear-time data-rotating="length">
                {clock(call.seconds)}
              </span>
            </span>
          </a>
        </p>
      </div>
      <DayWithTicket content={content} />
    </figure>
  );
}

function DayWithTicket({ content: { day, before, job, after } }: { content: HeroCallContent }) {
  return (
    <div className="hero-day">
      <p className="hero-day-name" data-rotating="day">
        {day}
      </p>
      {before ? <Slot place="before" slot={before} /> : null}
      <div className="hero-ticket">
        <Ticket title={<p data-rotating="title">{job.title}</p>} stamp={null}>
          <div className="hero-ticket-lines">
            <p data-rotating="when">{job.when}</p>
            <p data-rotating="where">{job.where}</p>
          </div>
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
      <span className="hero-slot-time" data-rotating={`${place}Time`}>
        {clockTime(start)}
      </span>{' '}
      <span data-rotating={place}>{title}</span>
    </p>
  );
}
