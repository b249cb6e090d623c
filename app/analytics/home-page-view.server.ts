import { tradeByPath } from '~/content/trades/trades';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from './visitor.server';
import { withSalesRep } from './attribution.server';
import { logStep } from './log-step.server';

/** Logs the page view, and stores the visitor's sales rep if it is new. */
export async function logHomePageView({ request, jar }: Visit): Promise<void> {
  if (!isRecalculation(request))
    logStep(request, { step: 'home_page_visit', visitType: 'home', stepData: homePageViewData(request) });
  const known = await readVisitor(jar);
  const visitor = withSalesRep(request, known);
  if (visitor.salesRep !== known.salesRep) await saveVisitor(jar, visitor);
}

/** The step data of a home page view, with the trade if the page is a trade's. */
export function homePageViewData(request: Request): { page: string; pathname: string; trade?: string } {
  const { pathname } = new URL(request.url);
  const trade = tradeByPath(pathname);
  return { page: pathname, pathname, trade: trade?.slug };
}

/** The query parameter that names the trade whose call Home plays. */
export const callField = 'call';

/** 'Calculate' and the choice of a call load the page again with a parameter in its URL. That is not another page view. */
function isRecalculation(request: Request): boolean {
  const url = new URL(request.url);
  const referrer = request.headers.get('Referer') ?? '';
  const isChoice = url.searchParams.has('serviceCost') || url.searchParams.has(callField);
  if (!isChoice || !URL.canParse(referrer)) return false;
  const { host, pathname } = new URL(referrer);
  return host === url.host && pathname === url.pathname;
}
