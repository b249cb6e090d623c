import { callParameter, serviceCostParameter } from '~/domain/query-parameters';
import type { Visit } from '~/platform/cookies/visit.server';
import { readSession, saveSession } from '~/session/session.server';
import { withSalesRep } from './attribution.server';
import { logStep } from './log-step.server';
import { homePageViewData } from './step-data';

/** Logs the page view, and stores the visitor's sales rep if the session has none. */
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
