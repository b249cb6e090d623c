import { env } from '~/environment/env.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { logHomePageView } from '~/analytics/home-page-view.server';
import { logStep } from '~/analytics/log-step.server';
import { pages } from '~/content/pages/pages';
import { indexedPages } from '~/content/pages/indexed-pages';

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
