import { pricingCopy, pricing } from '~/brand';
import { exampleMonths } from '~/content/example-months';
import type { ExampleMonth } from '~/content/example-months';
import { Ticket, TicketRows } from '~/site/ticket';

export function ExampleMonths() {
  return (
    <section id="months" aria-labelledby="months-title" className="home-section bg-tint">
      <div className="page">
        <h2 id="months-title">Three Months, Added Up</h2>
        <p className="home-lead">Made-up businesses, real arithmetic. {pricingCopy.monthly}</p>
        <div className="ticket-columns price-months">
          {exampleMonths.map((month) => (
            <MonthReceipt key={month.title} month={month} />
          ))}
        </div>
      </div>
    </section>
  );
}

function MonthReceipt({ month: { title, business, booked, free } }: { month: ExampleMonth }) {
  const total = booked * pricing.perBooking;
  const calls = free.reduce((sum, { count }) => sum + count, booked);
  return (
    <Ticket label={business} title={<h3>{title}</h3>} stamp={total === 0 ? 'Nothing to pay' : null}>
      <TicketRows
        rows={[
          { label: `${calls} calls`, value: 'Answered' },
          { label: `${booked} booked`, value: `${booked} × $${pricing.perBooking} = $${total}` },
          ...free.map(({ count, what }) => ({ label: `${count} ${what}`, value: '$0' })),
        ]}
      />
      <p className="mt-3 flex justify-between font-display text-xl font-bold">
        <span>Total</span> <span>${total}</span>
      </p>
    </Ticket>
  );
}
