import { describe, expect, test } from 'vitest';

import { urgentNumberForwarded, urgentNumberMissing } from '~/answers/answer-text';
import { answersFrom, noAnswers } from '~/answers/answers';
import type { AnswersAndGuesses, Source } from '~/answers/answers';
import { businessTexts } from '~/content/setup-texts';
import { questionOf } from '~/domain/business-questions';
import type { AnswerTexts, QuestionName } from '~/domain/business-questions';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { doubtsOf, foundNames, hintOf, hoursNote } from './business-hints';
import type { Hint, HintedView } from './business-hints';

function answersOf(texts: AnswerTexts, source: Source): AnswersAndGuesses {
  return { ...noAnswers, fields: answersFrom(texts, source) };
}

function viewOf(answers: AnswersAndGuesses, more: Partial<HintedView> = {}): HintedView {
  return {
    answers,
    contactEmail: '',
    isEmailGuessed: false,
    isNameOfHost: false,
    isFromReview: false,
    neededLater: [],
    ...more,
  };
}

const typed = (texts: AnswerTexts, more: Partial<HintedView> = {}) => viewOf(answersOf(texts, 'owner'), more);
const guessed = (texts: AnswerTexts) => viewOf(answersOf(texts, 'guess'));

describe('the hint below a field', () => {
  const { reason } = questionOf('ServiceType');
  const emailReason = questionOf('BusinessEmail').reason;
  const contactEmail = 'ana@x.example';

  test.each<[string, QuestionName, HintedView, Hint]>([
    ['why we ask', 'ServiceType', typed({}), { always: reason }],
    [
      'how long a long text may be',
      'BusinessDescription',
      typed({}),
      { always: 'Up to 1,000 characters. A number for urgent calls takes about 50 of them.' },
    ],
    ['nothing', 'BusinessName', typed({}), {}],
    [
      'the address that is used if the owner gives none',
      'BusinessEmail',
      typed({}, { contactEmail }),
      { untilChanged: `If you leave it empty: ${contactEmail}`, onceChanged: emailReason },
    ],
    [
      'why we ask for an address that is given',
      'BusinessEmail',
      typed({ BusinessEmail: 'desk@x.example' }, { contactEmail }),
      { always: emailReason },
    ],
    [
      'that the description needs the number',
      'UrgentCallsNumber',
      typed({ BusinessDescription: 'Put urgent calls through.' }),
      { untilChanged: urgentNumberMissing, onceChanged: questionOf('UrgentCallsNumber').reason },
    ],
    [
      'that urgent calls would come back',
      'UrgentCallsNumber',
      typed({ BusinessPhoneNumber: '512-555-0177', UrgentCallsNumber: '512-555-0177' }),
      { untilChanged: urgentNumberForwarded, onceChanged: questionOf('UrgentCallsNumber').reason },
    ],
    [
      'that the time zone is guessed from the state',
      'TimeZone',
      guessed({ TimeZone: 'America/Denver', BusinessAddressState: 'CO' }),
      { untilChanged: businessTexts.stateGuess },
    ],
    [
      'that the time zone is guessed from the device',
      'TimeZone',
      guessed({ TimeZone: 'America/Denver', BusinessAddressState: 'TX' }),
      { untilChanged: businessTexts.deviceGuess },
    ],
    [
      'that an answer is a guess',
      'ServiceType',
      guessed({ ServiceType: 'Fixed Location' }),
      { untilChanged: businessTexts.guess, always: reason },
    ],
    [
      'that an answer is needed later',
      'ServiceType',
      typed({}, { neededLater: ['ServiceType'] }),
      { untilChanged: businessTexts.neededLater, always: reason },
    ],
    [
      'that an answer is needed, where the review asks for it',
      'ServiceType',
      typed({}, { neededLater: ['ServiceType'], isFromReview: true }),
      { untilChanged: 'Needed before we create your receptionist.', always: reason },
    ],
    [
      'no longer that, once it is given',
      'ServiceType',
      typed({ ServiceType: 'Fixed Location' }, { neededLater: ['ServiceType'] }),
      { always: reason },
    ],
  ])('says %s', (_what, name, view, hint) => {
    expect(hintOf(name, view, undefined)).toEqual(hint);
  });

  test('says only what another tab saved, or else a doubt', () => {
    const view = guessed({ ServiceType: 'Fixed Location' });
    const otherTab = { ServiceType: 'Travel to Customer' };
    expect(hintOf('ServiceType', { ...view, otherTab }, 'Sure?')).toEqual({
      always: 'In your other tab: Travel to Customer',
    });
    expect(hintOf('ServiceType', view, 'Sure?')).toEqual({ untilChanged: 'Sure?', onceChanged: reason });
  });
});

describe('the answers from the website', () => {
  const found = answersOf({ BusinessName: 'rivera', BusinessEmail: 'ana@x.example' }, 'website');

  test('are those that the owner neither changed nor gave before', () => {
    expect(foundNames(found)).toEqual(['BusinessName', 'BusinessEmail']);
    expect(foundNames({ ...found, email: 'ana@x.example' })).toEqual(['BusinessName']);
    expect(foundNames(answersOf({ BusinessName: 'rivera' }, 'owner'))).toEqual([]);
  });

  test('may have a name that is made from the address', () => {
    const view = viewOf(found, { isNameOfHost: true });
    expect(doubtsOf(view, ['BusinessName']).BusinessName).toBe(businessTexts.checkName);
    expect(doubtsOf(view, []).BusinessName).toBeUndefined();
    expect(doubtsOf(viewOf(found), ['BusinessName']).BusinessName).toBeUndefined();
  });
});

test('an email address that we made up is doubted until the business gives its own', () => {
  const madeUp = { contactEmail: 'info@x.example', isEmailGuessed: true };
  expect(doubtsOf(typed({}, madeUp), []).BusinessEmail).toContain('info@x.example');
  expect(doubtsOf(typed({ BusinessEmail: 'ana@x.example' }, madeUp), []).BusinessEmail).toBeUndefined();
  expect(doubtsOf(typed({}, { contactEmail: 'ana@x.example' }), []).BusinessEmail).toBeUndefined();
  const emailQuestion = {
    field: 'BusinessEmail',
    address: 'info@x.example',
    suggestion: null,
    wasAsked: false,
  };
  expect(doubtsOf(typed({}, { ...madeUp, emailQuestion }), []).BusinessEmail).toBeUndefined();
});

test.each([
  ['those of the trade', 'guess', 'dental', 'The usual hours of dental offices: our guess, please check.'],
  ['those of any business', 'guess', undefined, businessTexts.guess],
  ['no guess', 'website', 'dental', null],
] as const)('says whether opening hours are a guess: %s', (_what, source, trade, note) => {
  const hours = { value: defaultSchedule(), source };
  const answers = { ...noAnswers, hours, trade: trade && { value: trade, source } };
  expect(hoursNote(answers)).toBe(note);
});
