import { data, redirect } from '@remix-run/node';

import { businessNameOf, goesToCustomers, hasWebsite } from '~/answers/answers';
import { countFunnelStep } from '~/visits/funnel.server';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { isAgentId, agentIdFromSearch, unknownAgent } from '~/domain/agent-id';
import { readVisitor } from '~/visits/visitor.server';
import type { Visit } from '~/platform/session/visit.server';
import { isTopLevelNavigation } from '~/visits/navigation.server';
import { checklistPath } from '~/domain/paths';
import { isOurAgent, isOwnAgent, isOwnersBrowser } from '../permission/permission.server';
import { saveRecord, readRecord } from '../record/agent-record.server';
import { hasUrgentNumber, isTrialUnknown, mayHavePatients } from '../record/known-here';
import { knownNumber } from '../number/number.server';
import { rememberLink, withLink } from '../owners-link/claim.server';
import { readOwnersLink } from '../owners-link/owners-link.server';
import { trialEnd, trialStatus } from '../trial/trial-end';
import {
  completeSteps,
  firstOpenStep,
  isChecklistKey,
  isSetupComplete,
  nextStepId,
  withStep,
} from '../record/checklist-steps';
import type { ChecklistKey } from '../record/checklist-steps';
import type { ChecklistTrial } from './checklist.island';

/**
 * `agentId` is the agent in the URL, or `unknown`. What this browser doesn't know comes from the owner's link in the URL.
 */
export async function readChecklist({ request, jar }: Visit) {
  const { searchParams } = new URL(request.url);
  const agentId = agentIdFromSearch(searchParams) ?? unknownAgent;
  const test = searchParams.get('test') === 'true';
  const stored = await readRecord(jar, agentId);
  const opened = await readOwnersLink(request.url);
  const link = opened === 'invalid' ? null : opened;
  const record = link ? withLink(stored, link) : stored;
  const { answers } = record;
  const checklist = record.checklist ?? link?.marks?.filter(isChecklistKey);
  const phoneNumber = (await knownNumber(jar, agentId)) ?? link?.number ?? null;
  const marksAreKnown = checklist !== undefined || test || (await isOwnAgent(jar, agentId));
  return {
    agentId,
    phoneNumber,
    complete: completeSteps({ ...record, checklist }, test),
    ownVoice: record.ownVoice === true,
    hasUrgentNumber: hasUrgentNumber(record) ?? null,
    hasPatients: mayHavePatients(record),
    hasDrives: goesToCustomers(answers),
    hasWebsite: hasWebsite(answers),
    marksAreKnown,
    businessName: businessNameOf(answers) || undefined,
    trialEnds: record.trialEnds,
    isOwners: isOwnersBrowser(record),
    /** Whether our pages know whose widget code, trial and voice this is about. */
    isSomebodys: agentId !== unknownAgent && !isOurAgent(agentId),
    ownersLink: opened && (link ? ('valid' as const) : ('invalid' as const)),
  };
}

/** Throws a redirect that removes an owner's link from the URL: other sites' scripts on the page could read it there. */
export function leaveOwnersLink({ request }: Visit): never {
  const url = new URL(request.url);
  url.searchParams.delete('owner');
  throw redirect(url.pathname + url.search, { headers: { 'Cache-Control': 'no-store' } });
}

/**
 * Throws a redirect to the checklist of this session's receptionist if the URL names none. The return from a checkout is
 * not redirected, because its report must name the agent in the URL and not the session's.
 */
export async function redirectToOwnChecklist({ request, jar }: Visit): Promise<void> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('session_id') || searchParams.has('agentId') || searchParams.has('agent')) return;
  const { currentAgentId } = await readVisitor(jar);
  if (!isAgentId(currentAgentId)) return;
  searchParams.set('agentId', currentAgentId);
  const headers = { 'Cache-Control': 'no-store' };
  throw redirect(`${checklistPath()}?${searchParams}`, { headers });
}

/**
 * The end of the trial, or `null` before the checkout. The return from a checkout stores it; `known` is what the record
 * or the owner's link says.
 */
export async function readTrialStatus(
  { request, jar }: Visit,
  known: string | undefined,
): Promise<string | null> {
  const { searchParams } = new URL(request.url);
  const agentId = agentIdFromSearch(searchParams);
  if (!agentId) return null;
  const record = await readRecord(jar, agentId);
  if (known) return trialStatus({ ...record, trialEnds: known });
  if (!searchParams.get('session_id')) return null;
  const trialEnds = trialEnd(new Date(), record.answers);
  // Anybody can make a link with a session_id: a trial that nobody paid for would lock the owner out of the checkout.
  if (isTopLevelNavigation(request) && record.checkoutOpened)
    await saveRecord(jar, agentId, { ...record, trialEnds });
  return trialStatus({ ...record, trialEnds });
}

/** What this browser knows about the trial before a checkout. Only a browser with the receptionist can offer to start it. */
export async function readUnstartedTrial({ request, jar }: Visit): Promise<ChecklistTrial> {
  const agentId = agentIdFromSearch(new URL(request.url).searchParams);
  if (!agentId || isOurAgent(agentId) || !(await isOwnAgent(jar, agentId))) return 'not-offered';
  return isTrialUnknown(await readRecord(jar, agentId)) ? 'unknown' : 'not-started';
}

/** Without scripts, the response redirects to the next step. Throws error page 422 if the mark can't be stored. */
export async function handleMark(visit: Visit, form: FormData) {
  const { request } = visit;
  const key = form.get('step');
  if (!isChecklistKey(key)) return redirectAfterPost(request, checklistPath());
  const done = form.get('done') === 'true';
  const { complete, hasWebsite: site } = await markStep(visit, key, done);
  const here = new URL(request.url);
  here.searchParams.delete('open');
  for (const step of done ? [key, firstOpenStep(complete, site)] : ['none'])
    if (step) here.searchParams.append('open', step);
  here.hash = done ? nextStepId(key, complete, site) : `step-${key}`;
  return redirectAfterPost(request, `${here.pathname}${here.search}${here.hash}`);
}

async function markStep(visit: Visit, key: ChecklistKey, done: boolean) {
  const { jar } = visit;
  const { agentId, complete } = await readChecklist(visit);
  const checklist = withStep(complete, key, done);
  const link = await readOwnersLink(visit.request.url);
  const record = await readRecord(jar, agentId);
  const known = link && link !== 'invalid' ? await rememberLink(jar, record, link) : record;
  const saved = await saveRecord(jar, agentId, { ...known, checklist });
  if (!saved) throw data(null, { status: 422 });
  if (isSetupComplete(checklist) && !isSetupComplete(complete))
    countFunnelStep({ step: 'checklist-complete', variant: record.setupVariant ?? 'unknown' });
  return { complete: checklist, hasWebsite: hasWebsite(record.answers) };
}
