import { pricingCopy } from '~/brand';
import { countedCalls } from '~/content/counted-calls';

export function CountedCalls() {
  return (
    <section id="counts" aria-labelledby="counts-title" className="home-section home-band">
      <div className="page">
        <h2 id="counts-title">What Counts as a Booking</h2>
        <p className="home-lead">{pricingCopy.price}</p>
        <p>
          {pricingCopy.missed} {pricingCopy.together}
        </p>
        <div className="home-split mt-6">
          <CallList title="You Pay For" calls={countedCalls.filter(({ costs }) => costs > 0)} />
          <CallList title="You Never Pay For" calls={countedCalls.filter(({ costs }) => costs === 0)} />
        </div>
      </div>
    </section>
  );
}

function CallList({ title, calls }: { title: string; calls: typeof countedCalls }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="trade-rows price-rows">
        {calls.map(({ call, costs, note }) => (
          <div key={call}>
            <dt>
              {call} {note ? <span className="hint block font-normal">{note}</span> : null}
            </dt>
            <dd className={costs > 0 ? 'price-counts' : undefined}>${costs}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
