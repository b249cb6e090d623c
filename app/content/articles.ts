/** Its text stands in `articles/`. Dates are days, `YYYY-MM-DD`. */
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
    title: 'What is the ROI of an AI receptionist?',
    summary: 'Each line of the envelope: what goes in, what comes out, and when it does not pay.',
    published: '2025-08-26',
  },
  {
    slug: 'numbers',
    title: 'The numbers behind a missed call',
    summary: 'Four numbers to write down by Friday, and a worked example that says where it is soft.',
    published: '2025-08-05',
  },
  {
    slug: 'filling-your-calendar',
    title: 'Five ways an AI receptionist fills your calendar',
    summary:
      'Booking during the call, travel time, cancellations, reminders, and the small question before the yes.',
    published: '2025-07-15',
  },
  {
    slug: 'after-hours',
    title: 'Stop losing business after hours',
    summary:
      'Open for eight hours, closed for sixteen: what callers want at night, and how to give it to them.',
    published: '2025-06-24',
  },
  {
    slug: 'attorneys',
    title: 'How attorneys benefit from an AI receptionist',
    summary:
      'Intake while you are in court: what to hand over, what never to, and what a consultation costs.',
    published: '2025-06-03',
  },
];

export function articleBySlug(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
