import { brand, pricing } from '~/brand';
import { buyersQuestions, otherReceptionists, withoutPrices } from '~/content/other-receptionists';
import type { OtherReceptionist } from '~/content/other-receptionists';
import { Ticket, TicketRows } from '~/site/ticket';
import type { Assumptions } from './monthly-costs';
import { CostTable } from './cost-table';
import { callCountsOf, otherAiDollars, ourCost } from './monthly-costs';

/** Other AI receptionists by name: what a month costs, when to choose them, and what to ask the ones without a price here. */
export function OtherAi({ assumptions }: { assumptions: Assumptions }) {
  const callCounts = callCountsOf(assumptions);
  const rows = [
    ...otherReceptionists.map((other) => ({
      title: other.name,
      hint: other.per,
      costs: callCounts.map((calls) => ({ dollars: otherAiDollars(other, calls, assumptions) })),
    })),
    {
      title: brand.product,
      hint: `$${pricing.perBooking} per booking`,
      costs: callCounts.map((calls) => ourCost(calls, assumptions)),
    },
  ];
  return (
    <section id="other-ai" aria-labelledby="other-ai-title" className="home-section home-band">
      <div className="page">
        <h2 id="other-ai-title">Other AI Receptionists, by Name</h2>
        <p className="home-lead">
          What they publish, added up the same way: {assumptions.bookedPercent}% of calls become bookings. At
          these prices, several cost less than we do.
        </p>
        <CostTable
          callCounts={callCounts}
          rows={rows}
          caption="Dollars a month for AI receptionists, by the number of calls"
        />
        <p className="hint mt-3">
          “Not published” means that the page we read doesn’t say what that many calls cost. We haven’t read
          the prices of {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(withoutPrices)}, so they
          aren’t here.
        </p>
        <div className="ticket-columns prose-rows mt-8">
          {otherReceptionists.map((other) => (
            <OtherTicket key={other.name} other={other} />
          ))}
        </div>
        <h3 className="mt-10">Six Questions for Any of Them</h3>
        <dl className="answer-columns">
          {buyersQuestions.map(({ ask, ours, link }) => (
            <div key={ask}>
              <dt className="font-semibold">{ask}</dt>
              <dd>
                {ours} {link ? <a href={link.href}>{link.label}</a> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function OtherTicket({
  other: { name, price, leftOut, trial, chooseIf, source },
}: {
  other: OtherReceptionist;
}) {
  return (
    <Ticket title={<h3>{name}</h3>} stamp={null}>
      <TicketRows
        rows={[
          { label: 'Price', value: price },
          ...(leftOut ? [{ label: 'Not in the sums', value: leftOut }] : []),
          { label: 'To try it', value: trial },
          { label: 'Choose it if', value: chooseIf },
          {
            label: 'Source',
            value: (
              <>
                <a href={source.href}>{source.page}</a> <span className="hint block">{source.date}</span>
              </>
            ),
          },
        ]}
      />
    </Ticket>
  );
}
