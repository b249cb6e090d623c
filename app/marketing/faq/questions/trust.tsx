import { dataTerms } from '~/content/data-terms';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { HowToDelete } from '../../account-steps';
import type { FaqEntry } from '../faq-entry';

export const trust: readonly FaqEntry[] = [
  {
    id: 'knows-ai',
    question: 'Do callers know they’re talking to AI?',
    keywords: ['robot', 'sound like', 'bot', 'human'],
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
    keywords: ['record', 'recording', 'transcript', 'privacy', 'secure', 'security', 'data'],
    answer: (
      <p>
        {dataTerms.recording} The <a href="/security">security page</a> says what we keep, for how long and
        how to have it deleted. Some states require everyone on the line to agree before a call is recorded.
      </p>
    ),
  },
  {
    id: 'secure',
    question: 'Is our data safe?',
    keywords: ['secure', 'security', 'encryption', 'breach', 'hack', 'SOC', 'privacy', 'GDPR'],
    answer: (
      <p>
        {dataTerms.protected} {dataTerms.access} More on the <a href="/security">security page</a>.
      </p>
    ),
  },
  {
    id: 'delete-data',
    question: 'How do I have our data deleted?',
    keywords: ['erase', 'remove', 'recording', 'account', 'privacy'],
    answer: (
      <p>
        <HowToDelete />
      </p>
    ),
  },
  {
    id: 'outage',
    question: 'Where do calls go if something fails?',
    keywords: ['down', 'outage', 'offline', 'internet', 'reliable', 'uptime', 'backup'],
    answer: <p>{dataTerms.failure}</p>,
  },
  {
    id: 'privileged',
    question: 'Can clinics and law offices use it? What about HIPAA?',
    keywords: ['HIPAA', 'BAA', 'medical', 'health', 'patients', 'compliant', 'privacy', 'attorney'],
    answer: (
      <p>
        For booking appointments, yes, with one limit. {dataTerms.health} {dataTerms.baa} Attorney-client
        privilege works the same way: have it book the consultation, and leave the story to you. Talk to us,
        and to your own lawyer, first: email <SupportEmail /> or call <SupportPhone />,{' '}
        <SupportHours end="." />
      </p>
    ),
  },
  {
    id: 'support',
    question: 'How do I reach you when I need help?',
    keywords: ['phone number', 'contact', 'email', 'help'],
    answer: (
      <p>
        Call <SupportPhone />, <SupportHours end="," /> or email <SupportEmail /> anytime. A real person
        answers both: <a href="/contact">what to expect, and what to send</a>. Your receptionist itself works
        24/7.
      </p>
    ),
  },
];
