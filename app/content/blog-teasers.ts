import type { ArticleSlug } from './articles';

export const blogTeasers: readonly { slug: ArticleSlug; title: string; text: string }[] = [
  {
    slug: 'attorneys',
    title: 'How Attorneys Benefit From an AI Receptionist',
    text: 'People with a legal problem rarely leave a voicemail. They call the next name on the list.',
  },
  {
    slug: 'after-hours',
    title: 'Stop Losing Business After Hours',
    text: 'The calls that come in after five are often the ones that pay best. Here’s how to keep them.',
  },
  {
    slug: 'filling-your-calendar',
    title: 'Five Ways an AI Receptionist Fills Your Calendar',
    text: 'From reminders people answer to gaps that fill themselves.',
  },
];
