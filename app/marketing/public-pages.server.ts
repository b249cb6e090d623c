import { tradeByPath } from '~/content/trades/trades';
import { env } from '~/environment/env.server';
import { hasReceptionist } from '~/receptionist/page/your-receptionist.server';
import type { Visit } from '~/platform/session/visit.server';
import { hasNotice } from '~/platform/session/flash.server';
import { callField, logHomePageView } from '~/visits/home-page-view.server';
import { logStep } from '~/visits/log-step.server';
import { defaultInputs } from './calculator/inputs';
import { defaultAssumptions } from './compare/monthly-costs';
import { searchField } from './faq/search-questions';
import { billFields } from './pricing/monthly-bill';
import { indexedPages, pages } from './seo/pages';

const pathsThatDependOnVisitor: readonly string[] = [pages.demoCall.path];

const homeVariants = [...env.salesReps.map((name) => `/${name}`), '/backupHome101525'];

/** Paths of the pages that are the same for every visitor, which server/public-pages.js caches. */
export const publicPaths: ReadonlySet<string> = new Set([
  ...indexedPages.map(({ path }) => path).filter((path) => !pathsThatDependOnVisitor.includes(path)),
  ...homeVariants,
]);

const homePaths = ['/', ...homeVariants].map((path) => path.toLowerCase());

/** Logs a visit to a public page, if its visits are logged, and stores the visitor's rep. */
export async function recordVisit(visit: Visit): Promise<void> {
  const { request } = visit;
  const path = new URL(request.url).pathname.toLowerCase();
  if (path === pages.faq.path) logStep(request, { step: 'faq_page_visit', visitType: 'faq' });
  else if (path === pages.about.path)
    logStep(request, { step: 'about_us_page_visit', visitType: 'about_us' });
  else if (isLandingPage(request)) await logHomePageView(visit);
}

/** Whether the URL is that of Home, one of its variants, or the page of a trade. */
export function isLandingPage({ url }: Request): boolean {
  const path = new URL(url).pathname.toLowerCase();
  return homePaths.includes(path) || tradeByPath(path) !== undefined;
}

/** Query parameters that change a page: those of the calculator, the choice of a call, the comparison, the bill and the FAQ search. */
const pageParameters = [
  callField,
  ...Object.keys(defaultInputs),
  ...Object.keys(defaultAssumptions),
  ...billFields,
  searchField,
];

/** Whether the cached page doesn't fit: it needs a notice, reads a parameter, or links to the owner's receptionist. */
export function needsPersonalRender({ request, jar }: Visit): boolean {
  const { searchParams } = new URL(request.url);
  return hasNotice(jar) || pageParameters.some((name) => searchParams.has(name)) || hasReceptionist(jar);
}
