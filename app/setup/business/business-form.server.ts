import { z } from 'zod';
import type { SubmissionResult } from '@conform-to/react';

import {
  confirmed,
  emailWithoutBusiness,
  layered,
  noAnswers,
  storedText,
  submittedAnswers,
  textsOf,
  withValues,
} from '~/answers/answers';
import type { Answers, SubmittedValues } from '~/answers/answers';
import { blanksMessage, hasBlanks, invalidMessage, readAnswerText } from '~/answers/answer-text';
import { guess, hoursOf, isUsualHours, withGuesses } from '~/answers/guesses';
import type { StarterTopic } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import {
  questionNames,
  displayText,
  isApplicable,
  unansweredOf,
  questionOf,
  requiredQuestions,
} from '~/domain/business-questions';
import type { QuestionName, AnswerTexts } from '~/domain/business-questions';
import { daySummary } from '~/domain/hours-summary';
import { descriptionWithUrgentNumber } from '~/domain/urgent-calls';
import { dayName, days, isDayValid, openingHoursMessage } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import type { Notice } from '~/platform/forms/notice';
import { isLongerThan, normalizeLine } from '~/platform/forms/server/normalize-text';
import { optionalText, requiredText } from '~/platform/forms/server/text-fields.server';
import { textOf } from '~/platform/http/receive-form.server';
import { answersOf } from '../draft.server';
import { missingFieldsNotice } from '../notices';
import type { Variant } from '../variants';
import type { OpenSetup } from '../open-setup.server';
import { blankNames, firstEmptyBlank, typedLines, unfilledMessage, withLines } from './starter-lines';
import type { ShownLines } from './starter-lines';
import { isOpenField, scheduleFromForm } from './schedule-form';
import { formValues, guessField } from './shown-answers';
import type { FormState } from './shown-answers';

/** The values that another tab saved, as text, by field name. */
export type OtherTab = Readonly<Record<string, string>>;

export type ParsedBusiness = {
  /** The answers that the setup has already, without guesses. */
  saved: Answers;
  /** The submitted answers, valid or not. */
  typed: Answers;
  formState: FormState;
  /** Values that another tab saved since this form was rendered, if they differ from the submitted ones. */
  otherTab: OtherTab | null;
  /** The suggested lines with what was typed into them; `null` if the form showed none. */
  suggested: ShownLines | null;
  /** The suggested lines that the owner began to fill in, and that stop the next step. */
  unfilled: StarterTopic[];
} & ({ ok: true; value: Answers } | { ok: false; reply: { lastResult?: SubmissionResult; notice?: Notice } });

export function parseBusiness(setup: OpenSetup, form: FormData): ParsedBusiness {
  const saved = answersOf(setup.draft, setup.findings);
  const submitted = submittedAnswers(readValues(form, saved), shownAnswers(setup, form));
  const { websiteAddress, email } = saved;
  const answers = { ...layered(submitted, saved), websiteAddress, email };
  const suggested = readSuggested(form, answers.trade?.value);
  const isNext = textOf(form, 'intent') === 'next';
  const { typed, errors, unfilled } = withTypedLines(answers, isNext ? suggested : null);
  const required = requiredForNext(setup.variant, saved);
  const texts = textsOf(typed);
  const result = businessForm(required, texts).safeParse({ ...texts, WeeklySchedule: hoursOf(typed) });
  const otherTab = isOutdated(setup, form) ? differences(saved, typed) : null;
  const parsed = { saved, typed, formState: formStateOf(setup), otherTab, suggested, unfilled };
  if (result.success && !otherTab && !errors) {
    const { WeeklySchedule: _valid, ...values } = result.data;
    return { ...parsed, ok: true, value: confirmed(withNotation(typed, values)) };
  }
  const missing = unansweredOf(texts, required);
  const reply = {
    ...(result.error || errors
      ? { lastResult: errorReply(typed, { ...(result.error && errorsOf(result.error)), ...errors }) }
      : {}),
    ...(missing.length > 0 ? { notice: missingFieldsNotice(missing) } : {}),
  };
  return { ...parsed, ok: false, reply };
}

