import { articles } from '~/content/articles';
import { env } from '~/environment/env.server';
import { hasReceptionist } from '~/receptionist/your-receptionist.server';
import { hasToast } from '~/platform/session/flash.server';
import { logHomePageView } from '~/visits/home-page-view.server';
import { logStep } from '~/visits/log-step.server';
import { defaultInputs } from './calculator/inputs';
import { defaultAssumptions } from './compare/assumptions';
import { searchField } from './faq/search-questions';
import { articlePage, indexedPages, pages } from './seo/pages';

const dependingOnVisitor: readonly string[] = [pages.demoCall.path];

/** Of the pages that are the same for everybody, which server/public-pages.js keeps. */
export const publicPaths: ReadonlySet<string> = new Set([
  ...indexedPages.map(({ path }) => path).filter((path) => !dependingOnVisitor.includes(path)),
  ...env.salesReps.map((name) => `/${name}`),
  '/backupHome101525',
]);

const unlogged = new Set<string>(
  [
    ...[pages.blog, pages.compare, pages.integrations, pages.pricing, pages.privacy, pages.security],
    ...[pages.trades, ...articles.map(articlePage)],
  ].map(({ path }) => path),
);

/** Logs a visit to one of them. Gives the cookie that keeps the rep who sent the visitor, where none is kept. */
export async function recordVisit(request: Request): Promise<string | null> {
  const path = new URL(request.url).pathname.toLowerCase();
  if (path === pages.faq.path) logStep(request, { step: 'faq_page_visit', visitType: 'faq' });
  else if (path === pages.about.path)
    logStep(request, { step: 'about_us_page_visit', visitType: 'about_us' });
  else if (!unlogged.has(path)) return logHomePageView(request);
  return null;
}

/** Parameters that change a page: the calculator's, those of the comparison, and the search in the questions. */
const queries = [...Object.keys(defaultInputs), ...Object.keys(defaultAssumptions), searchField];

/** The home pages, which show owners the receptionist they have already. */
const homePaths = new Set(['/', ...env.salesReps.map((name) => `/${name}`), '/backuphome101525']);

/** Whether this visitor's page differs from everybody's: a toast, one of these parameters, or a receptionist's card. */
export function needsPersonalRender(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return (
    hasToast(request) ||
    queries.some((name) => searchParams.has(name)) ||
    (homePaths.has(pathname.toLowerCase()) && hasReceptionist(request))
  );
}
