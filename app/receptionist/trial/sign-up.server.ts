import { redirect } from '@remix-run/node';

import { agentIdFromUrl, namesAgent } from '~/domain/agent-id';
import { addCardPath, paymentPath, trialPath } from '~/domain/paths';
import type { Visit } from '~/platform/cookies/visit.server';
import { isCheckOnly, redirectTo } from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import type { AgentRecord } from '../record/agent-record.server';
import {
  canActOnGet,
  enterReceptionist,
  makeCurrent,
  readNamedOrCurrent,
} from '../record/receptionist.server';
import type { Receptionist } from '../record/receptionist';
import { viewReceptionist } from '../record/receptionist-view';
import { trialPeriod } from '../record/trial-end';

// What the trial form and the payment page have in common: the receptionist that they sign up.

/**
 * The data that both pages need, for the receptionist that the URL names or else the session's current one. Once a named
 * receptionist is current, throws a redirect to the URL without its ID.
 */
export async function loadSignUp(visit: Visit, step: 'trial' | 'payment') {
  const { request, jar } = visit;
  const receptionist = await readNamedOrCurrent(jar, agentIdFromUrl(request.url));
  const { agentId, relation, record } = receptionist;
  await enterReceptionist(visit, receptionist);
  const action = signUpPath(request, step);
  if (namesAgent(request.url) && canActOnGet(request, relation)) throw redirect(action);
  const view = viewReceptionist(receptionist);
  const { period } = view.trial;
  if (period && !maySignUp(request, record)) return { isStarted: true as const, agentId, trial: period };
  return { isStarted: false as const, view, record, action };
}

/**
 * The receptionist that the form signs up. It becomes the current one, so that the page of a form with errors, whose URL has
 * no ID, is for the same receptionist. Throws a redirect if it can't be signed up.
 */
export async function requireSignUp(visit: Visit, form: FormData): Promise<Receptionist> {
  const { request, jar } = visit;
  const receptionist = await readNamedOrCurrent(jar, textOf(form, 'agent'));
  const { agentId, relation, record } = receptionist;
  if (relation === 'house') throw redirectTo(visit, trialPath(agentId));
  if (!isCheckOnly(visit)) await makeCurrent(jar, agentId);
  if (!maySignUp(request, record)) throw redirectTo(visit, paymentPath());
  return receptionist;
}

/** The path of a step for the current receptionist. If the request is about adding a card, so is the step. */
export function signUpPath(request: Request, step: 'trial' | 'payment'): string {
  if (isAddingCard(request)) return addCardPath(step);
  return step === 'trial' ? trialPath() : paymentPath();
}

/** Whether the owner may sign up: before the trial, or during the trial to add a card. */
function maySignUp(request: Request, record: AgentRecord): boolean {
  const trial = trialPeriod(record);
  return !trial || (isAddingCard(request) && !trial.hasEnded);
}

/** Whether the owner asked to add a card although this browser remembers a trial: the checkout may not have been finished. */
function isAddingCard(request: Request): boolean {
  return new URL(request.url).searchParams.get('again') === 'true';
}
