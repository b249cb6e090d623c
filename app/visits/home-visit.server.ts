import { tradeByPath } from '~/content/trades/trades';
import { keepVisitor, readVisitor } from './visitor.server';
import { attributed } from './attribution.server';
import { logStep } from './log-step.server';

/** Logs the visit. Gives the cookie that keeps the rep who sent the visitor, where none is kept. */
export async function recordHomeVisit(request: Request): Promise<string | null> {
  if (!isRecalculation(request))
    logStep(request, { step: 'home_page_visit', visitType: 'home', stepData: homeVisit(request) });
  const known = await readVisitor(request);
  const visitor = attributed(request, known);
  return visitor.salesRep === known.salesRep ? null : keepVisitor(request, visitor);
}

/** With the trade where the page is one's. */
export function homeVisit(request: Request): { page: string; pathname: string; trade?: string } {
  const { pathname } = new URL(request.url);
  const trade = tradeByPath(pathname);
  return { page: pathname, pathname, ...(trade ? { trade: trade.slug } : {}) };
}

/** Pressing 'Calculate' without scripts is no new visit. */
function isRecalculation(request: Request): boolean {
  const url = new URL(request.url);
  const referrer = request.headers.get('Referer') ?? '';
  if (!url.searchParams.has('serviceCost') || !URL.canParse(referrer)) return false;
  const { host, pathname } = new URL(referrer);
  return host === url.host && pathname === url.pathname;
}
