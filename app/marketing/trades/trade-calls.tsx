import { brand } from '~/brand';
import { sharedCalendar } from '~/content/shared-calendar';
import type { Trade, TradeCall } from '~/content/trades/trade';
import { Ticket, TicketRows } from '~/site/ticket';
import { SamplePlayer } from '../sample-calls/sample-player';

export function TradeCalls({ calls, serviceType }: Pick<Trade, 'calls' | 'serviceType'>) {
  const [first, ...others] = calls;
  return (
    <section id="calls" aria-labelledby="calls-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="calls-title">Three Calls, Start to Finish</h2>
        <p className="home-lead">What callers say, what {brand.product} asks, and what you find afterward.</p>
        <p className="hint mb-4">
          {sharedCalendar[serviceType === 'Fixed Location' ? 'colleagues' : 'technicians']}{' '}
          <a href="/faq#several-technicians">More about that</a>
        </p>
        <article aria-labelledby="call-1" id={first.recording ? 'sample-call' : undefined}>
          <h3 id="call-1" className="text-xl">
            {first.title}
          </h3>
          <Call call={first} />
        </article>
        {others.map((call) => (
          <details key={call.title} className="accordion trade-call-more">
            <summary>{call.title}</summary>
            <Call call={call} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Call({ call: { who, calledAt, listedAs, recording, lines, ticket } }: { call: TradeCall }) {
  return (
    <div className="trade-call">
      <div>
        <p className="hint">
          {who}. {calledAt}
        </p>
        {recording ? <SamplePlayer call={recording} label="Hear the call" /> : <Lines lines={lines} />}
      </div>
      <Ticket label={ticket.day} title={ticket.title} stamp={ticket.putThrough ? 'Put through' : undefined}>
        <TicketRows
          rows={[
            { label: 'When', value: ticket.time },
            { label: 'Where', value: ticket.where },
            ...(ticket.drive ? [{ label: 'Drive', value: ticket.drive }] : []),
            ...(ticket.putThrough
              ? [
                  { label: 'To', value: ticket.putThrough },
                  { label: 'Why', value: listedAs },
                ]
              : []),
            { label: 'Notes', value: ticket.note },
          ]}
        />
      </Ticket>
    </div>
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
