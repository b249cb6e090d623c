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

const pathsThatDependOnVisitor: readonly string[] = [pages.demoCall.path];

/** Paths of the pages that are the same for every visitor, which server/public-pages.js caches. */
export const publicPaths: ReadonlySet<string> = new Set([
  ...indexedPages.map(({ path }) => path).filter((path) => !pathsThatDependOnVisitor.includes(path)),
  ...env.salesReps.map((name) => `/${name}`),
  '/backupHome101525',
]);

const unloggedPaths = new Set<string>(
  [
    ...[pages.blog, pages.compare, pages.integrations, pages.pricing, pages.privacy, pages.security],
    ...[pages.trades, ...articles.map(articlePage)],
  ].map(({ path }) => path),
);

/** Logs a visit to a public page. Returns a cookie that stores the visitor's rep, or `null` if there is none to set. */
export async function recordVisit(request: Request): Promise<string | null> {
  const path = new URL(request.url).pathname.toLowerCase();
  if (path === pages.faq.path) logStep(request, { step: 'faq_page_visit', visitType: 'faq' });
  else if (path === pages.about.path)
    logStep(request, { step: 'about_us_page_visit', visitType: 'about_us' });
  else if (!unloggedPaths.has(path)) return logHomePageView(request);
  return null;
}

/** Query parameters that change a page: those of the calculator, the comparison and the FAQ search. */
const pageParameters = [...Object.keys(defaultInputs), ...Object.keys(defaultAssumptions), searchField];

/** Pages that link returning owners to their receptionist. */
const ownersPaths = new Set([
  '/',
  ...env.salesReps.map((name) => `/${name}`),
  '/backuphome101525',
  pages.pricing.path,
]);

/** Whether the cached page doesn't fit: it needs a toast, reads a parameter, or links to the owner's receptionist. */
export function needsPersonalRender(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return (
    hasToast(request) ||
    pageParameters.some((name) => searchParams.has(name)) ||
    (ownersPaths.has(pathname.toLowerCase()) && hasReceptionist(request))
  );
}