export function formStateOf({ draft, findings }: OpenSetup): FormState {
  return { revision: draft.revision, showsWebsite: findings !== null };
}

/** The form needs an email address if the owner can't be reached by the website or the email given before. */
export function requiredForNext(variant: Variant, answers: Answers): QuestionName[] {
  const required = requiredQuestions(variant.key, 'requiredToContinue');
  return questionNames.filter(
    (name) => required.includes(name) || (name === 'BusinessEmail' && emailWithoutBusiness(answers) === ''),
  );
}

/** The schema of the form. It converts values to their stored notation, such as phone numbers with dashes. */
export function businessForm(required: readonly QuestionName[], typed: AnswerTexts) {
  const fields = questionNames.map(
    (name) => [name, fieldSchema(name, required.includes(name), typed)] as const,
  );
  return z.object({
    ...(Object.fromEntries(fields) as Record<QuestionName, ReturnType<typeof fieldSchema>>), // has one entry per name
    WeeklySchedule: z.custom<WeeklySchedule>().superRefine((schedule, ctx) => {
      for (const day of days)
        if (!isDayValid(schedule[day]))
          ctx.addIssue({ code: 'custom', path: [day], message: `${dayName(day)}: ${openingHoursMessage}` });
    }),
  });
}

function fieldSchema(name: QuestionName, isRequired: boolean, typed: AnswerTexts) {
  const question = questionOf(name);
  const text: z.ZodType<string | undefined> = isRequired
    ? requiredText(question.label, question.max)
    : optionalText(question.label, question.max, question.kind === 'long-text' ? 'several' : 'one');
  return text.transform((value, ctx) => {
    if (!value || !isApplicable(name, typed)) return value;
    const read = readAnswerText(name, value);
    if (read === null) ctx.addIssue({ code: 'custom', message: invalidMessage(question) });
    if (question.kind === 'long-text' && hasBlanks(value))
      ctx.addIssue({ code: 'custom', message: blanksMessage });
    const sent =
      question.kind === 'long-text' ? descriptionWithUrgentNumber({ ...typed, [name]: value }) : '';
    if (isLongerThan(sent, question.max)) ctx.addIssue({ code: 'custom', message: noRoomForNumber });
    return read ?? z.NEVER;
  });
}

const noRoomForNumber =
  'Shorten the description by about 50 characters. The line with the number for urgent calls is added to it.';

export function errorReply(answers: Answers, error: Record<string, string[]>): SubmissionResult {
  return { status: 'error', initialValue: formValues(answers), error };
}

function errorsOf({ issues }: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}

function readValues(form: FormData, saved: Answers): SubmittedValues {
  return {
    fields: Object.fromEntries(questionNames.map((name) => [name, textOf(form, name)])),
    hours: scheduleFromForm(form) ?? hoursOf(saved),
    trade: form.has('trade') ? (tradeBySlug(form.get('trade'))?.slug ?? '') : undefined,
    consentAt: form.has('smsConsent') ? new Date().toISOString() : null,
  };
}

/**
 * What the form showed. It names its guesses itself: a button may have filled in the usual details of a trade that isn't
 * saved, and a script the time zone of the device.
 */
function shownAnswers({ draft, findings }: OpenSetup, form: FormData): Answers {
  const state = formStateIn(form);
  const shown = answersOf(draft, state?.showsWebsite === false ? null : findings);
  if (!state) return withGuesses(shown);
  const guesses = questionNames.map((name) => [name, guess(textOf(form, guessField(name)))] as const);
  const hours = form.has(guessField('hours')) ? scheduleFromForm(form) : null;
  return layered(shown, {
    ...noAnswers,
    fields: Object.fromEntries(guesses.filter(([, answer]) => answer)),
    hours: hours && isUsualHours(hours) ? { value: hours, source: 'guess' } : undefined,
    trade: guess(textOf(form, guessField('trade'))),
  });
}

