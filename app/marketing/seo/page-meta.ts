import type { MetaDescriptor } from '@remix-run/node';

import { brand, pageTitle, pricing } from '~/brand';
import type { Article } from '~/content/articles';
import { feedPath, pages } from '~/content/pages/pages';
import type { IndexedPage } from '~/content/pages/pages';
import type { Trade, TradeQuestion } from '~/content/trades/trade';
import { articlePage, shareImagePath, tradePage } from '~/content/pages/indexed-pages';

/** The route matches that Remix passes to `meta`. The root loader's data holds the site's origin. */
type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** The metadata of a page. A variant of Home has Home's path, so its canonical URL is Home. */
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

/** The link by which browsers and feed readers find the blog's feed. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pages.blog.title,
  href: feedPath,
};

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

/** Schema.org data as JSON-LD. Its URLs must be absolute, so the functions take the site's origin. */
type StructuredData = Record<string, unknown>;

function schema(type: string, data: StructuredData): StructuredData {
  return { '@context': 'https://schema.org', '@type': type, ...data };
}

function organization(origin: string): StructuredData {
  return schema('Organization', {
    '@id': `${origin}/#organization`,
    name: brand.product,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: `+1-${brand.supportPhone}`,
      email: brand.supportEmail,
    },
  });
}

/** The product with its price per booking, or per month on a page that sells the plan. */
function softwareApplication(origin: string, page: IndexedPage): StructuredData {
  const { perBooking, plan, trialDays } = pricing;
  const price = page.monthly ? plan.monthly : perBooking;
  const unit = page.monthly ? `A month, ${plan.minutes} minutes included` : 'Per booking';
  return schema('SoftwareApplication', {
    name: brand.product,
    description: page.description,
    url: `${origin}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, any phone',
    publisher: { '@id': `${origin}/#organization` },
    offers: {
      '@type': 'Offer',
      price: String(price),
      priceCurrency: 'USD',
      description: `${unit}, after a free trial of ${trialDays} days`,
      url: `${origin}/#pricing`,
    },
  });
}

function serviceFor(origin: string, { businesses }: Trade, page: IndexedPage): StructuredData {
  return schema('Service', {
    name: page.title,
    description: page.description,
    serviceType: 'Telephone answering and appointment booking',
    url: `${origin}${page.path}`,
    areaServed: { '@type': 'Country', name: 'United States' },
    audience: { '@type': 'BusinessAudience', audienceType: businesses },
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.product },
    offers: { '@type': 'Offer', price: String(pricing.perBooking), priceCurrency: 'USD' },
  });
}

/** Search engines require that the page shows the same questions and answers. */
function questionsAndAnswers(questions: Trade['questions']): StructuredData {
  return schema('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

function breadcrumbs(origin: string, trail: readonly IndexedPage[]): StructuredData {
  const steps = [{ path: '/', title: 'Home' }, ...trail];
  return schema('BreadcrumbList', {
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  });
}

function blogPosting(origin: string, article: Article, image: string): StructuredData {
  const url = `${origin}/blog/${article.slug}`;
  const publisher = { '@type': 'Organization', name: brand.product, url: `${origin}/` };
  return schema('BlogPosting', {
    headline: article.title,
    description: article.summary,
    datePublished: article.published,
    dateModified: article.modified ?? article.published,
    image: `${origin}${image}`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  });
}
