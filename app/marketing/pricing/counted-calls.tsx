import { pricingCopy } from '~/brand';
import { countedCalls } from '~/content/counted-calls';

export function CountedCalls() {
  return (
    <section id="counts" aria-labelledby="counts-title" className="home-section home-band">
      <div className="page home-split">
        <div className="grid gap-3">
          <h2 id="counts-title">What Counts as a Booking</h2>
          <p className="text-lg">{pricingCopy.price}</p>
          <p>
            {pricingCopy.missed} {pricingCopy.together}
          </p>
          <h3 className="mt-3">What You Never Pay For</h3>
          <ul className="plain-list">
            {pricingCopy.neverPaid.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Call by Call</h3>
          <dl className="trade-rows price-rows">
            {countedCalls.map(({ call, costs, note }) => (
              <div key={call}>
                <dt>
                  {call} {note ? <span className="hint block font-normal">{note}</span> : null}
                </dt>
                <dd className={costs > 0 ? 'price-counts' : undefined}>${costs}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
