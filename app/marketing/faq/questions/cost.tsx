import { brand, pricing } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const cost: readonly FaqEntry[] = [
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: (
      <p>
        ${pricing.perBooking} for each job that it books. No setup fee, no per-minute charge, no base
        subscription. The first {pricing.trialDays} days are free; after that you activate for $
        {pricing.activation} and pay by card for the bookings you got. A month without a booking costs
        nothing.
      </p>
    ),
  },
  {
    id: 'billable-booking',
    question: 'What counts as a booking that I pay for?',
    answer: (
      <>
        <p>
          You pay when a caller has a new appointment in your calendar that {brand.product} made. You do not
          pay for:
        </p>
        <ul>
          <li>questions, messages, wrong numbers and sales calls;</li>
          <li>calls that it puts through to you;</li>
          <li>moving or canceling an appointment that exists already;</li>
          <li>your own test calls and everything that is booked during the trial;</li>
          <li>a booking made by mistake or twice: tell us, and we take it off the bill.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'trial',
    question: 'How does the free trial work?',
    answer: (
      <>
        <p>
          It lasts {pricing.trialDays} days and includes everything: a trial number, calendar booking, texts
          and emails. Nothing is charged during the trial.
        </p>
        <p>
          A card is given to our payment provider at the start and not charged during the trial. At the end
          you are asked to activate for ${pricing.activation}. If you do not, the receptionist stops
          answering; take the forwarding off your phone and everything is as it was.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: (
      <p>
        Dial the code that ends the forwarding, and your phone is as it was. Then tell us that you are done.
        There is no contract to run out: without bookings there is nothing to pay.
      </p>
    ),
  },
];
