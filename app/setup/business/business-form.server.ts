import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { answerRows } from '~/answers/answer-rows';
import { descriptionToSend, isTooLong, parseAnswer } from '~/answers/answer-text';
import { contactWithoutBusiness } from '~/answers/contact';
import { mergeAnswers, noAnswers, pickAnswers, textsOf } from '~/answers/answers';
import type { Answer, AnswersAndGuesses, Source } from '~/answers/answers';
import { hoursOrUsual, withGuesses } from '~/answers/guesses';
import { tradeBySlug } from '~/content/trades/trades';
import { isApplicable, questionNames, questionOf, unansweredOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { isLongerThan, normalizeLine } from '~/domain/typed-text';
import { daySummary } from '~/domain/hours-summary';
import { weekSchema } from '~/domain/schemas.server';
import { dayName, days, isDayValid, isSameWeek, openingHoursMessage } from '~/domain/weekly-schedule';
import { emailButton, useGuessIntent } from '~/site/email/email-field';
import { emailQuestion } from '~/site/email/email-suggestion';
import type { EmailQuestion } from '~/site/email/email-suggestion';
import { missingMessage } from '~/content/form-errors';
import { recordOfKnown } from '~/platform/cookies/known-entries';
import { textOf } from '~/platform/http/receive-form.server';
import { emailsAskedAbout } from '../draft.server';
import { revisionOf } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { dayFieldName, scheduleFromForm } from './schedule-form';
import { blankFieldNames } from './starter-lines';
import type { Suggestions } from './starter-lines';

/** A submitted form, valid or not. */
export interface SubmittedBusiness {
  setup: OpenSetup;
  origin: FormOrigin;
  /** The form's answers. Findings of a website that was read after the form was rendered fill in empty answers. */
  answers: AnswersAndGuesses;
  /** Values that another tab saved since the form was rendered, if they differ from the submitted ones. */
  otherTab: OtherTab | null;
  /** The suggested lines with the words in their blanks; `null` if the form showed none. */
  suggested: Suggestions | null;
  /** The question that the response asks about an email address. */
  emailQuestion: EmailQuestion | null;
}

/** The values that another tab saved, as text, by field name. */
export type OtherTab = Readonly<Record<string, string>>;

export const emailNames = questionNames.filter((name) => questionOf(name).kind === 'email');

export function readBusiness(setup: OpenSetup, form: FormData): SubmittedBusiness {
  const origin = readOrigin(setup, form);
  const ofForm = readAnswers(setup, form, origin.answers);
  const merged = setup.findings ? mergeAnswers(ofForm, setup.findings.answers) : ofForm;
  const answers = form.get('intent') === useGuessIntent ? confirmGuessedEmail(merged) : merged;
  return {
    setup,
    origin,
    answers,
    otherTab: isChangedElsewhere(origin, setup) ? differences(setup.answers, answers) : null,
    suggested: readSuggested(form),
    emailQuestion: questionToAsk(setup, form, answers),
  };
}

/** The address that we use if the business has none, if it is our guess; else empty. */
function guessedEmail(answers: AnswersAndGuesses): string {
  const { email, isGuess } = contactWithoutBusiness(answers);
  return isGuess && !textsOf(answers).BusinessEmail ? email : '';
}

function confirmGuessedEmail(answers: AnswersAndGuesses): AnswersAndGuesses {
  const value = guessedEmail(answers);
  if (!value) return answers;
  return { ...answers, fields: { ...answers.fields, BusinessEmail: { value, source: 'owner' } } };
}

/**
 * The question that the form has already, or that Next asks, unless its button answers it. No address is asked about twice,
 * even if the page is opened again, and none from the website.
 */
function questionToAsk({ draft }: OpenSetup, form: FormData, answers: AnswersAndGuesses) {
  if (form.has(emailButton)) return null;
  const questions = emailNames
    .filter((name) => answers.fields[name]?.source !== 'website')
    .map((name) => emailQuestion(form, name, emailsAskedAbout(draft), guessedEmail(answers)));
  const isNext = form.get('intent') === 'next';
  return questions.find((question) => question && (question.wasAsked || isNext)) ?? null;
}

/** The answers in the form. Fields that the form lacks keep their saved answers. */
function readAnswers(
  { answers: saved }: OpenSetup,
  form: FormData,
  shown: FormOrigin['answers'],
): AnswersAndGuesses {
  const hours = scheduleFromForm(form);
  const trade = tradeBySlug(form.get('trade'))?.slug ?? '';
  const consentedAt = saved.consent.at ?? new Date().toISOString();
  const consent = form.has('smsConsent') ? { given: true, at: consentedAt } : noAnswers.consent;
  return {
    ...saved,
    fields: pickAnswers((name) => {
      if (!form.has(name)) return saved.fields[name];
      const { text } = parseAnswer(name, textOf(form, name));
      return text || shown.fields[name] ? withSource(text, shown.fields[name]) : undefined;
    }),
    hours: hours ? withSource(hours, shown.hours, isSameWeek) : shown.hours,
    // The list's first option is no trade. If it is unchanged, the question has no answer.
    trade: form.has('trade') && (trade || shown.trade) ? withSource(trade, shown.trade) : shown.trade,
    // Browsers don't send an unticked box. A form without the trade isn't whole, so it says nothing about the box.
    consent: form.has('trade') || form.has('smsConsent') ? consent : saved.consent,
  };
}

/** A value that the form showed keeps its source. Any other value is the owner's. */
function withSource<Value>(
  value: Value,
  shown: Answer<Value, Source> | undefined,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Answer<Value, Source> {
  return { value, source: shown && isSame(value, shown.value) ? shown.source : 'owner' };
}

/**
 * What the page of a form was rendered from, as the hidden fields say (`FormOriginFields`). It tells which answers the owner
 * changed, and whether another tab has saved the draft since.
 */
interface FormOrigin {
  /** A random ID of the opened page. The responses to the page's form keep this ID. */
  openedFormId: string;
  /** The revision of the draft; `null` if the form doesn't say it. */
  revision: number | null;
  /** The answers that the page showed, including guesses. */
  answers: Pick<AnswersAndGuesses, 'fields' | 'hours' | 'trade' | 'websiteAddress'>;
}

function readOrigin(setup: OpenSetup, form: FormData): FormOrigin {
  const shown = readJson(textOf(form, 'shown'), shownSchema);
  // FORMER RELEASE: the fourth release's form doesn't say what it shows. Change to `shown ?? setup.answers`.
  const answers = shown ?? { ...withGuesses(setup.answers), websiteAddress: undefined };
  return { openedFormId: shown?.pageView ?? newOpenedFormId(), revision: revisionOf(form), answers };
}

export function newOpenedFormId(): string {
  return randomUUID().slice(-8);
}

/**
 * Whether the draft was saved after the page was rendered. A draft without answers replaces a lost cookie, so it isn't newer.
 */
export function isOutdated({ revision: shown }: FormOrigin, { draft }: OpenSetup): boolean {
  const { fields, hours, trade, consent } = draft.savedAnswers;
  const hasAnswers = Boolean(Object.keys(fields).length > 0 || hours || trade || consent.given);
  return hasAnswers && shown !== null && shown < draft.revision;
}

/**
 * Whether, since the page was rendered, another website was read or another page saved the draft. A page may send its own
 * saved form again, after a reload or Back.
 */
function isChangedElsewhere(origin: FormOrigin, setup: OpenSetup): boolean {
  const [here, now] = [origin.answers.websiteAddress, setup.answers.websiteAddress];
  if (here && now && here !== now) return true;
  return isOutdated(origin, setup) && setup.draft.savedBy !== origin.openedFormId;
}

const source = z.enum(['owner', 'website', 'guess']);
const shownText = z.object({ value: z.string(), source });

/** The JSON of the hidden field `shown`. A visitor who changes it can only claim other sources. */
const shownSchema = z.object({
  /** `openedFormId`. This name stays, because pages that are open during a deploy send it, too. */
  pageView: z.string().max(8),
  fields: recordOfKnown(questionNames, shownText),
  hours: z.object({ value: weekSchema, source }).optional().catch(undefined),
  trade: shownText.optional(),
  websiteAddress: z.string().optional(),
});

/** Parses the JSON value of a hidden field or button. `null` if the value doesn't match the schema. */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function readSuggested(form: FormData): Suggestions | null {
  if (!form.has('suggested')) return null;
  return {
    trade: textOf(form, 'suggested'),
    blanks: Object.fromEntries(
      blankFieldNames.map((name) => [name, normalizeLine(textOf(form, name)).trim()]),
    ),
    added: [...form.keys()].filter((name) => name.startsWith('added[')).map((name) => textOf(form, name)),
  };
}

/** The saved value of each field that differs, or `null` if none does. */
function differences(saved: AnswersAndGuesses, submitted: AnswersAndGuesses): OtherTab | null {
  const here = new Map(fieldRows(submitted).map(({ name, text }) => [name, text]));
  const differing = fieldRows(saved).filter(({ name, text }) => text !== (here.get(name) ?? ''));
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map(({ name, text }) => [name, text || 'empty']));
}

/** The rows of the answers, with a row for each day's hours, because each day has a note of its own. */
export function fieldRows(answers: AnswersAndGuesses): { name: string; label: string; text: string }[] {
  const hours = hoursOrUsual(answers);
  return [
    ...answerRows(answers).filter(({ name }) => name !== 'hours'),
    ...days.map((day) => ({ name: dayFieldName(day), label: dayName(day), text: daySummary(hours[day]) })),
  ];
}

/**
 * The questions that must be answered before the next step. The business's email is one of them if we know no other address.
 */
export function requiredForNext({ variant, answers }: OpenSetup): QuestionName[] {
  const needsEmail = contactWithoutBusiness(answers).email === '';
  return [...variant.requiredToContinue, ...(needsEmail ? (['BusinessEmail'] as const) : [])];
}

/** Messages by field name. */
export type FieldMessages = Record<string, string[]>;

/** All errors of the answers at once. Answers to questions that don't apply have none. */
export function errorsOf(answers: AnswersAndGuesses, required: readonly QuestionName[]): FieldMessages {
  const errors: FieldMessages = {};
  const texts = textsOf(answers);
  for (const name of questionNames) {
    const { error } = parseAnswer(name, texts[name] ?? '');
    if (error && isApplicable(name, texts)) errors[name] = [error];
  }
  for (const name of unansweredOf(texts, required)) errors[name] = [missingMessage];
  for (const day of days)
    if (answers.hours && !isDayValid(answers.hours.value[day]))
      errors[dayFieldName(day)] = [openingHoursMessage];
  if (!errors.BusinessDescription && isLongerThan(descriptionToSend(texts), descriptionMax))
    errors.BusinessDescription = [noRoomForNumber];
  return errors;
}

/** Whether the draft can hold the text. It is kept up to twice its limit, because longer cookies would evict other setups. */
export function fitsDraft(name: QuestionName, text: string): boolean {
  return text.length <= 2 * questionOf(name).max || !isTooLong(name, text);
}

/** The errors of the answers that don't fit into the draft. */
export function unsavableErrors(answers: AnswersAndGuesses): FieldMessages {
  const texts = textsOf(answers);
  const unsavable: string[] = questionNames.filter((name) => !fitsDraft(name, texts[name] ?? ''));
  return Object.fromEntries(
    Object.entries(errorsOf(answers, [])).filter(([field]) => unsavable.includes(field)),
  );
}

const { max: descriptionMax } = questionOf('BusinessDescription');
const noRoomForNumber =
  'Shorten the description by about 50 characters. The line with the number for urgent calls is added to it.';
