import { describe, expect, test } from 'vitest';

import { displayText, isApplicable, questionOf, unansweredOf } from './business-questions';
import type { AnswerTexts, QuestionName } from './business-questions';

describe('displayText', () => {
  test.each<[QuestionName, AnswerTexts, string]>([
    ['BusinessName', { BusinessName: 'Rivera Plumbing' }, 'Rivera Plumbing'],
    ['BusinessName', {}, ''],
    ['TimeZone', { TimeZone: 'America/Chicago' }, 'Central'],
    ['TimeZone', { TimeZone: 'Europe/Paris' }, 'Europe/Paris'],
    ['ServiceType', { ServiceType: 'Travel to Customer' }, 'Travel to Customer'],
    ['BusinessAddressState', { BusinessAddressState: 'TX' }, 'TX'],
    ['ServiceRangeMiles', { ServiceRangeMiles: '25', ServiceType: 'Travel to Customer' }, '25 miles'],
    ['ServiceRangeMiles', { ServiceRangeMiles: '25', ServiceType: 'Fixed Location' }, ''],
    ['ServiceRangeMiles', { ServiceType: 'Travel to Customer' }, ''],
  ])('shows %s of %j as "%s"', (name, values, text) => expect(displayText(name, values)).toBe(text));
});

test('the service range is asked only of businesses that travel', () => {
  expect(isApplicable('ServiceRangeMiles', { ServiceType: 'Travel to Customer' })).toBe(true);
  expect(isApplicable('ServiceRangeMiles', {})).toBe(false);
  expect(isApplicable('BusinessName', {})).toBe(true);
});

test('unansweredOf names the required questions with empty or missing answers in order', () => {
  const required: QuestionName[] = ['BusinessName', 'TimeZone', 'ServiceType'];
  expect(unansweredOf({ TimeZone: '' }, required)).toEqual(required);
  expect(unansweredOf({ BusinessName: 'Rivera', TimeZone: 'America/Denver' }, required)).toEqual([
    'ServiceType',
  ]);
});

test('choices offer every value with a label', () => {
  expect(questionOf('TimeZone').options).toContainEqual({ value: 'Pacific/Honolulu', label: 'Hawaii' });
  expect(questionOf('BusinessAddressState').options).toContainEqual({ value: 'TX', label: 'Texas' });
  expect(questionOf('ServiceType').options?.map(({ value, label }) => [value, label])).toEqual([
    ['Fixed Location', 'Fixed Location'],
    ['Travel to Customer', 'Travel to Customer'],
  ]);
});
