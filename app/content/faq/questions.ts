import type { MDXContent } from 'mdx/types';

/** A question of the FAQ. `id` is part of the public URL `/faq#{id}`: never change it once published. */
export interface FaqEntry {
  id: FaqId;
  question: string;
  /** Other search terms for it, which the question doesn't have. */
  keywords: readonly string[];
  Answer: MDXContent;
}

/** The questions in the order of the page, each by the name of its file in this folder. */
const idsByTitle = {
  'What It Is': [
    'what-it-is',
    'how-it-works',
    'fit',
    'voicemail',
    'other-ai',
    'staff',
    'languages',
    'spanish',
    'spanish-setup',
    'own-voice',
  ],
  'What It Costs': ['cost', 'billable-booking', 'no-show', 'card-charged', 'refund', 'trial', 'cancel'],
  'Setting It Up': [
    'setup-time',
    'forwarding',
    'keep-number',
    'multiple-calendars',
    'several-technicians',
    'locations',
    'calendar-permission',
    'integrations',
    'agencies',
    'changes',
  ],
  'On the Phone': [
    'human',
    'unsure',
    'mistakes',
    'emergencies',
    'closed-days',
    'several-calls',
    'hang-up',
    'insurance',
    'spam',
  ],
  Trust: ['knows-ai', 'recordings', 'secure', 'delete-data', 'outage', 'privileged', 'support'],
} as const;

export type FaqId = (typeof idsByTitle)[keyof typeof idsByTitle][number];

const files = import.meta.glob<{ default: MDXContent; question: string; keywords: readonly string[] }>(
  './*.mdx',
  { eager: true },
);

export const questionGroups = Object.entries(idsByTitle).map(([title, ids]) => ({
  id: `group-${title.toLowerCase().replaceAll(' ', '-')}`, // an answer's id may be the title alone
  title,
  entries: ids.map(faqEntry),
}));

export function faqEntry(id: FaqId): FaqEntry {
  const file = files[`./${id}.mdx`];
  if (!file) throw new Error(`app/content/faq/${id}.mdx is missing`);
  return { id, question: file.question, keywords: file.keywords, Answer: file.default };
}
