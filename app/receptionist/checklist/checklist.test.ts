import { describe, expect, test } from 'vitest';

import {
  checklistKeys,
  completeSteps,
  countComplete,
  countedKeys,
  firstOpenStep,
  isChecklistKey,
  isOpenForCalls,
  isSetupComplete,
  nextStep,
  nextStepId,
  withStep,
} from './checklist';
import type { ChecklistKey } from './checklist';

const counted: ChecklistKey[] = [...countedKeys];
const all: ChecklistKey[] = [...checklistKeys];
const allBut = (...left: ChecklistKey[]) => all.filter((key) => !left.includes(key));

test.each(['', 'Calendar', 'none', null])('%j is not a step', (value) =>
  expect(isChecklistKey(value)).toBe(false),
);

describe('the complete steps of a receptionist', () => {
  test.each<[string, Parameters<typeof completeSteps>, ChecklistKey[]]>([
    ['are none before the owner marks any', [{}], []],
    ['include the voice if it was recorded', [{ knows: { ownVoice: true } }], ['voice']],
    ['are all but the voice in test mode', [{ knows: { ownVoice: false } }, true], allBut('voice')],
    ['are the marked ones, even in test mode', [{ checklist: ['phone'] }, true], ['phone']],
  ])('%s', (_what, input, steps) => expect(completeSteps(...input)).toEqual(steps));
});

test('a mark adds or removes one step and keeps the order of the checklist', () => {
  expect(withStep(['phone'], 'calendar', true)).toEqual(['calendar', 'phone']);
  expect(withStep(['calendar', 'phone'], 'phone', false)).toEqual(['calendar']);
  expect(withStep(['calendar'], 'calendar', true)).toEqual(['calendar']);
});

test('the phone step doesn’t count, but calls come in only with it', () => {
  expect([countComplete(all), countComplete(['phone'])]).toEqual([counted.length, 0]);
  expect([isSetupComplete(counted), isOpenForCalls(counted), isOpenForCalls(all)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isSetupComplete(allBut('invite')), isOpenForCalls(allBut('invite'))]).toEqual([false, false]);
});

test.each<[ChecklistKey, ChecklistKey[], ChecklistKey | null, string]>([
  ['calendar', ['calendar'], 'invite', 'step-invite'],
  ['voice', ['voice'], 'test', 'step-test'],
  ['test', allBut('invite', 'widget'), 'invite', 'step-invite'],
  ['invite', allBut('phone'), 'phone', 'setup-complete'],
  ['phone', all, null, 'setup-complete'],
])('after %s, with %j complete, the next step is %s', (key, complete, step, id) => {
  expect([nextStep(key, complete), nextStepId(key, complete)]).toEqual([step, id]);
});

test('the first open step is the first in the order of the checklist', () => {
  expect(firstOpenStep(allBut('test', 'widget'))).toBe('widget');
  expect(firstOpenStep(all)).toBeNull();
});
