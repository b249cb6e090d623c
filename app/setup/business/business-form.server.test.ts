import { describe, expect, test } from 'vitest';

import { answersFrom, noAnswers } from '~/answers/answers';
import type { Answers, AnswersAndGuesses, Source } from '~/answers/answers';
import { defaultSchedule, openingHoursMessage, usualWeeks } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { openVisit } from '~/platform/cookies/visit.server';
import type { OpenSetup } from '../open-setup.server';
import { newDraft, websiteAnswers } from '../draft.server';
import { variants } from '../variants';
import { errorsOf, readBusiness, requiredForNext } from './business-form.server';
import { scheduleFields } from '../../../tests/setup/schedule-fields';

const phone = '512-555-0100';
const dental = 'dental';

/** A setup with these saved answers. */
function setupWith(answers: Answers, findings: OpenSetup['findings'] = null): OpenSetup {
  const [variant] = variants;
  const draft = { ...newDraft(variant), revision: 3, savedAnswers: answers };
  return {
    ...openVisit(new Request('https://site.example/')),
    id: 'abcdef',
    variant,
    draft,
    findings,
    answers,
    voiceId: undefined,
    isVoiceChosen: false,
    isFromReview: false,
  };
}

interface Typed {
  texts?: Record<string, string>;
  hours?: WeeklySchedule;
  trade?: string;
}

/** A form that showed these answers and was sent with these values. */
function formOf(
  shown: AnswersAndGuesses | null,
  { texts = {}, hours = defaultSchedule(), trade = dental }: Typed,
) {
  const form = new FormData();
  if (shown) form.set('shown', JSON.stringify({ ...shown, pageView: 'page1234' }));
  for (const [name, value] of [...Object.entries(texts), ...scheduleFields(hours)]) form.set(name, value);
  form.set('trade', trade);
  return form;
}

/** Answers of one source: a phone number, the default hours and a trade. */
function from<From extends Source>(source: From): Answers<From> {
  return {
    ...noAnswers,
    fields: answersFrom({ BusinessPhoneNumber: phone }, source),
    hours: { value: defaultSchedule(), source },
    trade: { value: dental, source },
  };
}

function read(
  shown: AnswersAndGuesses | null,
  typed: Typed,
  setup = setupWith(noAnswers),
): AnswersAndGuesses {
  return readBusiness(setup, formOf(shown, typed)).answers;
}

describe('a submitted form', () => {
  const sources = ['owner', 'website', 'guess'] as const;

  test.each(sources)(
    'keeps the source %s of unchanged answers, also of a phone number without its dashes',
    (source) => {
      for (const typed of [phone, '(512) 555 0100'])
        expect(read(from(source), { texts: { BusinessPhoneNumber: typed } })).toEqual(from(source));
    },
  );

  test.each(sources)('makes changed answers the owner’s, from %s', (source) => {
    const hours = usualWeeks.always.week;
    const typed = { texts: { BusinessPhoneNumber: '512-555-0111' }, hours, trade: 'legal' };
    expect(read(from(source), typed)).toEqual({
      ...noAnswers,
      fields: answersFrom({ BusinessPhoneNumber: '512-555-0111' }, 'owner'),
      hours: { value: hours, source: 'owner' },
      trade: { value: 'legal', source: 'owner' },
    });
  });

  test('makes an emptied answer an empty one of the owner', () => {
    const { fields } = read(from('website'), { texts: { BusinessPhoneNumber: '' } });
    expect(fields).toEqual({ BusinessPhoneNumber: { value: '', source: 'owner' } });
  });

  test('keeps an invalid answer as it was typed', () => {
    const { fields } = read(null, { texts: { BusinessPhoneNumber: '512-55' } });
    expect(fields.BusinessPhoneNumber).toEqual({ value: '512-55', source: 'owner' });
  });

  test('has no answer from a field that it showed without one, whatever was saved since', () => {
    const typed = { texts: { BusinessPhoneNumber: '' } };
    expect(read(noAnswers, typed, setupWith(from('owner'))).fields).toEqual({});
  });

  test('has no trade from the first option of the list, “Something else”, if it showed none', () => {
    expect(read(noAnswers, { trade: '' }).trade).toBeUndefined();
    expect(read(from('guess'), { trade: '' }).trade).toEqual({ value: '', source: 'owner' });
  });

  test.each([
    ['nothing', {}],
    ['only what it showed', { shown: JSON.stringify({ pageView: 'page1234', ...from('website') }) }],
  ])('changes no answer if it has %s', (_what, sent) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    const saved = { ...from('website'), consent: { given: true, at: '2026-11-23T08:00:00Z' } };
    expect(readBusiness(setupWith(saved), form).answers).toMatchObject(saved);
  });

  test('gets the answers of a website that was read after it was rendered', () => {
    const texts = { BusinessName: 'Rivera', BusinessPhoneNumber: '512-555-0122' };
    const findings = { revision: 3, began: 1, answers: websiteAnswers(texts) };
    const typed = { texts: { BusinessPhoneNumber: phone } };
    expect(read(noAnswers, typed, setupWith(noAnswers, findings)).fields).toEqual({
      BusinessName: { value: 'Rivera', source: 'website' },
      BusinessPhoneNumber: { value: phone, source: 'owner' },
    });
  });

  test('of the fourth release, which doesn’t say what it showed, is compared with what is known and guessed', () => {
    const setup = setupWith({
      ...noAnswers,
      fields: answersFrom({ BusinessName: 'Rivera Dental' }, 'website'),
    });
    const texts = { BusinessName: 'Rivera Dental', ServiceType: 'Fixed Location' };
    expect(read(null, { texts }, setup)).toMatchObject({
      fields: { BusinessName: { source: 'website' }, ServiceType: { source: 'guess' } },
      trade: { source: 'guess' },
    });
  });

  test.each(['', '{', '[]', '{"fields":{"BusinessName":{"value":1,"source":"owner"},"x":1}}'])(
    'says nothing about what it showed with %j',
    (shown) => {
      const form = formOf(null, { texts: { BusinessName: 'Rivera' } });
      form.set('shown', shown);
      const { answers } = readBusiness(setupWith(noAnswers), form);
      expect(answers.fields.BusinessName).toEqual({ value: 'Rivera', source: 'owner' });
    },
  );

  test('keeps the date of the first consent, and drops it with the consent', () => {
    const at = '2026-11-23T08:00:00Z';
    const setup = setupWith({ ...noAnswers, consent: { given: true, at } });
    expect(read(noAnswers, { texts: { smsConsent: 'on' } }, setup).consent).toEqual({ given: true, at });
    expect(read(noAnswers, {}, setup).consent).toEqual({ given: false, at: null });
  });
});

