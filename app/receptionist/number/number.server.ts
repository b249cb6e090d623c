import { countFunnelStep } from '~/analytics/funnel.server';
import { assignPhone, getPhone } from '~/backend/costly-calls.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { currentTrace } from '~/platform/telemetry/trace.server';
import { agentIdFromUrl } from '~/domain/agent-id';
import { toUserKeys } from '~/domain/customer';
import { checklistPath } from '~/domain/paths';
import { displayPhone } from '~/domain/typed-text';
import { redirectTo } from '~/platform/http/action-response.server';
import { isSeenOrOwnFetch, navigationSource } from '~/platform/http/navigation.server';
import { canActOnGet, readReceptionist } from '../record/receptionist.server';
import {
  businessOrCustomerName,
  customerOfRecord,
  numberCookie,
  saveSetupCall,
} from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import type { Receptionist } from '../record/receptionist';
import { trialPeriod } from '../record/trial-end';
import type { NumberAction, NumberProblem, NumberState } from './trial-number';

/** The state of a receptionist's number, as far as it is known. */
interface NumberResult {
  state: NumberState;
  /** The receptionist with what the backend said: the number, or that this is the owner's browser. */
  receptionist: Receptionist;
}

/**
 * Handles `?phone=` in the URL. Anyone may look a number up, but assigning one by GET needs `canActOnGet`. `isAutomatic` says
 * whether the page may have a number assigned without a click.
 */
export async function answerPhoneQuery(visit: Visit, stored: Receptionist) {
  const { request } = visit;
  const asked = new URL(request.url).searchParams.get('phone');
  const mayAssign = asked === 'assign' && canActOnGet(request, stored.relation);
  const mayAsk = isSeenOrOwnFetch(request); // images and frames on other sites would use up this visitor's lookups
  const action = asked && mayAsk ? (mayAssign ? 'assign' : 'look') : null;
  const { state, receptionist } = await askForNumber(visit, new FormData(), stored, action);
  const source = navigationSource(request);
  const isAutomatic =
    asked !== 'check' && (source === 'same-origin' || (source === 'direct' && asked !== 'assign'));
  const isAboutToAssign = state.kind === 'unassigned' && isAutomatic;
  const shown: NumberState = isAboutToAssign ? { kind: 'assigning' } : state;
  return { receptionist, number: { state: shown, isAutomatic } };
}

/** The state that this browser knows. `null` if the backend must be asked. After the trial, it isn't asked anymore. */
function knownState({ number, record }: Receptionist): NumberState | null {
  if (number) return { kind: 'ready', number };
  return trialPeriod(record)?.hasEnded ? { kind: 'ended' } : null;
}

/**
 * The number that this browser knows. If it knows none, looks it up, or has one assigned if this is the owner's browser.
 * `null` does neither.
 */
export async function askForNumber(
  visit: Visit,
  form: FormData,
  receptionist: Receptionist,
  action: NumberAction | null,
): Promise<NumberResult> {
  const known = knownState(receptionist);
  if (known) return { state: known, receptionist };
  if (action === 'look') return lookUpNumber(visit, form, receptionist);
  if (!action) return { state: { kind: 'not-looked-up' }, receptionist };
  return receptionist.relation === 'owner'
    ? assignUnchecked(visit, form, receptionist)
    : withoutNumber(receptionist);
}

/** If the lookup at the end of a setup call failed, this lookup decides whether this becomes the owner's browser. */
async function lookUpNumber(visit: Visit, form: FormData, receptionist: Receptionist): Promise<NumberResult> {
  const { agentId, relation, record } = receptionist;
  const outcome = await getPhone(visit, form, agentId);
  if (!outcome.ok) {
    const text = outcome.failure.isDefinite ? 'Failed to fetch phone number' : 'Error fetching phone number';
    return { state: problem(text), receptionist };
  }
  const { phoneNumber } = outcome.value;
  if (phoneNumber) return saveNumber(visit.jar, receptionist, phoneNumber);
  if (relation !== 'known' || !record.mayBeOwner) return withoutNumber(receptionist);
  await saveSetupCall(visit.jar, agentId, { isNew: true });
  countFunnelStep({ step: 'created', variant: 'call' });
  return withoutNumber(await readReceptionist(visit.jar, agentId));
}

function withoutNumber(receptionist: Receptionist): NumberResult {
  const { relation } = receptionist;
  const kind = relation === 'house' ? 'house' : relation === 'owner' ? 'unassigned' : 'unassigned-not-owner';
  return { state: { kind }, receptionist };
}

/** Has a number assigned to the receptionist in the checklist's address, if this is the owner's browser. */
export async function assignFromChecklist(visit: Visit, form: FormData): Promise<NumberState> {
  const agentId = agentIdFromUrl(visit.request.url);
  if (!agentId) throw redirectTo(visit, checklistPath());
  return (await askForNumber(visit, form, await readReceptionist(visit.jar, agentId), 'assign')).state;
}

/** Has the backend assign a number, without checking the relation. The backend gets the customer's details from `record`. */
export async function assignUnchecked(
  visit: Visit,
  form: FormData,
  receptionist: Receptionist,
  record: Pick<AgentRecord, 'answers' | 'customer'> = receptionist.record,
): Promise<NumberResult> {
  const outcome = await assignPhone(visit, form, assignmentRequest(receptionist.agentId, record));
  if (!outcome.ok) return { state: problem('Phone number assignment failed'), receptionist };
  const { assignedPhoneNumber } = outcome.value;
  return assignedPhoneNumber
    ? saveNumber(visit.jar, receptionist, assignedPhoneNumber)
    : { state: { kind: 'requested' }, receptionist };
}

function problem(text: NumberProblem): NumberState {
  return { kind: 'problem', text, requestId: currentTrace()?.requestId };
}

async function saveNumber(
  jar: CookieJar,
  receptionist: Receptionist,
  phoneNumber: string,
): Promise<NumberResult> {
  const number = displayPhone(phoneNumber);
  await jar.write(numberCookie(receptionist.agentId), { number });
  return { state: { kind: 'ready', number }, receptionist: { ...receptionist, number } };
}

/** The body of `assign-agent-phone`. */
function assignmentRequest(agentId: string, record: Pick<AgentRecord, 'answers' | 'customer'>) {
  return { agentId, ...toUserKeys(customerOfRecord(record)), businessName: businessOrCustomerName(record) };
}
