import { pricingCopy, brand, pricing } from '~/brand';
import type { PriceModel } from '~/site/pricing';

const exampleJobPrice = 150;

const priceTexts: Record<PriceModel, { gain: string; savings: string }> = {
  perBooking: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.perBooking)} bookings`,
    savings: pricingCopy.fees,
  },
  plan: {
    gain: `pays for ${Math.floor(exampleJobPrice / pricing.plan.monthly)} months of the plan`,
    savings: `$${pricing.plan.monthly} a month for a receptionist that’s there day and night, and no setup fee.`,
  },
};

export function AutomateSection({ model }: { model: PriceModel }) {
  const reasons = [
    {
      title: 'AI Scheduling',
      text: `${brand.product} knows how long jobs and drives take, and only offers times that work.`,
    },
    {
      title: 'Revenue Gain',
      text: `When nobody answers, callers try the next name on the list. Keeping one $${exampleJobPrice} job ${priceTexts[model].gain}.`,
    },
    { title: 'Cost Savings', text: priceTexts[model].savings },
  ];
  return (
    <section id="automate" aria-labelledby="automate-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="automate-title">Automate. Save Time. Grow.</h2>
        <dl className="home-reasons">
          {reasons.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-lg font-bold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
