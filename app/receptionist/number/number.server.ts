import { countFunnelStep } from '~/analytics/funnel.server';
import { assignPhone, lookUpPhone } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { currentTrace } from '~/platform/telemetry/trace.server';
import { agentIdFromSearch } from '~/domain/agent-id';
import { toUserKeys } from '~/domain/customer';
import { checklistPath } from '~/domain/paths';
import { displayPhone } from '~/domain/typed-text';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { isNavigationOrOwnFetch, isPageView, navigationSource } from '~/platform/http/navigation.server';
import { canActOnGet, readReceptionist } from '../permission/permission.server';
import {
  businessOrCustomerName,
  customerOfRecord,
  rememberNumber,
  rememberSetupCall,
} from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { isKnownHere } from '../record/receptionist';
import type { Receptionist, Relation } from '../record/receptionist';
import { trialPeriod } from '../record/trial-end';
import type { NumberState } from './trial-number';

/**
 * The number as a page shows it. `?phone=` asks the backend for it first: anyone may look a number up, but ordering one by
 * GET needs `canActOnGet`. `automatic` says whether the page may order one without a click.
 */
export async function loadNumber(visit: Visit, { agentId, relation }: Receptionist) {
  const { request } = visit;
  const asked = new URL(request.url).searchParams.get('phone');
  const mayOrder = asked === 'assign' && canActOnGet(request, relation);
  const ask = !asked || !canLookUp(request) ? knownNumber : mayOrder ? orderNumber : lookUpNumber;
  const source = navigationSource(request);
  const automatic =
    asked !== 'check' && (source === 'same-origin' || (source === 'direct' && asked !== 'assign'));
  const current = await ask({ ...visit, form: null }, agentId);
  const isAboutToAssign = current.kind === 'unassigned' && automatic && isKnownHere(relation);
  const state: NumberState = isAboutToAssign ? { kind: 'assigning' } : current;
  return { state, automatic };
}

/** Excludes images and frames on other sites, which would use up this visitor's lookups. */
export function canLookUp(request: Request): boolean {
  return isPageView(request) && isNavigationOrOwnFetch(request);
}

/** The number that this browser knows of a receptionist. */
export async function knownNumber({ jar }: Visit, agentId: string): Promise<NumberState> {
  return knownNumberOf(await readReceptionist(jar, agentId)) ?? { kind: 'waiting' };
}

/** `null` if the backend has to be asked. After the trial, nobody asks it. */
function knownNumberOf({ number, record }: Receptionist): NumberState | null {
  if (number) return { kind: 'ready', number };
  return trialPeriod(record)?.hasEnded ? { kind: 'ended' } : null;
}

/**
 * The number that this browser knows, or else the backend. If the lookup at the end of a setup call failed, this one decides
 * whether the browser becomes the owner's.
 */
export async function lookUpNumber(context: CallContext, agentId: string): Promise<NumberState> {
  const receptionist = await readReceptionist(context.jar, agentId);
  const { relation, record } = receptionist;
  const known = knownNumberOf(receptionist);
  if (known) return known;
  const outcome = await lookUpPhone(context, agentId);
  if (!outcome.ok) {
    const text = outcome.failure.definite ? 'Failed to fetch phone number' : 'Error fetching phone number';
    return { kind: 'problem', text, requestId: currentTrace()?.requestId };
  }
  const { phoneNumber } = outcome.value;
  if (phoneNumber) return storeNumber(context.jar, agentId, phoneNumber);
  if (relation !== 'known' || !record.mayBeOwner) return withoutNumber(relation);
  await rememberSetupCall(context.jar, agentId, { isNew: true });
  countFunnelStep({ step: 'created', variant: 'call' });
  return withoutNumber('owner');
}

function withoutNumber(relation: Relation): NumberState {
  if (relation === 'house') return { kind: 'house' };
  return { kind: relation === 'owner' ? 'unassigned' : 'not-owner' };
}

/** Orders a number for the receptionist in the checklist's address. */
export async function orderFromChecklist(context: CallContext): Promise<NumberState> {
  const agentId = agentIdFromSearch(new URL(context.request.url).searchParams);
  if (!agentId) throw redirectAfterPost(context.request, checklistPath());
  return orderNumber(context, agentId);
}

/** The number that this browser knows, or else, in the owner's browser, a new one. */
export async function orderNumber(context: CallContext, agentId: string): Promise<NumberState> {
  const receptionist = await readReceptionist(context.jar, agentId);
  const { relation, record } = receptionist;
  const known = knownNumberOf(receptionist);
  if (known) return known;
  return relation === 'owner' ? assignNumber(context, agentId, record) : withoutNumber(relation);
}

/** Has the backend assign a number, whoever asks. */
export async function assignNumber(
  context: CallContext,
  agentId: string,
  record: Pick<AgentRecord, 'answers' | 'customer'>,
): Promise<NumberState> {
  const outcome = await assignPhone(context, assignmentRequest(agentId, record));
  if (!outcome.ok)
    return { kind: 'problem', text: 'Phone number assignment failed', requestId: currentTrace()?.requestId };
  const { assignedPhoneNumber } = outcome.value;
  return assignedPhoneNumber ? storeNumber(context.jar, agentId, assignedPhoneNumber) : { kind: 'none' };
}

async function storeNumber(jar: CookieJar, agentId: string, phoneNumber: string): Promise<NumberState> {
  const number = displayPhone(phoneNumber);
  await rememberNumber(jar, agentId, number);
  return { kind: 'ready', number };
}

/** The body of `assign-agent-phone`. */
function assignmentRequest(agentId: string, record: Pick<AgentRecord, 'answers' | 'customer'>) {
  return { agentId, ...toUserKeys(customerOfRecord(record)), businessName: businessOrCustomerName(record) };
}
