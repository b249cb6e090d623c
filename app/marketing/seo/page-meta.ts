import type { MetaDescriptor } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { Article } from '~/content/articles';
import type { Trade } from '~/content/trades/trade';
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
  return describe(origin, page, 'website', origin === undefined ? [] : pageData(origin, page));
}

export function tradeMeta(matches: Matches, trade: Trade): MetaDescriptor[] {
  const origin = originOf(matches);
  const page = tradePage(trade);
  const data =
    origin === undefined
      ? []
      : [
          serviceFor(origin, trade, page),
          questionsAndAnswers(trade.questions),
          breadcrumbs(origin, [pages.trades, page]),
        ];
  return describe(origin, page, 'website', data);
}

export function articleMeta(matches: Matches, article: Article): MetaDescriptor[] {
  const origin = originOf(matches);
  const page = articlePage(article);
  const data =
    origin === undefined
      ? []
      : [blogPosting(origin, article, shareImagePath(page.path)), breadcrumbs(origin, [pages.blog, page])];
  return [
    ...describe(origin, page, 'article', data),
    { property: 'article:published_time', content: article.published },
  ];
}

export function unlistedMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }];
}

function describe(
  origin: string | undefined,
  page: IndexedPage,
  type: 'website' | 'article',
  data: StructuredData[],
): MetaDescriptor[] {
  const { title, description } = page;
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.product },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(origin === undefined ? [] : addresses(origin, page)),
    ...data.map((json) => ({ 'script:ld+json': json })),
  ];
}

function addresses(origin: string, { path, headline }: IndexedPage): MetaDescriptor[] {
  const image = `${origin}${shareImagePath(path)}`;
  return [
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: headline },
  ];
}

function pageData(origin: string, page: IndexedPage): StructuredData[] {
  if (page.path === '/') return [organization(origin), softwareApplication(origin, page)];
  return [breadcrumbs(origin, [page])];
}

function originOf(matches: Matches): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.data;
  if (typeof root !== 'object' || root === null || !('origin' in root)) return undefined;
  return typeof root.origin === 'string' ? root.origin : undefined;
}
