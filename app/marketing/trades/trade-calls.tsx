import { brand } from '~/brand';
import { sharedCalendar } from '~/content/shared-calendar';
import { ticketRowsOf } from '~/content/trades/ticket-rows';
import type { RecordedCall, Trade, TradeCall } from '~/content/trades/trade';
import { Ticket, TicketRows } from '~/site/ticket';
import { SamplePlayer } from '~/site/player/sample-player';

interface TradeCallsProps extends Pick<Trade, 'calls' | 'serviceType' | 'hasPatients'> {
  /** The id of the first call, for links to it, unless another section of the page has this id. */
  firstId?: string | undefined;
}

export function TradeCalls({ calls, serviceType, hasPatients, firstId = 'sample-call' }: TradeCallsProps) {
  const [books, putThrough, another] = calls;
  const people = serviceType === 'Fixed Location' ? 'colleagues' : 'technicians';
  return (
    <section id="calls" aria-labelledby="calls-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="calls-title">Three Calls, Start to Finish</h2>
        <p className="home-lead">What callers say, what {brand.product} asks, and what you find afterward.</p>
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
      </div>
    </section>
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
