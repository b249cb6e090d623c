import { randomUUID } from 'node:crypto';

import { backend } from '~/platform/backend/backend.server';
import { displayPhone } from '~/domain/us-phone';
import type { AgentRecord } from '../agent-record.server';
import type { PhoneRequest, PhoneState } from './phone-state';

export interface PhoneAnswer {
  state: PhoneState;
  /** The agent's record as it is now; the same object where nothing changed. */
  record: AgentRecord;
}

/** Looks an agent's number up, or requests one; without a request it tells what is known already. */
export async function answerPhoneRequest(
  request: PhoneRequest | null,
  agentId: string,
  record: AgentRecord,
): Promise<PhoneAnswer> {
  if (record.phoneNumber) return { state: { kind: 'ready', number: record.phoneNumber }, record };
  if (request === 'look') return lookUp(agentId, record);
  if (request === 'assign') return assign(agentId, record);
  return { state: { kind: 'waiting' }, record };
}

async function lookUp(agentId: string, record: AgentRecord): Promise<PhoneAnswer> {
  const outcome = await backend.getPhone(agentId);
  if (!outcome.ok) {
    const text = outcome.failure.definite ? 'Failed to fetch phone number' : 'Error fetching phone number';
    return { state: { kind: 'problem', text }, record };
  }
  return outcome.value.phoneNumber
    ? ready(outcome.value.phoneNumber, record)
    : { state: { kind: 'assigning' }, record };
}

/** Requests a number with the key of the agent's earlier tries, unless the last one was surely refused. */
async function assign(agentId: string, record: AgentRecord): Promise<PhoneAnswer> {
  const outcome = await backend.assignPhone(assignmentRequest(agentId, record), record.assignKey);
  if (!outcome.ok) {
    const kept = outcome.failure.definite ? { ...record, assignKey: randomUUID() } : record;
    return { state: { kind: 'problem', text: 'Phone number assignment failed' }, record: kept };
  }
  const { assignedPhoneNumber } = outcome.value;
  return assignedPhoneNumber ? ready(assignedPhoneNumber, record) : { state: { kind: 'none' }, record };
}

function ready(phoneNumber: string, record: AgentRecord): PhoneAnswer {
  const number = displayPhone(phoneNumber);
  return { state: { kind: 'ready', number }, record: { ...record, phoneNumber: number } };
}

/** The body of `assign-agent-phone`; what the session does not know is empty. */
function assignmentRequest(agentId: string, { handover, customer }: AgentRecord) {
  const person = customer ?? handover;
  return {
    agentId,
    businessName: handover?.businessName ?? customer?.name ?? '',
    userEmail: person?.email ?? '',
    userAddress: person?.address ?? '',
    userCity: person?.city ?? '',
    userState: person?.state ?? '',
    userZipcode: person?.zipCode ?? '',
  };
}
