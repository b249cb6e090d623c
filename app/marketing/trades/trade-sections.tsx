import { brand } from '~/brand';
import BaaNote from '~/content/notes/baa-note.mdx';
import { sharedCalendar } from '~/content/shared-calendar';
import { tradeTexts } from '~/content/trades/page-texts';
import { ticketRowsOf } from '~/content/trades/ticket-rows';
import type { BookingWord, Opening, RecordedCall, Trade, TradeCall } from '~/content/trades/trade';
import { SamplePlayer } from '~/site/player/sample-player';
import { Ticket, TicketRows } from '~/site/ticket';
import { PlainList, RowList, Section } from '../section';
import { titleCase } from '~/domain/capitalize';

interface TradeCallsProps extends Pick<Trade, 'calls' | 'serviceType' | 'hasPatients'> {
  /** The id of the first call, for links to it, unless another section of the page has this id. */
  firstId?: string | undefined;
}

export function TradeCalls({ calls, serviceType, hasPatients, firstId = 'sample-call' }: TradeCallsProps) {
  const [books, putThrough, another] = calls;
  const people = serviceType === 'Fixed Location' ? 'colleagues' : 'technicians';
  return (
    <Section id="calls" title="Three Calls, Start to Finish" lead={tradeTexts.calls} tone="bg-tint">
      <div className="trade-heard">
        <HeardCall call={books} id={firstId} hasPatients={hasPatients ?? false} />
        <HeardCall call={putThrough} id="urgent-call" hasPatients={hasPatients ?? false} />
      </div>
      <details className="accordion trade-call-more">
        <summary>{another.title}</summary>
        <div className="trade-call">
          <div>
            <Occasion call={another} />
            <Lines lines={another.lines} />
          </div>
          <CallTicket call={another} hasPatients={hasPatients ?? false} />
        </div>
      </details>
      <p className="hint mt-4">
        {sharedCalendar[people]} {sharedCalendar.several[people]}{' '}
        <a href="/faq#several-technicians">More about that</a>
      </p>
    </Section>
  );
}

interface HeardCallProps {
  call: RecordedCall;
  id: string;
  hasPatients: boolean;
}

function HeardCall({ call, id, hasPatients }: HeardCallProps) {
  return (
    <article id={id} aria-labelledby={`call-${id}`} className="trade-heard-call">
      <div>
        <h3 id={`call-${id}`} className="text-xl">
          {call.title}
        </h3>
        <Occasion call={call} />
        <SamplePlayer call={call.recording} label="Hear the call" />
      </div>
      <CallTicket call={call} hasPatients={hasPatients} />
    </article>
  );
}

function Occasion({ call: { who, calledAt } }: { call: TradeCall }) {
  return (
    <p className="hint mb-2">
      {who}. {calledAt}
    </p>
  );
}

function CallTicket({ call, hasPatients }: { call: TradeCall; hasPatients: boolean }) {
  const { day, title, putThrough } = call.ticket;
  return (
    <Ticket label={day} title={title} stamp={putThrough ? 'Put through' : undefined}>
      <TicketRows rows={ticketRowsOf(call, hasPatients)} />
    </Ticket>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="trade-lines">
      {lines.map((text, index) => (
        <li key={text} className={index % 2 === 0 ? 'trade-line-ours' : undefined}>
          <p className="trade-speaker">{index % 2 === 0 ? brand.product : 'Caller'}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function TradeJobs({ booking, jobs, openingHours, hoursNote }: Trade) {
  const { weekdays, saturday, sunday } = openingHours;
  return (
    <Section
      id="jobs"
      title={`It Knows How Long ${withArticle(booking)} Takes`}
      lead={tradeTexts.jobs}
      tone="home-band"
      aside={
        <div>
          <h3 className="mb-1">When You’re Open</h3>
          <p>{hoursNote}</p>
          <RowList
            className="trade-hours"
            rows={[
              { term: 'Monday to Friday', text: hoursText(weekdays) },
              { term: 'Saturday', text: hoursText(saturday) },
              { term: 'Sunday', text: hoursText(sunday) },
              { term: 'The phone', text: 'Day and night' },
            ]}
          />
          <p className="hint mt-3">{tradeTexts.hours}</p>
        </div>
      }
    >
      <RowList rows={jobs.map(({ name, length, price }) => ({ term: name, note: length, text: price }))} />
    </Section>
  );
}

function withArticle(booking: BookingWord): string {
  return `${booking === 'appointment' ? 'an' : 'a'} ${titleCase(booking)}`;
}

function hoursText(opening: Opening | null): string {
  return opening ? opening.join(' to ') : 'Closed';
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
        note: tradeTexts.dial911,
        lines: emergencies.dial911,
      },
      { title: 'What Becomes a Message', lines: emergencies.messages },
    ],
    [{ title: 'What Gets a Time', lines: emergencies.routine }],
    [{ title: 'What It Leaves to You', lines: limits }],
  ];
  return (
    <Section id="urgent" title="It Knows What Can’t Wait" lead={tradeTexts.emergencies}>
      <div className="trade-lists">
        {columns.map((lists) => (
          <div key={lists[0]?.title} className="trade-list-column">
            {lists.map(({ title, note, lines }) => (
              <div key={title}>
                <h3>{title}</h3>
                <PlainList lines={lines} />
                {note ? <p className="hint mt-2">{note}</p> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {hasPatients ? (
        <div className="mt-8 grid max-w-3xl gap-4">
          <p>{tradeTexts.patients}</p>
          <BaaNote />
        </div>
      ) : null}
    </Section>
  );
}
