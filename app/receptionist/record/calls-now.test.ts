import { expect, test } from 'vitest';

import { noAnswers } from '../../answers/answers';
import type { ChecklistKey } from '../../content/checklist';
import type { AgentRecord } from './agent-record.server';
import { callsNow } from './calls-now';
import type { CallsNow } from './calls-now';
import { neededKeys } from './checklist-steps';
import { viewReceptionist } from './receptionist-view';
import type { Relation } from './receptionist';

const created = { setupVariant: 'A' } as const;
const inTrial = { ...created, trialEnds: '2999-01-01' };
const afterTrial = { ...created, trialEnds: '2020-01-01' };
const claimed = { isClaimed: true };
const withOldNumber = { ...inTrial, createdAt: '2020-01-01T12:00:00.000Z' };

const shared: ChecklistKey[] = ['calendar', 'invite'];
const all = [...neededKeys];
type Expected = [CallsNow['reach'], CallsNow['callersGet'], boolean];

test.each<[string, Partial<AgentRecord>, ChecklistKey[], ...Expected]>([
  ['without marks', inTrial, [], 'own-phone', 'message', false],
  ['with the calendar alone', inTrial, ['calendar'], 'own-phone', 'message', false],
  ['with forwarded calls alone', inTrial, ['phone'], 'receptionist', 'message', false],
  ['with the shared calendar', inTrial, shared, 'own-phone', 'appointment', false],
  ['with all needed steps', inTrial, all, 'receptionist', 'appointment', true],
  ['before the trial', created, all, 'receptionist', 'message', true],
  ['after an owner’s link that knows no trial', claimed, all, 'receptionist', 'unknown', true],
  ['after the trial', afterTrial, all, 'unknown', 'unknown', false],
  ['with a trial number that is off', withOldNumber, all, 'trial-number-off', 'appointment', false],
  [
    'with the permanent number',
    { ...withOldNumber, isForwardedAgain: true },
    all,
    'receptionist',
    'appointment',
    true,
  ],
])('%s', (_when, record, complete, reach, callersGet, isAnswering) => {
  const view = viewOf(record, '512-555-0123');
  expect(callsNow(view, complete)).toEqual({ reach, callersGet, isAnswering });
});

test('says nothing of calls that are forwarded to a number which this browser doesn’t know', () => {
  const view = viewOf(inTrial, null);
  expect(callsNow(view, all)).toMatchObject({ reach: 'unknown', isAnswering: false });
});

test('books nothing with one of our own receptionists', () => {
  expect(callsNow(viewOf({}, null, 'house'), all).callersGet).toBe('message');
});

function viewOf(record: Partial<AgentRecord>, number: string | null, relation: Relation = 'owner') {
  return viewReceptionist({
    agentId: 'agent_abc1',
    relation,
    number,
    record: { answers: noAnswers, ...record },
  });
}
