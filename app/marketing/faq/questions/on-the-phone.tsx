import { brand } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const onThePhone: readonly FaqEntry[] = [
  {
    id: 'human',
    question: 'Can a caller talk to a real person?',
    answer: (
      <p>
        Yes. A caller who asks for a person gets put through to the number you choose. If you don’t pick up,
        your receptionist takes a message and sends it to you by email and text. You decide what hours it can
        put calls through.
      </p>
    ),
  },
  {
    id: 'unsure',
    question: 'What happens when it doesn’t know the answer?',
    answer: (
      <p>
        It says so. It doesn’t guess at a price, promise a repair or give professional advice. It offers to
        take a message or put the caller through to you, and the question goes in your summary so you can add
        the answer for next time.
      </p>
    ),
  },
  {
    id: 'mistakes',
    question: 'What if it makes a mistake?',
    answer: (
      <p>
        It can mishear a name or a street, like anybody. So it repeats the important parts before it books,
        and the caller gets them in the confirmation. You see every booking in your summary and can change it
        on your calendar. You never pay for a <a href="#billable-booking">booking made by mistake</a>: just
        tell us.
      </p>
    ),
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer: (
      <p>
        You say what counts as urgent in your line of work: water that won’t shut off, a dog that can’t
        breathe. {brand.product} spots it, tells the caller it’s getting you, and puts the call through. If
        somebody’s life is in danger, it tells the caller to hang up and dial 911. It’s not an emergency
        service.
      </p>
    ),
  },
  {
    id: 'closed-days',
    question: 'Does it answer on days I’m closed?',
    answer: (
      <p>
        Yes, day and night, every day of the year. It always answers, but it only books during the hours
        you’re open. For a holiday or a day off, block the day on your calendar and it offers the next open
        one.
      </p>
    ),
  },
  {
    id: 'several-calls',
    question: 'What if several people call at once?',
    answer: <p>It answers all of them. Nobody gets a busy signal, and nobody waits on hold.</p>,
  },
  {
    id: 'spam',
    question: 'What about spam and robocalls?',
    answer: (
      <p>It ends them politely and doesn’t bother you. You never pay for sales calls or wrong numbers.</p>
    ),
  },
];
