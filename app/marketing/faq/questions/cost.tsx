import { pricingCopy } from '~/brand';
import { HowToCancel } from '../../account-steps';
import type { FaqEntry } from '../faq-entry';

export const cost: readonly FaqEntry[] = [
  {
    id: 'cost',
    question: 'What does it cost?',
    keywords: [
      'how much',
      'price',
      'pricing',
      'fee',
      'monthly',
      'per call',
      'per minute',
      'expensive',
      'cheap',
    ],
    answer: (
      <p>
        {pricingCopy.price} {pricingCopy.fees} {pricingCopy.inShort} {pricingCopy.noBookings}
      </p>
    ),
  },
  {
    id: 'billable-booking',
    question: 'What counts as a booking?',
    keywords: ['per call', 'lead', 'returning customer', 'what am I paying for'],
    answer: (
      <>
        <p>
          {pricingCopy.price} {pricingCopy.missed} You never pay for:
        </p>
        <ul>
          {pricingCopy.neverPaid.map((item) => (
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
        {pricingCopy.missed} {pricingCopy.together} If we made the mistake, it comes off: tell us.
      </p>
    ),
  },
  {
    id: 'card-charged',
    question: 'When is my card charged?',
    keywords: ['credit card', 'debit', 'payment', 'invoice', 'how much', 'monthly'],
    answer: (
      <p>
        {pricingCopy.card} {pricingCopy.end} {pricingCopy.monthly} {pricingCopy.noBookings}{' '}
        {pricingCopy.provider}
      </p>
    ),
  },
  {
    id: 'refund',
    question: 'Do you give refunds?',
    keywords: ['refund', 'money back', 'wrong charge', 'credit'],
    answer: (
      <p>
        {pricingCopy.neverPaid[pricingCopy.neverPaid.length - 1]}. {pricingCopy.refund}
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
          {pricingCopy.tryFirst} Like what you hear? {pricingCopy.start} {pricingCopy.card} Everything is
          included: a number, calendar booking, texts and emails.
        </p>
        <p>
          {pricingCopy.end} Dial the <a href="/testforwarding">code that turns off forwarding</a>, and your
          phone works the way it did before.
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
        <HowToCancel />
      </p>
    ),
  },
];