describe('another tab', () => {
  const typed = { texts: { BusinessPhoneNumber: '512-555-0111' } };

  test.each([
    ['older', '2', { BusinessPhoneNumber: phone }],
    ['current', '3', null],
    ['no', '', null],
  ])('is named by a form with %s revision only if its answers differ', (_age, revision, otherTab) => {
    const form = formOf(from('owner'), typed);
    form.set('revision', revision);
    expect(readBusiness(setupWith(from('owner')), form).otherTab).toEqual(otherTab);
    form.set('BusinessPhoneNumber', phone);
    expect(readBusiness(setupWith(from('owner')), form).otherTab).toBeNull();
  });

  test('isn’t the page itself, whose form is sent again after Back', () => {
    const setup = setupWith(from('owner'));
    const form = formOf(from('owner'), typed);
    form.set('revision', '2');
    const savedBy = (page: string) => ({ ...setup, draft: { ...setup.draft, savedBy: page } });
    expect(readBusiness(savedBy('page1234'), form).otherTab).toBeNull();
    expect(readBusiness(savedBy('page5678'), form).otherTab).not.toBeNull();
  });
});

describe('the errors of a form', () => {
  const errors = (texts: Record<string, string>, hours: Answers['hours'] = undefined) =>
    errorsOf({ ...noAnswers, fields: answersFrom(texts, 'owner'), hours }, ['BusinessName']);
  const mistyped = { BusinessPhoneNumber: '12', TimeZone: 'Mars' };
  const travels = { BusinessName: 'Rivera', ServiceType: 'Travel to Customer', ServiceRangeMiles: 'far' };
  const full = {
    BusinessName: 'Rivera',
    BusinessDescription: 'x'.repeat(1000),
    UrgentCallsNumber: '512-555-0177',
  };

  test('include an invalid range only if the business travels to its customers', () => {
    expect(Object.keys(errors(travels))).toEqual(['ServiceRangeMiles']);
    expect(errors({ ...travels, ServiceType: 'Fixed Location' })).toEqual({});
  });

  test('include a description without space for the line with the number for urgent calls', () => {
    expect(errors(full).BusinessDescription).toEqual([expect.stringMatching(/^Shorten the description/)]);
    expect(errors({ ...full, UrgentCallsNumber: '' })).toEqual({});
  });

  test('include one error of a description that is too long by itself', () => {
    const { BusinessDescription: messages } = errors({ ...full, BusinessDescription: 'x'.repeat(1001) });
    expect(messages).toEqual([expect.stringMatching(/1,000/)]);
  });

  test('include all fields at once, and a missing answer', () => {
    const all = errors({ ...travels, ...full, ...mistyped, BusinessName: '' });
    const fields = [
      'BusinessName',
      'BusinessPhoneNumber',
      'TimeZone',
      'BusinessDescription',
      'ServiceRangeMiles',
    ];
    expect(Object.keys(all).sort()).toEqual(fields.sort());
  });

  test('include invalid hours of an open day, but not of a closed one', () => {
    const ranges = [{ startTime: '5:00 PM', endTime: '9:00 AM' }];
    const value = {
      ...defaultSchedule(),
      monday: { isOpen: true, ranges },
      sunday: { isOpen: false, ranges },
    };
    expect(errors({ BusinessName: 'Rivera' }, { value, source: 'owner' })).toEqual({
      'WeeklySchedule.monday': [openingHoursMessage],
    });
  });
});

test('variant A requires five answers and a contact, and doesn’t count white space', () => {
  const setup = setupWith(noAnswers);
  const { answers } = readBusiness(setup, formOf(noAnswers, { texts: { BusinessName: ' \u200b' } }));
  expect(Object.keys(errorsOf(answers, requiredForNext(setup)))).toEqual([
    ...['BusinessName', 'BusinessPhoneNumber', 'TimeZone', 'ServiceType', 'BusinessAddressStreet'],
    'BusinessEmail',
  ]);
  expect(requiredForNext(setupWith({ ...noAnswers, email: 'ana@rivera.example' }))).not.toContain(
    'BusinessEmail',
  );
});
