import { bill } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const cost: readonly FaqEntry[] = [
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: (
      <p>
        {bill.price} {bill.fees} {bill.inShort} {bill.noBookings}
      </p>
    ),
  },
  {
    id: 'billable-booking',
    question: 'What counts as a booking?',
    answer: (
      <>
        <p>{bill.price} You never pay for:</p>
        <ul>
          {bill.neverPaid.map((item) => (
            <li key={item}>{item}</li>
          ))}
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
          {bill.tryFirst} Like what you hear? {bill.start} {bill.card} Everything is included: a number,
          calendar booking, texts and emails.
        </p>
        <p>
          {bill.end} Dial the code that turns call forwarding off, and your phone works the way it did before.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: (
      <p>
        Dial the code that turns off forwarding, and your phone works the way it did before. Then let us know
        you’re done. There’s no contract. {bill.noBookings}
      </p>
    ),
  },
];
