import { brand, telHref } from '~/brand';
import type { FaqEntry } from '../faq-entry';
import { SupportHours } from '~/site/support-hours';

export const trust: readonly FaqEntry[] = [
  {
    id: 'knows-ai',
    question: 'Do callers know they’re talking to AI?',
    answer: (
      <p>
        It introduces itself as your receptionist and never says it’s a person. A caller who asks gets an
        honest answer. If they’d rather talk to you, it puts them through or takes a message.
      </p>
    ),
  },
  {
    id: 'recordings',
    question: 'Are calls recorded?',
    answer: (
      <p>
        Only if you turn recording on. Either way, you get a written summary of each call. The{' '}
        <a href="/privacy#privacy">privacy policy</a> covers what we collect, how long we keep it and how to
        have it deleted. Some states require everyone on the line to agree before a call is recorded, so ask
        us before you turn it on.
      </p>
    ),
  },
  {
    id: 'privileged',
    question: 'Can clinics and law offices use it?',
    answer: (
      <p>
        For booking appointments, yes. All it needs is a name, a time and a reason in a word or two, so keep
        medical and legal details out of what you have it ask. Rules like HIPAA and attorney-client privilege
        are your call: talk to us, and to your own lawyer, first.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'How do I reach you when I need help?',
    answer: (
      <p>
        Call <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a>, <SupportHours end="," /> or email{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> anytime. A real person answers both.
        Your receptionist itself works 24/7.
      </p>
    ),
  },
];
