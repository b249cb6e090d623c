import { expect, test } from 'vitest';

import {
  countComplete,
  firstOpen,
  initiallyComplete,
  isChecklistKey,
  isSetupComplete,
  withStep,
} from './checklist';

test('test mode starts with everything but the voice sample', { tags: ['4.checklist.3'] }, () => {
  expect(initiallyComplete(false)).toEqual([]);
  expect(initiallyComplete(true)).toEqual(['calendar', 'invite', 'widget', 'test', 'phone']);
});

test('steps toggle and keep their order', { tags: ['4.checklist.1', '3.checklist'] }, () => {
  expect(withStep(['test'], 'calendar', true)).toEqual(['calendar', 'test']);
  expect(withStep(['calendar', 'test'], 'calendar', false)).toEqual(['test']);
  expect(withStep(['test'], 'test', true)).toEqual(['test']);
});

test(
  'the five named items complete the set-up, the phone step is beside them',
  { tags: ['D.checklist', '2.checklist.11'] },
  () => {
    expect(isSetupComplete(['calendar', 'invite', 'widget', 'voice', 'test'])).toBe(true);
    expect(isSetupComplete(['calendar', 'invite', 'widget', 'voice', 'phone'])).toBe(false);
    expect(countComplete(['phone', 'voice'])).toBe(1);
  },
);

test('the first step that is not complete stands open', { tags: ['4.checklist.2'] }, () => {
  expect(firstOpen(['calendar'])).toBe('invite');
  expect(firstOpen(['calendar', 'invite', 'widget', 'voice', 'test', 'phone'])).toBeNull();
});

test('knows its keys', { tags: ['3.checklist'] }, () => {
  expect(isChecklistKey('voice')).toBe(true);
  expect(isChecklistKey('constructor')).toBe(false);
});
