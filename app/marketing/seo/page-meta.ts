import type { MetaDescriptor } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { Article } from '~/content/articles';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { articlePage, pages, shareImagePath, tradePage } from './pages';
import type { IndexedPage } from './pages';
import {
  blogPosting,
  breadcrumbs,
  organization,
  questionsAndAnswers,
  serviceFor,
  softwareApplication,
} from './structured-data';
import type { StructuredData } from './structured-data';

/** The route matches that Remix passes to `meta`. The root loader's data holds the site's origin. */
type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** Variant pages pass the page that they vary: `pageMeta(matches, pages.home)`. */
export function pageMeta(matches: Matches, page: IndexedPage): MetaDescriptor[] {
  const origin = originOf(matches);
  const data =
    page.path === '/'
      ? [organization(origin), softwareApplication(origin, page)]
      : [breadcrumbs(origin, [page])];
  return describe(origin, page, 'website', data);
}

export function tradeMeta(
  matches: Matches,
  trade: Trade,
  questions: readonly TradeQuestion[],
): MetaDescriptor[] {
  const origin = originOf(matches);
  const page = tradePage(trade);
  return describe(origin, page, 'website', [
    serviceFor(origin, trade, page),
    questionsAndAnswers(questions),
    breadcrumbs(origin, [pages.trades, page]),
  ]);
}

export function articleMeta(matches: Matches, article: Article): MetaDescriptor[] {
  const origin = originOf(matches);
  const page = articlePage(article);
  const posting = blogPosting(origin, article, shareImagePath(page.path));
  return [
    ...describe(origin, page, 'article', [posting, breadcrumbs(origin, [pages.blog, page])]),
    { property: 'article:published_time', content: article.published },
  ];
}

export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }];
}

function describe(
  origin: string,
  { path, title, description, headline }: IndexedPage,
  type: 'website' | 'article',
  data: StructuredData[],
): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.product },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: `${origin}${shareImagePath(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: headline },
    ...data.map((json) => ({ 'script:ld+json': json })),
  ];
}

function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.data;
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : '';
}
