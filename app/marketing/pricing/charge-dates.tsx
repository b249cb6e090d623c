import { bill, pricing } from '~/brand';

const dates = [
  { when: 'Today', text: bill.tryFirst },
  { when: 'When You Start', text: `${bill.start} ${bill.card} ${bill.provider}` },
  { when: `Day ${pricing.trialDays}`, text: bill.end },
  { when: 'Every Month After', text: `${bill.monthly} ${bill.noBookings}` },
] as const;

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
