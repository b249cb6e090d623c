import { brand, pricing, pricingCopy } from '~/brand';
import { otherReceptionists, withoutPrices } from '~/content/other-receptionists';
import type { OtherReceptionist } from '~/content/other-receptionists';
import { SupportHours } from '~/site/support-contact';
import { Ticket, TicketRows } from '~/site/ticket';
import type { Assumptions } from './monthly-costs';
import { CostTable } from './cost-table';
import { callCountsOf, otherAiDollars, ourCost } from './monthly-costs';

const questions = [
  { ask: 'What does a month without bookings cost?', ours: `Here, nothing. ${pricingCopy.fees}` },
  {
    ask: 'Do you pay for spam and long calls?',
    ours: 'Here, no. You pay for bookings, however many calls and minutes they take.',
  },
  {
    ask: 'Which software does it connect to?',
    ours: (
      <>
        Here, Google and Outlook calendars only. Others connect to more.{' '}
        <a href="/integrations">See the lists</a>
      </>
    ),
  },
  {
    ask: 'Will they sign a BAA?',
    ours: (
      <>
        Here, it isn’t part of signing up. <a href="/contact#baa">Ask us first</a>
      </>
    ),
  },
  {
    ask: 'What do they keep, and who sees it?',
    ours: (
      <>
        Here, no recording unless you ask for it. <a href="/security">Read the rest</a>
      </>
    ),
  },
  {
    ask: 'Who picks up when you call them?',
    ours: (
      <>
        Here, a person, <SupportHours end="." /> Nights and weekends, email.
      </>
    ),
  },
] as const;

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
          “Not published” means that the page we read doesn’t say. We found no public page with the prices of{' '}
          {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(withoutPrices)}, so they aren’t here.
        </p>
        <div className="ticket-columns mt-8">
          {otherReceptionists.map((other) => (
            <OtherTicket key={other.name} other={other} />
          ))}
        </div>
        <h3 className="mt-10">Six Questions for Any of Them</h3>
        <dl className="home-reasons">
          {questions.map(({ ask, ours }) => (
            <div key={ask}>
              <dt className="font-semibold">{ask}</dt>
              <dd>{ours}</dd>
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
