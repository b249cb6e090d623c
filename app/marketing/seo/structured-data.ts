import { brand, pricing } from '~/brand';
import type { Article } from '~/content/articles';
import type { Trade } from '~/content/trades/trade';
import type { IndexedPage } from './pages';

/** Schema.org data as JSON-LD. Its URLs must be absolute, so the functions take the site's origin. */
export type StructuredData = Record<string, unknown>;

export function organization(origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
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
  };
}

/** The product with its price per booking, or per month on a page that sells the plan. */
export function softwareApplication(origin: string, page: IndexedPage): StructuredData {
  const { perBooking, plan, trialDays } = pricing;
  const price = page.monthly ? plan.monthly : perBooking;
  const unit = page.monthly ? `A month, ${plan.minutes} minutes included` : 'Per booking';
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
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
  };
}

export function serviceFor(origin: string, { businesses }: Trade, page: IndexedPage): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.title,
    description: page.description,
    serviceType: 'Telephone answering and appointment booking',
    url: `${origin}${page.path}`,
    areaServed: { '@type': 'Country', name: 'United States' },
    audience: { '@type': 'BusinessAudience', audienceType: businesses },
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.product },
    offers: { '@type': 'Offer', price: String(pricing.perBooking), priceCurrency: 'USD' },
  };
}

/** Search engines require that the page shows the same questions and answers. */
export function questionsAndAnswers(questions: Trade['questions']): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function breadcrumbs(origin: string, trail: readonly IndexedPage[]): StructuredData {
  const steps = [{ path: '/', title: 'Home' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${path}`,
    })),
  };
}

export function blogPosting(origin: string, article: Article, image: string): StructuredData {
  const url = `${origin}/blog/${article.slug}`;
  const publisher = { '@type': 'Organization', name: brand.product, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    datePublished: article.published,
    dateModified: article.modified ?? article.published,
    image: `${origin}${image}`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
