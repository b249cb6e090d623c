import { brand } from '~/brand';
import { ticketRowsOf } from '~/content/trades/ticket-rows';
import type { Trade, TradeCall } from '~/content/trades/trade';
import { SamplePlayer } from '~/site/player/sample-player';
import { Ticket, TicketRows } from '~/site/ticket';

interface TradeCallsProps {
  trade: Trade;
  /** The id of the first call, for links to it. */
  firstId: string;
}

/** Two calls to listen to, and one to read. */
export function TradeCalls({ trade, firstId }: TradeCallsProps) {
  const [books, putThrough, another] = trade.calls;
  const hasPatients = trade.hasPatients === true;
  const heard = [
    { id: firstId, call: books },
    { id: 'urgent-call', call: putThrough },
  ];
  return (
    <>
      <div className="trade-heard">
        {heard.map(({ id, call }) => (
          <article key={id} id={id} aria-labelledby={`call-${id}`} className="grid content-start gap-5">
            <div>
              <h3 id={`call-${id}`} className="text-xl">
                {call.title}
              </h3>
              <Occasion call={call} />
              <SamplePlayer call={call.recording} label="Hear the call" />
            </div>
            <CallTicket call={call} hasPatients={hasPatients} />
          </article>
        ))}
      </div>
      <details className="accordion trade-call-more">
        <summary>{another.title}</summary>
        <div className="trade-call">
          <div>
            <Occasion call={another} />
            <Lines lines={another.lines} />
          </div>
          <CallTicket call={another} hasPatients={hasPatients} />
        </div>
      </details>
    </>
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
  const { day, title, putThrough, bookings } = call.ticket;
  const stamp = bookings === 0 ? `Moved by ${brand.product}` : undefined;
  return (
    <Ticket label={day} title={title} stamp={putThrough ? 'Put through' : stamp}>
      <TicketRows rows={ticketRowsOf(call, hasPatients)} />
    </Ticket>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="trade-lines">
      {lines.map((text, index) => (
        <li key={text} className={index % 2 === 0 ? 'trade-line-ours' : undefined}>
          <p className="trade-speaker">{index % 2 === 0 ? 'Receptionist' : 'Caller'}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
