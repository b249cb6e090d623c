import { bill, brand } from '../../brand';
import { articles } from '../../content/articles';
import type { Article } from '../../content/articles';

export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  headline: string;
  /** True where the price is the monthly plan's. */
  monthly?: boolean;
}

export const pages = {
  home: {
    path: '/',
    title: 'The receptionist that answers every call',
    description: `${brand.product} answers your business phone day and night and books jobs into your calendar. ${brand.tagline}`,
    headline: 'Every call answered. Jobs in your calendar.',
  },
  plumbing: {
    path: '/plumbing',
    title: 'A phone receptionist for plumbers',
    description: `${brand.product} answers while you are under the sink, books the job with time for the drive and puts floods through to you. ${bill.inShort}`,
    headline: 'Your hands are wet. The phone is answered.',
  },
  about: {
    path: '/about',
    title: 'About us',
    description: `Why ${brand.product} exists: so that people who work with their hands stop losing jobs to the beep of a voicemail.`,
    headline: 'For people whose hands are full.',
  },
  faq: {
    path: '/faq',
    title: 'Questions and answers',
    description: `What ${brand.product} costs, what counts as a booking, forwarding codes by carrier, calendar permission, languages, emergencies.`,
    headline: 'Plain answers, before you ask us.',
  },
  blog: {
    path: '/blog',
    title: 'The Receptionist’s Corner',
    description:
      'Articles on answering the phone well: after hours, intake for attorneys, full calendars, and sums that add up.',
    headline: 'The Receptionist’s Corner',
  },
  privacy: {
    path: '/privacy',
    title: 'Terms of Service and Privacy Policy',
    description: `The terms of ${brand.product}, the text message agreement, and what we collect, share and delete, in plain words.`,
    headline: 'Terms and privacy, in plain words.',
  },
  demoCall: {
    path: '/demo-call',
    title: 'Talk to the receptionist',
    description: `Talk to ${brand.product} in your browser and hear how it books a job. ${bill.inShort}`,
    headline: 'Your receptionist is ready to talk.',
  },
} as const satisfies Record<string, IndexedPage>;

export function articlePage({ slug, title, summary }: Article): IndexedPage {
  return { path: `/blog/${slug}`, title, description: summary, headline: title };
}

/** The sitemap, each with a share image. Flow, test and variant pages are not among them. */
export const indexedPages: readonly IndexedPage[] = [...Object.values(pages), ...articles.map(articlePage)];

export function shareImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
