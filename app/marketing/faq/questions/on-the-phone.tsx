import { brand } from '~/brand';
import type { FaqEntry } from '../faq-entry';

export const onThePhone: readonly FaqEntry[] = [
  {
    id: 'human',
    question: 'Can a caller talk to a real person?',
    keywords: ['human', 'live agent', 'operator', 'transfer', 'someone'],
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
    keywords: ['doesn’t understand', 'hallucinate'],
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
    keywords: ['wrong', 'error', 'double booking'],
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
    keywords: ['urgent', 'after hours', 'on call'],
    answer: (
      <p>
        You say what counts as urgent in your line of work: water that won’t shut off, a dog that can’t
        breathe. {brand.product} spots it, tells the caller it’s getting you, and puts the call through. The
        number it rings is the one you write in the setup, under “What should {brand.product} know?” If
        somebody’s life is in danger, it tells the caller to hang up and dial 911. It’s not an emergency
        service.
      </p>
    ),
  },
  {
    id: 'closed-days',
    question: 'Does it answer on days I’m closed?',
    keywords: ['holiday', 'weekend', 'vacation', 'after hours', 'hours'],
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
    keywords: ['busy', 'hold', 'at the same time'],
    answer: <p>It answers all of them. Nobody gets a busy signal, and nobody waits on hold.</p>,
  },
  {
    id: 'hang-up',
    question: 'What if a caller hangs up?',
    keywords: ['hang up', 'hung up', 'dropped call', 'abandon'],
    answer: (
      <p>
        You still get a summary: the number, and what the caller said up to then, so you can call back. If
        nothing was booked, you pay nothing.
      </p>
    ),
  },
  {
    id: 'insurance',
    question: 'What does it say about insurance?',
    keywords: ['insurance', 'coverage', 'copay', 'Delta', 'in network', 'benefits', 'claim'],
    answer: (
      <p>
        It names the plans or insurers you told it you work with, and writes down the caller’s. It never
        quotes a copay and never promises coverage: your office does that.
      </p>
    ),
  },
  {
    id: 'spam',
    question: 'What about spam and robocalls?',
    keywords: ['telemarketer', 'robocall', 'junk'],
    answer: (
      <p>It ends them politely and doesn’t bother you. You never pay for sales calls or wrong numbers.</p>
    ),
  },
];
