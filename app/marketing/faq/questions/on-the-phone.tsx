import { brand } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const onThePhone: readonly FaqEntry[] = [
  {
    id: 'human',
    question: 'Can a caller talk to a human?',
    answer: (
      <p>
        Yes. A caller who asks for a person is put through to the number you name. If you do not pick up, the
        receptionist takes a message and you have it by email and text. You decide at which hours it may put
        calls through.
      </p>
    ),
  },
  {
    id: 'unsure',
    question: 'What happens when it does not know the answer?',
    answer: (
      <p>
        It says so. It does not guess a price, promise a repair or give professional advice. It offers to take
        a message or to put the caller through to you, and the question is in your summary, so that you can
        add the answer for next time.
      </p>
    ),
  },
  {
    id: 'mistakes',
    question: 'What if it makes a mistake?',
    answer: (
      <p>
        It can mishear a name or a street, as people do. So it repeats the important things before it books,
        and the caller gets them in the confirmation. You see every booking in the summary and can change it
        in your calendar. You never pay for a <a href="#billable-booking">booking made by mistake</a>: just
        tell us.
      </p>
    ),
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer: (
      <p>
        You say what counts as urgent in your trade: water that cannot be shut off, a dog that does not
        breathe well. {brand.product} recognizes it, tells the caller that it is getting you, and puts the
        call through. When life is in danger it tells the caller to hang up and dial 911. It is not an
        emergency service.
      </p>
    ),
  },
  {
    id: 'closed-days',
    question: 'Does it answer on days when I am closed?',
    answer: (
      <p>
        Yes, day and night, every day of the year. It answers, but it books only into the hours that you set
        as open. For a holiday or a day off, block the day in your calendar and it offers the next free one.
      </p>
    ),
  },
  {
    id: 'several-calls',
    question: 'What if several people call at once?',
    answer: (
      <p>Each of them is answered. Nobody hears a busy signal, and nobody is put on hold for another.</p>
    ),
  },
  {
    id: 'spam',
    question: 'What about spam and robocalls?',
    answer: (
      <p>It ends them politely and doesn’t bother you. You never pay for sales calls or wrong numbers.</p>
    ),
  },
];
