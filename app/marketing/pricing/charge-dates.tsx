import type { ReactNode } from 'react';

import { pricingCopy, pricing } from '~/brand';

const dates: readonly { when: string; text: ReactNode }[] = [
  { when: 'Today', text: pricingCopy.tryFirst },
  { when: 'When You Start', text: `${pricingCopy.start} ${pricingCopy.card} ${pricingCopy.provider}` },
  {
    when: `Day ${pricing.trialDays}`,
    text: (
      <>
        {pricingCopy.end} Dial the <a href="/testforwarding">code that turns off forwarding</a>, and your
        phone works the way it did before.
      </>
    ),
  },
  { when: 'Every Month After', text: pricingCopy.monthly },
];

export function ChargeDates() {
  return (
    <section id="card" aria-labelledby="card-title" className="home-section">
      <div className="page">
        <h2 id="card-title">When Your Card Is Charged</h2>
        <ol className="home-steps mt-4">
          {dates.map(({ when, text }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p className="home-step-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