function readSuggested(form: FormData, trade: string | undefined): ShownLines | null {
  if (!form.has('suggested')) return null;
  return {
    trade: textOf(form, 'suggested') || trade,
    blanks: Object.fromEntries(
      blankNames.map((name) => [name, normalizeLine(textOf(form, name)).trim()] as const),
    ),
    added: form.getAll('added').filter((line) => typeof line === 'string'),
  };
}

/** The answers in the notation that is stored. */
function withNotation(answers: Answers, values: AnswerTexts): Answers {
  const fields: Answers['fields'] = {};
  for (const name of questionNames) {
    const answer = answers.fields[name];
    if (answer) fields[name] = { ...answer, value: values[name] ?? '' };
  }
  return { ...answers, fields };
}

const { label: descriptionLabel, max: descriptionMax } = questionOf('BusinessDescription');

export const tooLongForLines = `${descriptionLabel} has room for ${descriptionMax.toLocaleString('en-US')} characters. Shorten it, then add the line.`;

interface WithTypedLines {
  typed: Answers;
  errors?: Record<string, string[]>;
  unfilled: StarterTopic[];
}

/** Adds the suggested lines that the owner filled in but didn't add, because they were filled in to be used. */
function withTypedLines(typed: Answers, suggested: ShownLines | null): WithTypedLines {
  const { lines, unfilled } = suggested ? typedLines(suggested) : { lines: [], unfilled: [] };
  const { BusinessDescription: description = '' } = textsOf(typed);
  const text = lines.length > 0 ? withLines(description, lines, descriptionMax) : description;
  if (text === null) return { typed, errors: { BusinessDescription: [tooLongForLines] }, unfilled: [] };
  const longer = withValues(typed, { BusinessDescription: text });
  if (!suggested || unfilled.length === 0) return { typed: longer, unfilled };
  const errors = Object.fromEntries(
    unfilled.map((topic) => [firstEmptyBlank(suggested, topic), [unfilledMessage(suggested.trade, topic)]]),
  );
  return { typed: longer, errors, unfilled };
}

function formStateIn(form: FormData): FormState | null {
  const revision = textOf(form, 'revision');
  if (!/^\d+$/.test(revision)) return null;
  return { revision: Number(revision), showsWebsite: form.has('showsWebsite') };
}

/** Whether the draft was saved after the form was rendered. A draft whose cookie was lost has revision 0 and no answers. */
export function isOutdated({ draft: { revision, answers } }: OpenSetup, form: FormData): boolean {
  const state = formStateIn(form);
  const hasAnswers = Object.keys(answers.fields).length > 0 || answers.hours !== undefined;
  return state !== null && hasAnswers && state.revision !== revision;
}

/** The saved value of each field that differs, or `null` if none does. */
function differences(saved: Answers, typed: Answers): OtherTab | null {
  const [here, there] = [formTexts(typed), formTexts(saved)];
  const differing = there.filter(({ stored }, index) => stored !== here[index]?.stored);
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map(({ name, text }) => [name, text || 'empty']));
}

/** The value of each field of the form, in the notation that is stored and as a text to read. */
function formTexts(answers: Answers): { name: string; stored: string; text: string }[] {
  const texts = textsOf(answers);
  const hours = hoursOf(answers);
  const shown = (name: string, text: string) => ({ name, stored: text, text });
  return [
    ...questionNames.map((name) => ({
      name,
      stored: storedText(name, texts[name] ?? ''),
      text: displayText(name, texts),
    })),
    ...days.map((day) => shown(isOpenField(day), daySummary(hours[day]))),
    shown('trade', tradeBySlug(answers.trade?.value)?.name ?? 'Something else'),
    shown('smsConsent', answers.consent.given ? 'Yes' : 'No'),
  ];
}
