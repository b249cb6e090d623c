import { describe, expect, test } from 'vitest';

import { answersFrom, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import type { AnswerTexts } from '~/domain/business-questions';
import { usualWeeks } from '~/domain/weekly-schedule';
import { creationRequest } from './creation-request';

const answers: Answers = { ...noAnswers, websiteAddress: 'https://www.rivera.example/home' };

describe('the body of create-full-agent', () => {
  const bodyOf = (more: Partial<Answers>, texts: AnswerTexts = {}) =>
    creationRequest({ ...answers, ...more, fields: answersFrom(texts, 'owner') }, { fillsDefaults: true });

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

  test('has the hours without the closing time before a break', () => {
    const value = usualWeeks.daily.week;
    const monday = { ...value.monday, closedAt: '12:30 PM' };
    const { businessData } = bodyOf({ hours: { value: { ...value, monday }, source: 'owner' } });
    expect(businessData.WeeklySchedule).toEqual(value);
  });

  test('has the time of the consent, not that of the creation', () => {
    const at = '2026-01-02T03:04:05.000Z';
    expect(bodyOf({ consent: { given: true, at } }).smsConsent).toMatchObject({ consent: true, date: at });
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
