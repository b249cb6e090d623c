import { businessNameOf, goesToCustomers, hasWebsite } from '~/answers/answers';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { env } from '~/environment/env.server';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { beginSession } from '~/platform/session/session.server';
import { countFunnelStep } from '~/visits/funnel.server';
import { redirectAfterPost, redirectPrivately } from '~/platform/http/action-response.server';
import { isAgentId, agentIdFromSearch, unknownAgent } from '~/domain/agent-id';
import { readVisitor } from '~/visits/visitor.server';
import type { Visit } from '~/platform/session/visit.server';
import { isTopLevelNavigation } from '~/visits/navigation.server';
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
import { knownNumber } from '../number/number.server';
import { rememberLink, withLink } from '../owners-link/claim.server';
import { readOwnersLink } from '../owners-link/owners-link.server';
import { reportCheckouts } from '../payment/checkout-report.server';
import { trialEnd, trialPeriod, trialState } from '../trial/trial-end';
import {
  completeSteps,
  isChecklistKey,
  isSetupComplete,
  nextStep,
  nextStepId,
  withStep,
} from '../record/checklist-steps';
import type { ChecklistKey } from '../record/checklist-steps';
import type { ChecklistPageProps } from './checklist-page';

/** The data of the checklist's page. What this browser doesn't know comes from the owner's link in the URL. */
export async function loadChecklist(visit: Visit): Promise<ChecklistPageProps> {
  const { request, jar } = visit;
  await redirectToOwnChecklist(visit);
  const { agentId, stored, opened, link, isTest, marks, complete } = await readChecklist(visit);
  if (link && isOwnersBrowser(stored)) return leaveOwnersLink(request);
  if (link) await beginSession(jar);
  const record = link ? withLink(stored, link) : stored;
  const { answers } = record;
  const trialEnds = record.trialEnds ?? (await trialEndAfterCheckout(visit, agentId, stored));
  const trial = trialPeriod({ ...record, trialEnds });
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
    marksAreKnown: marks !== undefined || isTest || isKnown,
    exists,
    isHouseAgent: isHouseAgent(agentId),
    isOwnersBrowser: isOwnersBrowser(stored),
    noTrialOn: record.noTrialOn,
    ownersLink: opened && (link ? 'valid' : 'invalid'),
    businessName,
    phoneNumber: (await knownNumber(jar, agentId)) ?? link?.number ?? null,
    ownVoice: record.ownVoice === true,
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

/** The receptionist in the URL, and its marks. If this browser has none, they come from the owner's link there. */
async function readChecklist({ request, jar }: Visit) {
  const { searchParams } = new URL(request.url);
  const agentId = agentIdFromSearch(searchParams) ?? unknownAgent;
  const isTest = searchParams.get('test') === 'true';
  const stored = await readRecord(jar, agentId);
  const opened = await readOwnersLink(request.url);
  const link = opened === 'invalid' ? null : opened;
  const marks = stored.checklist ?? link?.marks?.filter(isChecklistKey);
  const ownVoice = stored.ownVoice ?? link?.ownVoice;
  const complete = completeSteps({ checklist: marks, ownVoice }, isTest);
  return { agentId, isTest, stored, opened, link, marks, complete };
}

function stepsToOpen(request: Request, next: ChecklistKey | null): ChecklistKey[] {
  const asked = new URL(request.url).searchParams.getAll('open');
  if (asked.length > 0) return asked.filter(isChecklistKey);
  return next ? [next] : [];
}

/** Throws a redirect to the URL without its owner's link: other sites' scripts on the page could read it there. */
function leaveOwnersLink(request: Request): never {
  const url = new URL(request.url);
  url.searchParams.delete('owner');
  return redirectPrivately(url.pathname + url.search);
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
  return redirectPrivately(`${checklistPath()}?${searchParams}`);
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
export async function markStep(visit: Visit, form: FormData) {
  const { request } = visit;
  const key = form.get('step');
  if (!isChecklistKey(key)) return redirectAfterPost(request, checklistPath());
  const done = form.get('done') === 'true';
  const complete = await saveMark(visit, key, done);
  const here = new URL(request.url);
  here.searchParams.delete('open');
  for (const step of done ? [key, nextStep(complete)] : ['none'])
    if (step) here.searchParams.append('open', step);
  here.hash = done ? nextStepId(key, complete) : `step-${key}`;
  return redirectAfterPost(request, `${here.pathname}${here.search}${here.hash}`);
}

async function saveMark(visit: Visit, key: ChecklistKey, done: boolean) {
  const { jar } = visit;
  const { agentId, complete, stored, link } = await readChecklist(visit);
  const checklist = withStep(complete, key, done);
  const record = link ? await rememberLink(jar, stored, link) : stored;
  await saveRecord(jar, agentId, { ...record, checklist });
  if (isSetupComplete(checklist) && !isSetupComplete(complete))
    countFunnelStep({ step: 'checklist-complete', variant: record.setupVariant ?? 'unknown' });
  return checklist;
}
