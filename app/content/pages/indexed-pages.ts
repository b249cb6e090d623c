import { articles } from '../articles';
import type { Article } from '../articles';
import { pages } from './pages';
import type { IndexedPage } from './pages';
import type { Trade } from '../trades/trade';
import { tradePath, trades } from '../trades/trades';
import { titleCase } from '../../domain/capitalize';

export function tradePage(trade: Trade): IndexedPage {
  const { description, headline } = trade.page;
  return {
    path: tradePath(trade),
    title: `The AI Receptionist for ${titleCase(trade.businesses)}`,
    description,
    headline,
    visitType: 'home',
  };
}

export function articlePage({ slug, title, summary }: Article): IndexedPage {
  return { path: `/blog/${slug}`, title, description: summary, headline: title };
}

/** The pages in the sitemap, each with a share image. Setup, test and variant pages aren't indexed. */
export const indexedPages: readonly IndexedPage[] = [
  ...Object.values(pages),
  ...trades.map(tradePage),
  ...articles.map(articlePage),
];

export function shareImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
