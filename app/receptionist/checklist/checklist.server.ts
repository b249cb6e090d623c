import { redirect } from '@remix-run/node';

import { businessNameOf, goesToCustomers, hasWebsite, textsOf } from '~/answers/answers';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import type { ChecklistKey } from '~/content/checklist';
import { env } from '~/environment/env.server';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { beginSession } from '~/platform/session/session.server';
import { countFunnelStep } from '~/analytics/funnel.server';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { isAgentId, agentIdFromSearch, unknownAgent } from '~/domain/agent-id';
import { readVisitor } from '~/analytics/visitor.server';
import type { Visit } from '~/platform/session/visit.server';
import { isTopLevelNavigation } from '~/analytics/navigation.server';
import { checklistPath } from '~/domain/paths';
import {
  isHouseAgent,
  isKnownHere,
  isOwnersBrowser,
  makeCurrentOnGet,
} from '../permission/permission.server';
import { saveRecord, readRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { hasUrgentNumber, mayHavePatients } from '../record/known-here';
import { knownNumber, loadNumber, rememberNumber } from '../number/number.server';
import { noScriptRefresh } from '../number/trial-number';
import { withLink } from '../owners-link/claim.server';
import { hasOwnersLink, readOwnersLink } from '../owners-link/owners-link.server';
import { reportCheckouts } from '../payment/checkout-report.server';
import { numberPeriod, trialEnd, trialPeriod, trialState } from '../trial/trial-end';
import {
  completeSteps,
  isChecklistKey,
  isSetupComplete,
  nextStep,
  nextStepId,
  withStep,
} from '../record/checklist-steps';
import type { ChecklistPageProps } from './checklist-page';

interface ChecklistData extends ChecklistPageProps {
  noScriptRefresh: ReturnType<typeof noScriptRefresh>;
}

/** The data of the checklist's page. */
export async function loadChecklist(visit: Visit): Promise<ChecklistData> {
  const { request, jar } = visit;
  await redirectToOwnChecklist(visit);
  const { agentId, isTest, stored, link, record, complete } = await readChecklist(visit);
  if (link && isOwnersBrowser(stored)) throw leaveOwnersLink(request);
  if (link) await beginSession(jar);
  const { answers } = record;
  const trialEnds = record.trialEnds ?? (await trialEndAfterCheckout(visit, agentId, stored));
  const trial = trialPeriod({ ...record, trialEnds });
  const number = await loadPendingNumber(visit, agentId, isOwnersBrowser(stored) && !trial?.hasEnded);
  const isKnown = await isKnownHere(jar, agentId);
  const exists = agentId !== unknownAgent && !isHouseAgent(agentId);
  const shownAgentId = agentId === unknownAgent ? env.demoAgentId : agentId;
  const businessName = businessNameOf(answers) || undefined;
  await makeCurrentOnGet(visit, agentId);
  await reportCheckouts(visit);
  return {
    agentId: shownAgentId,
    complete,
    open: stepsToOpen(request, trial?.hasEnded ? null : nextStep(complete)),
    marksAreKnown: record.checklist !== undefined || isTest || isKnown,
    exists,
    facts: link ? null : record,
    isHouseAgent: isHouseAgent(agentId),
    isOwnersBrowser: isOwnersBrowser(stored),
    noTrialOn: record.noTrialOn,
    ownersLink: link ? 'valid' : hasOwnersLink(request.url) ? 'invalid' : null,
    businessName,
    number: number && { ...number, trial },
    noScriptRefresh: number && noScriptRefresh(checklistPath(agentId), number.state, number.automatic),
    phoneNumber: (await knownNumber(jar, agentId)) ?? link?.number ?? null,
    ownNumber: textsOf(answers).BusinessPhoneNumber?.replaceAll('-', '\u2011') ?? null, // on one line of the text
    ownVoice: record.ownVoice === true,
    isForwardedAgain: record.isForwardedAgain === true,
    numberPeriod: numberPeriod(record),
    hasUrgentNumber: hasUrgentNumber(record) ?? null,
    mayHavePatients: mayHavePatients(record),
    goesToCustomers: goesToCustomers(answers),
    hasWebsite: hasWebsite(answers),
    trialStatus: trial && trial.status,
    trial: trialState(trial, stored, exists && isKnown),
    snippet: exists ? embedSnippet(siteOrigin(request), agentId) : null,
    widget: await widgetSettings(visit, shownAgentId, businessName),
  };
}

/** The number that the owner's browser still lacks, or that this visit asked for, as on the receptionist's page. */
async function loadPendingNumber(visit: Visit, agentId: string, isWanted: boolean) {
  if (!isWanted || isHouseAgent(agentId)) return null;
  const number = await loadNumber(visit, agentId);
  return number.state.kind === 'ready' && !number.wasAskedFor ? null : number;
}

/** The checklist of the receptionist in the URL. What this browser hasn't `stored`, `record` has from the owner's link there. */
async function readChecklist({ request, jar }: Visit) {
  const { searchParams } = new URL(request.url);
  const agentId = agentIdFromSearch(searchParams) ?? unknownAgent;
  const isTest = searchParams.get('test') === 'true';
  const stored = await readRecord(jar, agentId);
  const link = await readOwnersLink(request.url);
  const record = link ? withLink(stored, link) : stored;
  return { agentId, isTest, stored, link, record, complete: completeSteps(record, isTest) };
}

/** Those that the URL names, as after a mark without scripts, or else the next one. */
function stepsToOpen(request: Request, next: ChecklistKey | null): ChecklistKey[] {
  const named = new URL(request.url).searchParams.getAll('open');
  if (named.length > 0) return named.filter(isChecklistKey);
  return next ? [next] : [];
}

/** A redirect to the URL without its owner's link: other sites' scripts on the page could read it there. */
function leaveOwnersLink(request: Request): Response {
  const url = new URL(request.url);
  url.searchParams.delete('owner');
  return redirect(url.pathname + url.search);
}

/**
 * Throws a redirect to the checklist of this session's receptionist if the URL names none. The return from a checkout is
 * not redirected, because its report must name the agent in the URL and not the session's.
 */
async function redirectToOwnChecklist({ request, jar }: Visit): Promise<void> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('session_id') || searchParams.has('agentId') || searchParams.has('agent')) return;
  const { currentAgentId } = await readVisitor(jar);
  if (!isAgentId(currentAgentId)) return;
  searchParams.set('agentId', currentAgentId);
  throw redirect(`${checklistPath()}?${searchParams}`);
}

