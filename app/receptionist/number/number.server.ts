import { countFunnelStep } from '~/analytics/funnel.server';
import { assignPhone, lookUpPhone } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { currentTrace } from '~/platform/telemetry/trace.server';
import { toUserKeys } from '~/domain/customer';
import { displayPhone } from '~/domain/typed-text';
import { isNavigationOrOwnFetch, isPageView, navigationSource } from '~/platform/http/navigation.server';
import { canActOnGet, readReceptionist } from '../permission/permission.server';
import {
  businessOrCustomerName,
  customerOfRecord,
  rememberNumber,
  rememberSetupCall,
} from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { isKnownHere } from '../record/relation';
import type { Relation } from '../record/relation';
import type { Receptionist } from '../record/receptionist-view';
import type { NumberRequest, NumberState } from './trial-number';

/**
 * The number as a page shows it. `?phone=` asks the backend for it first: anyone may look a number up, but requesting one by
 * GET needs `canActOnGet`. `automatic` says whether the page may request one without a click.
 */
export async function loadNumber(visit: Visit, { agentId, relation }: Receptionist) {
  const { request } = visit;
  const asked = new URL(request.url).searchParams.get('phone');
  const mayAssign = asked === 'assign' && canActOnGet(request, relation);
  const wanted = asked && canLookUp(request) ? (mayAssign ? 'assign' : 'look') : null;
  const source = navigationSource(request);
  const automatic =
    asked !== 'check' && (source === 'same-origin' || (source === 'direct' && asked !== 'assign'));
  const current = await resolveNumber({ ...visit, form: null }, wanted, agentId);
  const isAboutToAssign = current.kind === 'unassigned' && automatic && isKnownHere(relation);
  const state: NumberState = isAboutToAssign ? { kind: 'assigning' } : current;
  return { state, automatic };
}

/** Excludes images and frames on other sites, which would use up this visitor's lookups. */
export function canLookUp(request: Request): boolean {
  return isPageView(request) && isNavigationOrOwnFetch(request);
}

export async function resolveNumber(
  context: CallContext,
  wanted: NumberRequest | null,
  agentId: string,
): Promise<NumberState> {
  const receptionist = await readReceptionist(context.jar, agentId);
  const { relation, record, number } = receptionist;
  if (number) return { kind: 'ready', number };
  if (!wanted) return { kind: 'waiting' };
  if (wanted === 'look') return lookUp(context, receptionist);
  return relation === 'owner' ? requestNumber(context, agentId, record) : withoutNumber(relation);
}

/** If the lookup at the end of a setup call failed, this one decides whether the browser becomes the owner's. */
async function lookUp(
  context: CallContext,
  { agentId, relation, record }: Receptionist,
): Promise<NumberState> {
  const outcome = await lookUpPhone(context, agentId);
  if (!outcome.ok) {
    const text = outcome.failure.definite ? 'Failed to fetch phone number' : 'Error fetching phone number';
    return { kind: 'problem', text, requestId: currentTrace()?.requestId };
  }
  const { phoneNumber } = outcome.value;
  if (phoneNumber) return ready(context.jar, agentId, phoneNumber);
  if (relation !== 'known' || !record.mayBeOwner) return withoutNumber(relation);
  await rememberSetupCall(context.jar, agentId, { isNew: true });
  countFunnelStep({ step: 'created', variant: 'call' });
  return withoutNumber('owner');
}

function withoutNumber(relation: Relation): NumberState {
  if (relation === 'house') return { kind: 'house' };
  return { kind: relation === 'owner' ? 'unassigned' : 'not-owner' };
}

export async function requestNumber(
  context: CallContext,
  agentId: string,
  record: Pick<AgentRecord, 'answers' | 'customer'>,
): Promise<NumberState> {
  const outcome = await assignPhone(context, assignmentRequest(agentId, record));
  if (!outcome.ok)
    return { kind: 'problem', text: 'Phone number assignment failed', requestId: currentTrace()?.requestId };
  const { assignedPhoneNumber } = outcome.value;
  return assignedPhoneNumber ? ready(context.jar, agentId, assignedPhoneNumber) : { kind: 'none' };
}

async function ready(jar: CookieJar, agentId: string, phoneNumber: string): Promise<NumberState> {
  const number = displayPhone(phoneNumber);
  await rememberNumber(jar, agentId, number);
  return { kind: 'ready', number };
}

/** The body of `assign-agent-phone`. */
function assignmentRequest(agentId: string, record: Pick<AgentRecord, 'answers' | 'customer'>) {
  return { agentId, ...toUserKeys(customerOfRecord(record)), businessName: businessOrCustomerName(record) };
}
