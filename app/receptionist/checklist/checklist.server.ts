import { redirect } from '@remix-run/node';

import { businessNameOf } from '~/answers/answers';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { receptionistNotices } from '~/content/notices';
import { pricingCopy } from '~/content/pricing-copy';
import type { ChecklistKey } from '~/content/checklist';
import { isAgentId, namesAgent } from '~/domain/agent-id';
import { checklistPath, pathWithout } from '~/domain/paths';
import { env } from '~/environment/env.server';
import { flashNotice } from '~/platform/http/flash.server';
import { siteOrigin } from '~/platform/http/request-headers.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { isTopLevelNavigation } from '~/platform/http/navigation.server';
import { readSession } from '~/session/session.server';
import { answerPhoneQuery } from '../number/number.server';
import { hasNews, isOlder, readLinked } from '../owners-link/linked-receptionist.server';
import { hasOwnersLink, withoutOwnersLink } from '../owners-link/owners-link.server';
import { checkoutOf, reportCheckouts } from '../payment/checkout-report.server';
import { enterReceptionist } from '../record/receptionist.server';
import { requireSavedRecord } from '../record/agent-record.server';
import { isChecklistKey, nextStep } from '../record/checklist-steps';
import { viewReceptionist } from '../record/receptionist-view';
import type { Receptionist } from '../record/receptionist';
import { isOfBusiness } from '../record/receptionist';
import { lastDayFrom, trialPeriod } from '../record/trial-end';
import { isTestMode } from './marks.server';

/** The data of the checklist's page. */
export async function loadChecklist(visit: Visit) {
  const { request } = visit;
  const { receptionist, link, pendingNumber } = await applyVisit(visit);
  const { relation, record } = receptionist;
  const agentId = relation === 'none' ? env.demoAgentId : receptionist.agentId; // the demo's widget and recorder can be tried
  const view = viewReceptionist({ ...receptionist, agentId }, { isTest: isTestMode(request) });
  return {
    view,
    open: stepsToOpen(request, view.trial.state === 'ended' ? null : nextStep(view.marks.complete)),
    snippet: isOfBusiness(relation) ? embedSnippet(siteOrigin(request), agentId) : null,
    // Only for a checkout of this browser: see `checkoutOf`.
    cardArrived: record.checkoutOpened && checkoutOf(request) ? pricingCopy.cardArrived : null,
    /** `null` if the URL has an owner's link that this browser hasn't used. */
    record: link ? null : record,
    /** Whether the URL's owner's link is valid, or `null` if the URL has none. */
    ownersLink: link ? ('valid' as const) : hasOwnersLink(request.url) ? ('invalid' as const) : null,
    /** The trial number that the owner's browser lacks or has just received. `null` otherwise. */
    pendingNumber,
    /** The path and query of the page, without the question for the number. */
    path: pathWithout('phone', request.url),
    widget: await widgetSettings(visit, agentId, businessNameOf(record.answers)),
  };
}

/**
 * Makes all changes of a visit, before the page's data is read. Redirects come first, so that the visit counts once. The
 * trial's end comes before the number, which isn't looked up after the trial.
 */
async function applyVisit(visit: Visit) {
  await requireNamedReceptionist(visit);
  const { stored, link, linked } = await readLinked(visit);
  if (link && stored.relation === 'owner' && !hasNews(stored.record, link)) {
    if (isOlder(stored.record, link)) await flashNotice(visit, receptionistNotices.olderLink);
    throw redirect(withoutOwnersLink(visit.request.url));
  }
  await enterReceptionist(visit, stored);
  const trialEnds = linked.record.trialEnds ?? (await trialEndAfterCheckout(visit, stored));
  const receptionist = { ...linked, record: { ...linked.record, trialEnds } };
  const pending = await findPendingNumber(visit, receptionist);
  await reportCheckouts(visit);
  return {
    receptionist: pending?.receptionist ?? receptionist,
    link,
    pendingNumber: pending?.number ?? null,
  };
}

/** The number that the owner's browser lacks, or that this visit requested, as on the receptionist's page. */
async function findPendingNumber(visit: Visit, receptionist: Receptionist) {
  const { relation, record } = receptionist;
  if (relation !== 'owner' || trialPeriod(record)?.hasEnded) return null;
  const found = await answerPhoneQuery(visit, receptionist);
  const wasAskedFor = new URL(visit.request.url).searchParams.has('phone');
  return found.number.state.kind === 'ready' && !wasAskedFor ? null : found;
}

/** The open steps: those that the URL names, as after a mark without scripts, or else the next step. */
function stepsToOpen(request: Request, next: ChecklistKey | null): ChecklistKey[] {
  const named = new URL(request.url).searchParams.getAll('open');
  if (named.length > 0) return named.filter(isChecklistKey);
  return next ? [next] : [];
}

/**
 * Throws a redirect to the checklist of the session's receptionist if the URL names none. The return from a checkout isn't
 * redirected, because its report must have the agent in the URL, not the session's.
 */
async function requireNamedReceptionist({ request, jar }: Visit): Promise<void> {
  if (checkoutOf(request) || namesAgent(request.url)) return;
  const { currentAgentId } = await readSession(jar);
  if (!isAgentId(currentAgentId)) return;
  const { searchParams } = new URL(request.url);
  searchParams.set('agentId', currentAgentId);
  throw redirect(`${checklistPath()}?${searchParams}`);
}

/** The last day of a trial whose checkout this visit returns from. It is stored if this browser opened that checkout. */
async function trialEndAfterCheckout({ request, jar }: Visit, { agentId, relation, record }: Receptionist) {
  if (!isOfBusiness(relation) || !checkoutOf(request)) return undefined;
  const trialEnds = lastDayFrom(new Date(), record.answers);
  // A trial that nobody paid for would lock the owner out of the checkout.
  if (isTopLevelNavigation(request) && record.checkoutOpened)
    await requireSavedRecord(jar, agentId, { ...record, trialEnds });
  return trialEnds;
}
