import { env } from '~/environment/env.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { withSalesRep } from '~/analytics/attribution.server';
import { logStep } from '~/analytics/log-step.server';
import { homePageViewData } from '~/analytics/step-data';
import { pages } from '~/content/pages/pages';
import { indexedPages } from '~/content/pages/indexed-pages';
import { callParameter, serviceCostParameter } from '~/domain/paths';
import { readSession, saveSession } from '~/session/session.server';

/** Pages that aren't indexed, but cached and logged like Home. */
const homeVariants = [...env.salesReps.map((name) => `/${name}`), '/backupHome101525'].map((path) => ({
  ...pages.home,
  path,
}));

const publicPages = [...indexedPages.filter(({ isPersonal }) => !isPersonal), ...homeVariants];

/** Paths of the pages that are the same for every visitor, which server/public-pages.js caches. */
export const publicPaths: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path));

const visitTypes = new Map(publicPages.map(({ path, visitType }) => [path.toLowerCase(), visitType]));

/** Logs a visit to a public page, if its visits are logged, and stores the visitor's rep. */
export async function logPageView(visit: Visit): Promise<void> {
  const { request } = visit;
  const visitType = visitTypeOf(request);
  if (visitType === 'home') await logHomePageView(visit);
  else if (visitType) logStep(request, { step: `${visitType}_page_visit`, visitType });
}

/** Logs a visit to Home, a variant or a trade's page, and stores the visitor's sales rep if the session has none. */
export async function logHomePageView({ request, jar }: Visit): Promise<void> {
  if (!isNewChoice(request))
    logStep(request, {
      step: 'home_page_visit',
      visitType: 'home',
      stepData: homePageViewData(new URL(request.url).pathname),
    });
  const before = await readSession(jar);
  const session = withSalesRep(request, before);
  if (session.salesRep !== before.salesRep) await saveSession(jar, session);
}

/** Whether the request only adds a parameter, as 'Calculate' and the choice of a call do. That isn't another page view. */
function isNewChoice(request: Request): boolean {
  const url = new URL(request.url);
  const referrer = request.headers.get('Referer') ?? '';
  const parameters = [serviceCostParameter, callParameter];
  if (!parameters.some((name) => url.searchParams.has(name)) || !URL.canParse(referrer)) return false;
  const { host, pathname } = new URL(referrer);
  return host === url.host && pathname === url.pathname;
}

/** Whether the URL is that of Home, one of its variants, or the page of a trade. */
export function isLandingPage(request: Request): boolean {
  return visitTypeOf(request) === 'home';
}

/** Whether we log each visit to the page. */
export function isLoggedPage(request: Request): boolean {
  return visitTypeOf(request) !== undefined;
}

function visitTypeOf({ url }: Request) {
  return visitTypes.get(new URL(url).pathname.toLowerCase());
}

/** Parameters that advertisers and mail programs add to links. No page reads them. */
const trackingParameters =
  /^(utm_\w+|hsa_\w+|mc_[ce]id|_gl|ref|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;

/** Whether the URL has a parameter that may change the page: any except those for tracking. */
export function hasPageParameters({ url }: Request): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => !trackingParameters.test(name));
}

const { about, blog, faq, privacy } = pages;

/** Prefetches public pages when a visitor is about to follow a link to them. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: [...[about, blog, faq, privacy].map(({ path }) => path), `${blog.path}/:slug`] },
      eagerness: 'moderate',
    },
  ],
});
