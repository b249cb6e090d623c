import { createHash } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';

import { backend } from '~/backend/backend.server';
import { observe } from '~/platform/observation/observe.server';
import { inBackground } from '~/backend/background.server';
import { leadTo } from '~/platform/forms/server/lead-to.server';
import { isWithinLimit } from '~/platform/http/rate-limit.server';
import { sentQuery } from '~/platform/http/request-headers';
import { cookieHeaders } from '~/platform/session/sealed-cookie.server';
import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { createCookieFamily } from '~/platform/session/cookie-family.server';
import { readVisitor } from '~/platform/session/visitor.server';
import { isNavigation, isVisit } from '~/visits/visit.server';
import { isOwnAgent, keepRecord, readRecord } from '../agent-record.server';
import { knownNumber } from '../number/phone.server';
import { dayInWords, trialEnd } from './trial-end';
import { initiallyComplete, isChecklistKey, isSetupComplete, placeAfter, withStep } from './checklist';
import type { ChecklistKey } from './checklist';

/** Digests of the last checkout sessions. A cookie of its own: a foreign link adds to it, and must push no agent's record out. */
const reports = createCookieFamily('checkouts', z.array(z.string()));

export interface ChecklistVisit {
  /** The owner's, or empty. */
  email: string;
  /** `unknown` where the address names no agent. */
  agentId: string;
  phoneNumber: string | null;
  complete: ChecklistKey[];
  /** False in a browser that neither made marks nor the receptionist: the owner's marks may be in another one. */
  marksAreKnown: boolean;
  businessName: string | undefined;
}

export async function readChecklist(request: Request): Promise<ChecklistVisit> {
  const { searchParams } = new URL(request.url);
  const agentId = namedAgent(searchParams) ?? unknownAgent;
  const test = searchParams.get('test') === 'true';
  const { checklist, customer, handover, knows } = await readRecord(request, agentId);
  const phoneNumber = await knownNumber(request, agentId);
  const email = customer?.email ?? handover?.email ?? '';
  const complete = checklist ?? initiallyComplete({ test, ownVoice: knows?.ownVoice === true });
  const marksAreKnown = checklist !== undefined || test || (await isOwnAgent(request, agentId));
  return { agentId, phoneNumber, email, complete, marksAreKnown, businessName: knows?.businessName };
}

/**
 * Throws a redirect to the checklist of this session's receptionist if the address names none. A checkout's return stays
 * as it is: what the address reports must not be completed from the session.
 */
export async function redirectToOwnChecklist(request: Request): Promise<void> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('session_id') || searchParams.has('agentId') || searchParams.has('agent')) return;
  const { currentAgentId } = await readVisitor(request);
  if (!isAgentId(currentAgentId)) return;
  searchParams.set('agentId', currentAgentId);
  const headers = { 'Cache-Control': 'no-store' };
  throw redirect(`/calendar-setup?${searchParams}`, { headers });
}

/** The checkout returns with `agentId`; our own pages link with `agent`. */
function namedAgent(searchParams: URLSearchParams): string | undefined {
  return [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId);
}

/** The last day of the trial in words, from a checkout's return on; and the cookies that remember it. */
export async function readTrialEnd(
  request: Request,
): Promise<{ trialEnds: string | null; cookies: string[] }> {
  const { searchParams } = new URL(request.url);
  const agentId = namedAgent(searchParams);
  if (!agentId) return { trialEnds: null, cookies: [] };
  const record = await readRecord(request, agentId);
  if (record.trialEnds) return { trialEnds: dayInWords(record.trialEnds), cookies: [] };
  if (!searchParams.get('session_id')) return { trialEnds: null, cookies: [] };
  const trialEnds = trialEnd(new Date(), record.knows?.timeZone);
  // A foreign link may name any agent: it adds no record to those of this session's agents.
  const isKept = isNavigation(request) && (await isOwnAgent(request, agentId));
  const cookies = isKept ? await keepRecord(request, agentId, { ...record, trialEnds }) : null;
  return { trialEnds: dayInWords(trialEnds), cookies: cookies ?? [] };
}

/** The page without scripts comes back to what is next. */
export async function handleMark(request: Request, form: FormData) {
  const key = form.get('step');
  if (!isChecklistKey(key)) return leadTo(request, '/calendar-setup');
  const done = form.get('done') === 'true';
  const { complete, cookies } = await markStep(request, key, done);
  const here = new URL(request.url);
  here.searchParams.set('open', done ? key : 'none');
  here.hash = done ? placeAfter(key, complete) : `step-${key}`;
  return leadTo(request, `${here.pathname}${here.search}${here.hash}`, cookieHeaders(cookies));
}

async function markStep(request: Request, key: ChecklistKey, done: boolean) {
  const { agentId, complete } = await readChecklist(request);
  const checklist = withStep(complete, key, done);
  const record = await readRecord(request, agentId);
  if (isSetupComplete(checklist) && !isSetupComplete(complete))
    observe({ kind: 'funnel', step: 'checklist-complete', variant: record.begun ?? 'unknown' });
  const cookies = (await keepRecord(request, agentId, { ...record, checklist })) ?? [];
  return { complete: checklist, cookies };
}

/**
 * The checkout may come back in another browser than it was begun in, so any browser reports it, for whichever agent
 * the address names: once for each checkout session. Never delays the page. Gives the cookies that remember it.
 */
export async function reportCheckout(request: Request): Promise<string[]> {
  const { searchParams } = new URL(request.url);
  const agentId = namedAgent(searchParams);
  const session = searchParams.get('session_id');
  if (!agentId || !session || !isVisit(request) || !isNavigation(request)) return [];
  const reported = (await reports.read(request, 'reported')) ?? [];
  const digest = createHash('sha256').update(session).digest('base64url').slice(0, 12);
  if (reported.includes(digest) || !(await isWithinLimit(request, 'store'))) return [];
  inBackground(backend.storeRedirect({ agentId, queryString: sentQuery(request) }));
  const { begun } = await readRecord(request, agentId);
  observe({ kind: 'funnel', step: 'paid', variant: begun ?? 'unknown' });
  return (await reports.write(request, 'reported', [...reported, digest].slice(-10))) ?? [];
}