/** The last day of a trial whose checkout this visit returns from. It is stored if this browser opened that checkout. */
async function trialEndAfterCheckout({ request, jar }: Visit, agentId: string, record: AgentRecord) {
  if (agentId === unknownAgent || !new URL(request.url).searchParams.get('session_id')) return undefined;
  const trialEnds = trialEnd(new Date(), record.answers);
  // Anybody can make a link with a session_id: a trial that nobody paid for would lock the owner out of the checkout.
  if (isTopLevelNavigation(request) && record.checkoutOpened)
    await saveRecord(jar, agentId, { ...record, trialEnds });
  return trialEnds;
}

/** Marks a step. Without scripts, the response redirects to the next one. Throws error page 422 if the mark can't be stored. */
export async function markStep(visit: Visit, form: FormData): Promise<never> {
  const { request } = visit;
  const key = form.get('step');
  if (!isChecklistKey(key)) throw redirectAfterPost(request, checklistPath());
  const done = form.get('done') === 'true';
  const complete = await saveMark(visit, key, done);
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ['open', 'phone']) searchParams.delete(name);
  for (const step of done ? [key, nextStep(complete)] : ['none']) if (step) searchParams.append('open', step);
  const place = done ? nextStepId(key, complete) : `step-${key}`;
  throw redirectAfterPost(request, `${pathname}?${searchParams}#${place}`);
}

/** Marks that calls go to the permanent number now. */
export async function markForwardedAgain(visit: Visit): Promise<never> {
  const { agentId, stored } = await readChecklist(visit);
  await saveRecord(visit.jar, agentId, { ...stored, isForwardedAgain: true });
  throw redirectAfterPost(visit.request, checklistPath(agentId));
}

/** Saves the mark, and what only the owner's link in the URL knows. Returns the complete steps. */
async function saveMark(visit: Visit, key: ChecklistKey, done: boolean): Promise<ChecklistKey[]> {
  const { jar } = visit;
  const { agentId, link, record, complete } = await readChecklist(visit);
  const checklist = withStep(complete, key, done);
  const isForwardedAgain = checklist.includes('phone') && record.isForwardedAgain;
  await saveRecord(jar, agentId, { ...record, checklist, isForwardedAgain });
  if (link?.number) await rememberNumber(jar, agentId, link.number);
  if (isSetupComplete(checklist) && !isSetupComplete(complete))
    countFunnelStep({ step: 'checklist-complete', variant: record.setupVariant ?? 'unknown' });
  return checklist;
}
