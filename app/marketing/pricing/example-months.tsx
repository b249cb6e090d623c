import { exampleMonths } from '~/content/example-months';
import { Receipt } from './receipt';

export function ExampleMonths() {
  return (
    <section id="months" aria-labelledby="months-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="months-title">Three Months, Added Up</h2>
        <p className="home-lead">Made-up businesses, real arithmetic.</p>
        <div className="ticket-columns price-months">
          {exampleMonths.map((month) => (
            <Receipt
              key={month.title}
              title={<h3>{month.title}</h3>}
              label={month.business}
              booked={month.booked}
              free={month.free}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
