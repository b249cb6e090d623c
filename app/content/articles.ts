/** An article's metadata. Its text is in `articles/{slug}.mdx`. Dates are `YYYY-MM-DD`. */
export interface Article {
  slug: ArticleSlug;
  title: string;
  summary: string;
  published: string;
  modified?: string;
}

export type ArticleSlug = 'attorneys' | 'after-hours' | 'filling-your-calendar' | 'numbers' | 'roi';

/** Newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'roi',
    title: 'What Is the ROI of an AI Receptionist?',
    summary: 'The math on the back of an envelope: what goes in, what comes out, and when it doesn’t pay.',
    published: '2025-08-26',
  },
  {
    slug: 'numbers',
    title: 'The Numbers Behind a Missed Call',
    summary: 'Four numbers to write down by Friday, and a worked example that shows where it’s soft.',
    published: '2025-08-05',
  },
  {
    slug: 'filling-your-calendar',
    title: 'Five Ways an AI Receptionist Fills Your Calendar',
    summary:
      'Booking during the call, drive time, cancellations, reminders, and the little question before the yes.',
    published: '2025-07-15',
  },
  {
    slug: 'after-hours',
    title: 'Stop Losing Business After Hours',
    summary:
      'Open for eight hours, closed for sixteen: what callers want at night, and how to give it to them.',
    published: '2025-06-24',
  },
  {
    slug: 'attorneys',
    title: 'How Attorneys Benefit From an AI Receptionist',
    summary: 'Intake while you’re in court: what to hand off, what to keep, and what a consultation costs.',
    published: '2025-06-03',
  },
];
