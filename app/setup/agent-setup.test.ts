import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultSchedule } from '~/domain/weekly-schedule';
import { requiredQuestions, unansweredOf } from '~/domain/business-questions';
import { creationRequest } from './creation/creation-request';
import { answered, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import type { AnswerTexts } from '~/domain/business-questions';
import { usableFindings } from './website/findings';
import { isDraftId, newDraftId } from './draft.server';

const answers: Answers = { ...noAnswers, websiteAddress: 'https://www.rivera.example/home' };

test('variant A requires five answers, and doesn’t count white space', () => {
  const missing = ['BusinessName', 'BusinessPhoneNumber', 'TimeZone', 'ServiceType', 'BusinessAddressStreet'];
  const required = requiredQuestions('A', 'requiredToContinue');
  expect(unansweredOf({ BusinessName: ' \u200b' }, required)).toEqual(missing);
  expect(unansweredOf({ TimeZone: 'America/Denver' }, required)).not.toContain('TimeZone');
});

describe('the body of create-full-agent', () => {
  const bodyOf = (more: Partial<Answers>, texts: AnswerTexts = {}) =>
    creationRequest({ ...answers, ...more, fields: answered(texts, 'owner') }, { fillsDefaults: true });

  test('fills empty fields with defaults in variant A only', () => {
    const { email, businessData, smsConsent } = bodyOf({});
    expect(email).toBe('info@rivera.example');
    expect(businessData).toMatchObject({
      BusinessName: 'My Business',
      BusinessEmail: 'info@rivera.example',
      TimeZone: 'America/New_York',
      ServiceType: 'Fixed Location',
      BusinessAddressStreet: '123 Main Street',
      DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
    });
    expect(businessData.BusinessPhoneNumber).toMatch(/^\d{3}-\d{3}-\d{4}$/);
    expect(businessData).not.toHaveProperty('customVoiceId');
    expect(smsConsent).toEqual({ consent: false, date: null, source: 'website sign up form' });
    const others = creationRequest(answers, { fillsDefaults: false }).businessData;
    expect(others).toMatchObject({ BusinessName: '', BusinessPhoneNumber: '' });
  });

  test('prefers the email addresses that the owner entered', () => {
    const email = 'ana@x.example';
    const both = bodyOf({ email }, { BusinessEmail: 'desk@x.example' });
    expect([both.email, both.businessData.BusinessEmail]).toEqual([email, 'desk@x.example']);
    expect(bodyOf({ email }).businessData.BusinessEmail).toBe(email);
  });

  test('has the service range as a number, and only if the business travels', () => {
    const rangeOf = (ServiceType: string, ServiceRangeMiles: string) =>
      bodyOf({}, { ServiceType, ServiceRangeMiles }).businessData.ServiceRangeMiles;
    expect(rangeOf('Travel to Customer', '25')).toBe(25);
    expect([rangeOf('Travel to Customer', ''), rangeOf('Fixed Location', '25')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('data extracted from a website', () => {
  test('is converted to the notation of the fields', () => {
    const saturday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };
    const { fields, schedule } = usableFindings({
      BusinessName: 'Rivera\nPlumbing',
      BusinessPhoneNumber: '(512) 555-0100',
      BusinessAddressState: 'texas',
      ServiceRangeMiles: 25,
      BusinessAddressCity: 'Aus\u202etin\u0000',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      WeeklySchedule: { saturday, monday: { isOpen: false, ranges: [] } },
    });
    expect(fields).toEqual({
      BusinessName: 'Rivera Plumbing',
      BusinessAddressCity: 'Austin',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      BusinessPhoneNumber: '512-555-0100',
      BusinessAddressState: 'TX',
      ServiceRangeMiles: '25',
    });
    const { monday, ...others } = defaultSchedule();
    expect(schedule).toEqual({ ...others, saturday, monday: { ...monday, isOpen: false } });
  });

  test('is dropped if the form would reject it', () => {
    const wrong = {
      BusinessPhoneNumber: '123',
      BusinessEmail: 'nobody',
      BusinessAddressState: 'Atlantis',
      BusinessAddressZipcode: '7870',
      TimeZone: 'Mars/Olympus',
      BusinessDescription: 'x'.repeat(1001),
      WeeklySchedule: {},
    };
    expect(usableFindings(wrong)).toEqual({ fields: {}, schedule: undefined });
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (given) => void usableFindings(given)));
  });
});

test('draft IDs are random, and other texts are not draft IDs', () => {
  const ids = Array.from({ length: 100 }, newDraftId);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(100);
  expect(ids.every(isDraftId)).toBe(true);
  for (const id of [null, '', 'abcde', 'a'.repeat(21), 'ABCDEF', 'abc def', '../../etc'])
    expect(isDraftId(id)).toBe(false);
});
