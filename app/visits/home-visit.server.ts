import { tradeByPath } from '~/content/trades/trades';
import { logStep } from './log-step.server';

/** Pressing 'Calculate' without scripts is no new visit. */
export function logHomeVisit(request: Request): void {
  if (request.method !== 'GET' || isRecalculation(request)) return;
  logStep(request, { step: 'home_page_visit', visitType: 'home', stepData: homeVisit(request) });
}

/** With the trade where the page is one's. */
export function homeVisit(request: Request): { page: string; pathname: string; trade?: string } {
  const { pathname } = new URL(request.url);
  const trade = tradeByPath(pathname);
  return { page: pathname, pathname, ...(trade ? { trade: trade.slug } : {}) };
}

function isRecalculation(request: Request): boolean {
  const url = new URL(request.url);
  const referrer = request.headers.get('Referer') ?? '';
  if (!url.searchParams.has('serviceCost') || !URL.canParse(referrer)) return false;
  const { host, pathname } = new URL(referrer);
  return host === url.host && pathname === url.pathname;
}
