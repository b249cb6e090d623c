import { brand } from '~/brand';
import { sharedCalendar } from '~/content/shared-calendar';
import type { RecordedCall, Trade, TradeCall } from '~/content/trades/trade';
import { Ticket, TicketRows } from '~/site/ticket';
import { SamplePlayer } from '../sample-calls/sample-player';

interface TradeCallsProps extends Pick<Trade, 'calls' | 'serviceType'> {
  /** The id of the first call, for links to it, unless another section of the page has this id. */
  firstId?: string | undefined;
}

export function TradeCalls({ calls, serviceType, firstId = 'sample-call' }: TradeCallsProps) {
  const [books, putThrough, another] = calls;
  return (
    <section id="calls" aria-labelledby="calls-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="calls-title">Three Calls, Start to Finish</h2>
        <p className="home-lead">What callers say, what {brand.product} asks, and what you find afterward.</p>
        <div className="trade-heard">
          <HeardCall call={books} id={firstId} />
          <HeardCall call={putThrough} id="urgent-call" />
        </div>
        <details className="accordion trade-call-more">
          <summary>{another.title}</summary>
          <div className="trade-call">
            <div>
              <Occasion call={another} />
              <Lines lines={another.lines} />
            </div>
            <CallTicket call={another} />
          </div>
        </details>
        <p className="hint mt-4">
          {sharedCalendar[serviceType === 'Fixed Location' ? 'colleagues' : 'technicians']}{' '}
          <a href="/faq#several-technicians">More about that</a>
        </p>
      </div>
    </section>
  );
}

function HeardCall({ call, id }: { call: RecordedCall; id: string }) {
  return (
    <article id={id} aria-labelledby={`call-${id}`} className="trade-heard-call">
      <div>
        <h3 id={`call-${id}`} className="text-xl">
          {call.title}
        </h3>
        <Occasion call={call} />
        <SamplePlayer call={call.recording} label="Hear the call" />
      </div>
      <CallTicket call={call} />
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

function CallTicket({ call: { listedAs, ticket } }: { call: TradeCall }) {
  const { title, day, time, where, drive, note, putThrough } = ticket;
  return (
    <Ticket label={day} title={title} stamp={putThrough ? 'Put through' : undefined}>
      <TicketRows
        rows={[
          { label: 'When', value: time },
          { label: 'Where', value: where },
          ...(drive ? [{ label: 'Drive', value: drive }] : []),
          ...(putThrough
            ? [
                { label: 'To', value: putThrough },
                { label: 'Why', value: listedAs },
              ]
            : []),
          { label: 'Notes', value: note },
        ]}
      />
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
