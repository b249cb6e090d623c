import { brand, telHref } from '~/brand';
import type { FaqEntry } from '../faq-entry';
import { SupportHours } from '~/platform/ui/support-hours';

export const trust: readonly FaqEntry[] = [
  {
    id: 'knows-ai',
    question: 'Do callers know they are talking to AI?',
    answer: (
      <p>
        It introduces itself as the receptionist of your business and never says that it is a person. A caller
        who asks whether it is a person gets a true answer, and is put through to you or leaves a message if
        they prefer one.
      </p>
    ),
  },
  {
    id: 'recordings',
    question: 'Are calls recorded?',
    answer: (
      <p>
        Only where recording is on; you get a written summary of each call either way. What we collect and
        keep, for how long, and how to have it deleted is in the <a href="/privacy#privacy">privacy policy</a>
        . Some states want every party to agree before a call is recorded: ask us before you turn it on.
      </p>
    ),
  },
  {
    id: 'privileged',
    question: 'May a clinic or a law office use it?',
    answer: (
      <p>
        For booking appointments, yes. It needs a name, a time and a reason in a word, so keep medical and
        legal details out of what you let it ask. Rules such as HIPAA and attorney privilege are yours to
        weigh: talk to us, and to your own lawyer, first.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'How do I reach you when I need help?',
    answer: (
      <p>
        Call <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a>, <SupportHours end="," /> or write
        to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> at any time. People answer both.
        Your receptionist itself works 24/7.
      </p>
    ),
  },
];
