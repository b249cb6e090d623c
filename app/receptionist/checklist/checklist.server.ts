import { createHash } from 'node:crypto';
import { data } from '@remix-run/node';

import { backend } from '~/platform/backend/backend.server';
import { inBackground } from '~/platform/backend/background.server';
import { leadTo } from '~/platform/forms/lead-to.server';
import { cookieHeaders } from '~/platform/session/sealed-cookie.server';
import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { keepRecord, mayAct, readRecord } from '../agent-record.server';
import { knownNumber } from '../number/phone.server';
import { initiallyComplete, isChecklistKey, withStep } from './checklist';
import type { ChecklistKey } from './checklist';

/** What the checklist page's address says. */
export interface ChecklistVisit {
  /** `unknown` where the address names no agent. */
  agentId: string;
  phoneNumber: string | null;
  complete: ChecklistKey[];
}

export async function readChecklist(request: Request): Promise<ChecklistVisit> {
  const { searchParams } = new URL(request.url);
  const agentId = [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId) ?? unknownAgent;
  const test = searchParams.get('test') === 'true';
  const { checklist } = await readRecord(request, agentId);
  const phoneNumber = await knownNumber(request, agentId);
  return { agentId, phoneNumber, complete: checklist ?? initiallyComplete(test) };
}

/** Keeps a step as complete or not; the page without scripts comes back to that step. */
export async function answerMark(request: Request, form: FormData) {
  const key = form.get('step');
  if (!isChecklistKey(key)) return leadTo(request, '/calendar-setup');
  const done = form.get('done') === 'true';
  const headers = cookieHeaders(await markStep(request, key, done));
  if (form.has('enhanced')) return data(null, { headers });
  const here = new URL(request.url);
  here.searchParams.set('open', done ? key : 'none');
  return leadTo(request, `${here.pathname}${here.search}#step-${key}`, headers);
}

async function markStep(request: Request, key: ChecklistKey, done: boolean): Promise<string[]> {
  const { agentId, complete } = await readChecklist(request);
  const record = await readRecord(request, agentId);
  return (await keepRecord(request, agentId, { ...record, checklist: withStep(complete, key, done) })) ?? [];
}

/**
 * Reports a return from the checkout to the backend, once for each checkout session of an own agent; never delays the page.
 * @returns `Set-Cookie` values that remember it
 */
export async function reportCheckout(request: Request): Promise<string[]> {
  const { searchParams, search } = new URL(request.url);
  const agentId = [searchParams.get('agentId'), searchParams.get('agent')].find(isAgentId);
  const session = searchParams.get('session_id');
  if (!agentId || !session || !(await mayAct(request, agentId))) return [];
  const record = await readRecord(request, agentId);
  const mark = createHash('sha256').update(session).digest('base64url').slice(0, 12);
  if (record.storedSessions.includes(mark)) return [];
  inBackground(backend.storeRedirect({ agentId, queryString: search.slice(1) }));
  const storedSessions = [...record.storedSessions, mark].slice(-10);
  return (await keepRecord(request, agentId, { ...record, storedSessions })) ?? [];
}
