import { describe, expect, test } from 'vitest';

import type { ChecklistKey } from '~/content/checklist';
import {
  areNeededDone,
  checklistKeys,
  completeSteps,
  doneAmong,
  isChecklistKey,
  isSetupComplete,
  neededKeys,
  nextStep,
  nextStepId,
  otherKeys,
  setupCompleteKeys,
  stepsLeft,
  withStep,
} from './checklist-steps';

const counted: ChecklistKey[] = [...setupCompleteKeys];
const all: ChecklistKey[] = [...checklistKeys];
const upToTest: ChecklistKey[] = [...neededKeys, 'test'];
const allBut = (...left: ChecklistKey[]) => all.filter((key) => !left.includes(key));

test.each(['', 'Calendar', 'none', null])('%j is not a step', (value) =>
  expect(isChecklistKey(value)).toBe(false),
);

describe('the complete steps of a receptionist', () => {
  test.each<[string, Parameters<typeof completeSteps>, ChecklistKey[]]>([
    ['are none before the owner marks any', [{}], []],
    ['include the voice if it was recorded', [{ ownVoice: true }], ['voice']],
    ['are all but the voice in test mode', [{ ownVoice: false }, true], allBut('voice')],
    ['are the marked ones, even in test mode', [{ checklist: ['phone'] }, true], ['phone']],
  ])('%s', (_what, input, steps) => expect(completeSteps(...input)).toEqual(steps));
});

test('a mark adds or removes one step and keeps the order of the checklist', () => {
  expect(withStep(['phone'], 'calendar', true)).toEqual(['calendar', 'phone']);
  expect(withStep(['calendar', 'phone'], 'phone', false)).toEqual(['calendar']);
  expect(withStep(['calendar'], 'calendar', true)).toEqual(['calendar']);
});

test('the phone step doesn’t count, but the receptionist answers only with it', () => {
  const others = otherKeys.length;
  expect([all, counted, ['phone' as const]].map((complete) => doneAmong(otherKeys, complete))).toEqual([
    others,
    others,
    0,
  ]);
  expect([isSetupComplete(counted), areNeededDone(counted), areNeededDone(all)]).toEqual([true, false, true]);
  expect(isSetupComplete(allBut('invite'))).toBe(false);
});

test.each<[ChecklistKey[], number]>([
  [[], 0],
  [['test', 'widget', 'voice'], 0],
  [['phone', 'voice'], 1],
  [[...neededKeys], neededKeys.length],
])('with %j complete, %i of the needed steps are done', (complete, done) => {
  expect([doneAmong(neededKeys, complete), areNeededDone(complete)]).toEqual([
    done,
    done === neededKeys.length,
  ]);
});

test.each<[ChecklistKey, ChecklistKey[], string]>([
  ['calendar', ['calendar'], 'step-invite'],
  ['voice', ['voice'], 'step-calendar'],
  ['phone', [...neededKeys], 'setup-complete'],
  ['calendar', [...neededKeys], 'setup-complete'],
  ['voice', [...neededKeys, 'voice'], 'step-test'],
  ['test', [...neededKeys, 'test'], 'setup-complete'],
  ['voice', allBut('widget'), 'setup-complete'],
  ['invite', allBut('phone'), 'setup-complete'],
  ['phone', all, 'setup-complete'],
])('marking %s, with %j complete, leads to %s', (key, complete, id) => {
  expect(nextStepId(key, complete)).toBe(id);
});

test.each<[ChecklistKey[], ChecklistKey[]]>([
  [[], upToTest],
  [['invite', 'widget', 'voice'], upToTest.filter((key) => key !== 'invite')],
  [[...neededKeys], ['test']],
  [[...neededKeys, 'test'], []],
])('with %j complete, the next steps are %j', (complete, steps) => {
  expect(stepsLeft(complete)).toEqual(steps);
  expect(nextStep(complete)).toBe(steps[0] ?? null);
});
