import { tradeByPath } from '~/content/trades/trades';
import { env } from '~/environment/env.server';
import { hasReceptionist } from '~/receptionist/page/your-receptionist.server';
import type { Visit } from '~/platform/session/visit.server';
import { hasNotice } from '~/platform/session/flash.server';
import { logHomePageView } from '~/visits/home-page-view.server';
import { logStep } from '~/visits/log-step.server';
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

/** Added to links by advertisers and mail programs. No page reads them. */
const trackingParameters =
  /^(utm_\w+|hsa_\w+|mc_[ce]id|_gl|ref|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;

/**
 * Whether the cached page doesn't fit: it needs a notice, links to the owner's receptionist, or may read a parameter of the
 * query. Any parameter may change the page, except those for tracking.
 */
export function needsPersonalRender({ request, jar }: Visit): boolean {
  const names = [...new URL(request.url).searchParams.keys()];
  return hasNotice(jar) || hasReceptionist(jar) || names.some((name) => !trackingParameters.test(name));
}
