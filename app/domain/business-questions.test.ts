import { describe, expect, test } from 'vitest';

import { displayText, isApplicable, unansweredOf, questionOf, requiredQuestions } from './business-questions';
import type { QuestionName, AnswerTexts } from './business-questions';

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

test('unansweredOf names the required questions with blank answers in order', () => {
  const required = requiredQuestions('B', 'requiredToCreate');
  expect(unansweredOf({ TimeZone: ' ' }, required)).toEqual(['BusinessName', 'TimeZone', 'ServiceType']);
  expect(unansweredOf({ BusinessName: 'Rivera' }, requiredQuestions('B', 'requiredToContinue'))).toEqual([]);
});

test('choices offer every value with a label', () => {
  expect(questionOf('TimeZone').options).toContainEqual({ value: 'Pacific/Honolulu', label: 'Hawaii' });
  expect(questionOf('BusinessAddressState').options).toContainEqual({ value: 'TX', label: 'Texas' });
  expect(questionOf('ServiceType').options?.map(({ value, label }) => [value, label])).toEqual([
    ['Fixed Location', 'Fixed Location'],
    ['Travel to Customer', 'Travel to Customer'],
  ]);
});

test('variant A requires five answers, and doesn’t count white space', () => {
  const missing = ['BusinessName', 'BusinessPhoneNumber', 'TimeZone', 'ServiceType', 'BusinessAddressStreet'];
  const required = requiredQuestions('A', 'requiredToContinue');
  expect(unansweredOf({ BusinessName: ' \u200b' }, required)).toEqual(missing);
  expect(unansweredOf({ TimeZone: 'America/Denver' }, required)).not.toContain('TimeZone');
});
