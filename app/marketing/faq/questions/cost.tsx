import { bill } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const cost: readonly FaqEntry[] = [
  {
    id: 'cost',
    question: 'What does it cost?',
    keywords: ['how much', 'price', 'pricing', 'fee', 'monthly', 'expensive', 'cheap'],
    answer: (
      <p>
        {bill.price} {bill.fees} {bill.inShort} {bill.noBookings}
      </p>
    ),
  },
  {
    id: 'billable-booking',
    question: 'What counts as a booking?',
    keywords: ['per call', 'lead', 'returning customer', 'what am I paying for'],
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
    id: 'no-show',
    question: 'Do no-shows and cancellations count?',
    keywords: ['no show', 'canceled', 'cancellation'],
    answer: (
      <p>
        {bill.missed} {bill.together} If we made the mistake, it comes off: tell us.
      </p>
    ),
  },
  {
    id: 'card-charged',
    question: 'When is my card charged?',
    keywords: ['credit card', 'debit', 'payment', 'invoice', 'how much', 'monthly'],
    answer: (
      <p>
        {bill.card} {bill.end} {bill.monthly} {bill.noBookings} {bill.provider}
      </p>
    ),
  },
  {
    id: 'refund',
    question: 'Do you give refunds?',
    keywords: ['refund', 'money back', 'wrong charge', 'credit'],
    answer: (
      <p>
        {bill.neverPaid[bill.neverPaid.length - 1]}. {bill.refund}
      </p>
    ),
  },
  {
    id: 'trial',
    question: 'How does the free trial work?',
    keywords: ['free', 'demo', 'test', 'two weeks'],
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
    keywords: ['cancel', 'quit', 'stop', 'contract', 'unsubscribe', 'close account'],
    answer: (
      <p>
        Dial the code that turns off forwarding, and your phone works the way it did before. Then let us know
        you’re done. There’s no contract. {bill.noBookings}
      </p>
    ),
  },
];
