import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { mergeAnswers, noAnswers, textsOf } from '~/answers/answers';
import { acceptGuesses, submittedAnswers } from '~/answers/submitted-answers';
import { emailWithoutBusiness } from '~/answers/contact';
import type { Answers } from '~/answers/answers';
import type { SubmittedValues } from '~/answers/submitted-answers';
import { answerRows } from '~/answers/answer-rows';
import {
  blanksMessage,
  descriptionToSend,
  hasBlanks,
  invalidMessage,
  parseAnswer,
} from '~/answers/answer-text';
import { guess, hoursOrUsual, isUsualHours, withGuesses } from '~/answers/guesses';
import type { StarterTopic } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { questionNames, isApplicable, questionOf, requiredQuestions } from '~/domain/business-questions';
import type { QuestionName, AnswerTexts } from '~/domain/business-questions';
import { daySummary } from '~/domain/hours-summary';
import { days, isDayValid, mapDays, openingHoursMessage } from '~/domain/weekly-schedule';
import { isLongerThan, normalizeLine } from '~/domain/typed-text';
import { optionalText, requiredText } from '~/platform/forms/text-fields.server';
import { textOf } from '~/platform/http/receive-form.server';
import { savedAnswers } from '../draft.server';
import type { Variant } from '../variants';
import type { OpenSetup } from '../open-setup.server';
import { blankFieldNames, filledLines, firstEmptyBlank, unfilledMessage, appendLines } from './starter-lines';
import type { ShownLines } from './starter-lines';
import { openFieldName, scheduleFields, scheduleFromForm } from './schedule-form';
import { guessFieldName } from './shown-answers';
import type { FormState } from './shown-answers';

/** The values that another tab saved, as text, by field name. */
export type OtherTab = Readonly<Record<string, string>>;

/** A submitted form, valid or not. */
export interface SubmittedBusiness {
  /** The submitted fields, with the values of `submitted`. */
  form: FormData;
  /** The answers that the setup has already, without guesses. */
  known: Answers;
  /** The answers of the form. */
  submitted: Answers;
  formState: FormState;
  /** Values that another tab saved since this form was rendered, if they differ from the submitted ones. */
  otherTab: OtherTab | null;
  /** The suggested lines with the words in their blanks; `null` if the form showed none. */
  suggested: ShownLines | null;
  /** The suggested lines that the owner began to fill in, and that stop the next step. */
  unfilled: StarterTopic[];
  /** Errors of the suggested lines, by field name. */
  lineErrors: Record<string, string[]>;
}

export function readBusiness(setup: OpenSetup, form: FormData): SubmittedBusiness {
  const known = savedAnswers(setup.draft, setup.findings);
  const suggested = readSuggested(form);
  const isNext = textOf(form, 'intent') === 'next';
  const { description, ...lines } = isNext && suggested ? addFilledLines(form, suggested) : noLines;
  const fromForm = submittedAnswers(readValues(form, known, description), shownAnswers(setup, form));
  const { websiteAddress, email } = known;
  // A website that was read after the form was rendered fills fields that the owner left empty.
  const submitted = { ...mergeAnswers(fromForm, known), websiteAddress, email };
  const otherTab = isSavedElsewhere(setup, form) ? differences(known, submitted) : null;
  return {
    form: copyWith(form, submitted),
    known,
    submitted,
    formState: formStateOf(setup, formStateIn(form)?.pageView),
    otherTab,
    suggested,
    ...lines,
  };
}

function copyWith(form: FormData, answers: Answers): FormData {
  const copy = new FormData();
  for (const [name, value] of form) if (!name.startsWith('WeeklySchedule.')) copy.append(name, value);
  for (const [name, text] of Object.entries(textsOf(answers))) copy.set(name, text);
  for (const [name, value] of scheduleFields(hoursOrUsual(answers))) copy.set(name, value);
  return copy;
}

export function formStateOf({ draft, findings }: OpenSetup, pageView = randomUUID().slice(-8)): FormState {
  return { revision: draft.revision, showsWebsite: findings !== null, pageView };
}

/** The form needs an email address if the owner can't be reached by the website or the email given before. */
export function requiredForNext(variant: Variant, answers: Answers): QuestionName[] {
  const required = requiredQuestions(variant.key, 'requiredToContinue');
  return questionNames.filter(
    (name) => required.includes(name) || (name === 'BusinessEmail' && emailWithoutBusiness(answers) === ''),
  );
}

/**
 * The schema of the form. It converts values to their stored notation, such as phone numbers with dashes. The rules that
 * depend on several answers run even if a field is invalid (`when`), because all errors are shown at once.
 */
export function businessSchema(required: readonly QuestionName[]) {
  const fields = questionNames.map((name) => [name, fieldSchema(name, required.includes(name))] as const);
  return z
    .object({
      ...(Object.fromEntries(fields) as Record<QuestionName, ReturnType<typeof fieldSchema>>), // has one entry per name
      WeeklySchedule: z.object(mapDays(() => daySchema)),
    })
    .superRefine(
      ({ WeeklySchedule: _week, ...texts }, ctx) => {
        for (const name of questionNames)
          if (questionOf(name).onlyIf && isApplicable(name, texts) && !isValidAnswer(name, texts[name]))
            ctx.addIssue({ code: 'custom', path: [name], message: invalidMessage(questionOf(name)) });
        const { BusinessDescription: description = '' } = texts;
        if (
          !isLongerThan(description, descriptionMax) &&
          isLongerThan(descriptionToSend(texts), descriptionMax)
        )
          ctx.addIssue({ code: 'custom', path: ['BusinessDescription'], message: noRoomForNumber });
      },
      { when: () => true },
    );
}

/** A day as its fields name it. */
const daySchema = z
  .object({
    isOpen: z.string().optional(),
    ranges: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
  })
  .transform(({ isOpen, ranges }) => ({ isOpen: isOpen !== undefined, ranges }))
  .refine(isDayValid, openingHoursMessage);

/** The schema of an answer by itself. Whether a question with `onlyIf` applies depends on another answer. */
function fieldSchema(name: QuestionName, isRequired: boolean) {
  const question = questionOf(name);
  const text: z.ZodType<string | undefined> = isRequired
    ? requiredText(question.label, question.max)
    : optionalText(question.label, question.max, question.kind === 'long-text' ? 'several' : 'one');
  return text.transform((value, ctx) => {
    if (!question.onlyIf && !isValidAnswer(name, value))
      ctx.addIssue({ code: 'custom', message: invalidMessage(question) });
    if (question.kind === 'long-text' && value && hasBlanks(value))
      ctx.addIssue({ code: 'custom', message: blanksMessage });
    return value && (parseAnswer(name, value) ?? value);
  });
}

function isValidAnswer(name: QuestionName, text: string | undefined): boolean {
  return !text || parseAnswer(name, text) !== null;
}

const noRoomForNumber =
  'Shorten the description by about 50 characters. The line with the number for urgent calls is added to it.';

/** The answers of a valid form: in the notation that is stored, and with its guesses as the owner's. */
export function answersOfValidForm(submitted: Answers, values: AnswerTexts): Answers {
  const fields: Answers['fields'] = {};
  for (const name of questionNames) {
    const answer = submitted.fields[name];
    if (answer) fields[name] = { ...answer, value: values[name] ?? '' };
  }
  return acceptGuesses({ ...submitted, fields });
}

function readValues(form: FormData, known: Answers, description: string | undefined): SubmittedValues {
  const fields = Object.fromEntries(questionNames.map((name) => [name, textOf(form, name)]));
  return {
    fields: description === undefined ? fields : { ...fields, BusinessDescription: description },
    hours: scheduleFromForm(form) ?? hoursOrUsual(known),
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
  const shown = savedAnswers(draft, state?.showsWebsite === false ? null : findings);
  if (!state) return withGuesses(shown);
  const guesses = questionNames.map((name) => [name, guess(textOf(form, guessFieldName(name)))] as const);
  const hours = form.has(guessFieldName('hours')) ? scheduleFromForm(form) : null;
  return mergeAnswers(shown, {
    ...noAnswers,
    fields: Object.fromEntries(guesses.filter(([, answer]) => answer)),
    hours: hours && isUsualHours(hours) ? { value: hours, source: 'guess' } : undefined,
    trade: guess(textOf(form, guessFieldName('trade'))),
  });
}

function readSuggested(form: FormData): ShownLines | null {
  if (!form.has('suggested')) return null;
  return {
    trade: textOf(form, 'suggested'),
    blanks: Object.fromEntries(
      blankFieldNames.map((name) => [name, normalizeLine(textOf(form, name)).trim()] as const),
    ),
    added: [...form.keys()].filter((name) => name.startsWith('added[')).map((name) => textOf(form, name)),
  };
}

const { label: descriptionLabel, max: descriptionMax } = questionOf('BusinessDescription');

export const tooLongForLines = `${descriptionLabel} has room for ${descriptionMax.toLocaleString('en-US')} characters. Shorten it, then add the line.`;

interface FilledLines extends Pick<SubmittedBusiness, 'unfilled' | 'lineErrors'> {
  /** The description with the added lines, if it is another one than the submitted. */
  description?: string;
}

const noLines: FilledLines = { unfilled: [], lineErrors: {} };

/** Adds the suggested lines that the owner filled in but didn't add, because they were filled in to be used. */
function addFilledLines(form: FormData, suggested: ShownLines): FilledLines {
  const { lines, unfilled } = filledLines(suggested);
  const lineErrors = Object.fromEntries(
    unfilled.map((topic) => [firstEmptyBlank(suggested, topic), [unfilledMessage(suggested.trade, topic)]]),
  );
  if (lines.length === 0) return { unfilled, lineErrors };
  const description = appendLines(textOf(form, 'BusinessDescription'), lines, descriptionMax);
  if (description === null) return { ...noLines, lineErrors: { BusinessDescription: [tooLongForLines] } };
  return { description, unfilled, lineErrors };
}

function formStateIn(form: FormData) {
  const revision = textOf(form, 'revision');
  if (!/^\d+$/.test(revision)) return null;
  const pageView = textOf(form, 'pageView').slice(0, 8) || undefined;
  return { revision: Number(revision), showsWebsite: form.has('showsWebsite'), pageView };
}

/** Whether the draft was saved after the form was rendered. A draft whose cookie was lost has revision 0 and no answers. */
export function isOutdated({ draft: { revision, answers } }: OpenSetup, form: FormData): boolean {
  const state = formStateIn(form);
  const hasAnswers = Object.keys(answers.fields).length > 0 || answers.hours !== undefined;
  return state !== null && hasAnswers && state.revision < revision;
}

/** Whether another page saved the draft since. A page's own form may be sent again, after a reload or Back. */
function isSavedElsewhere(setup: OpenSetup, form: FormData): boolean {
  const { savedBy } = setup.draft;
  const isOwnSave = savedBy !== undefined && savedBy === formStateIn(form)?.pageView;
  return isOutdated(setup, form) && !isOwnSave;
}

/** The known value of each field that differs, or `null` if none does. */
function differences(known: Answers, submitted: Answers): OtherTab | null {
  const here = new Map(fieldTexts(submitted));
  const differing = fieldTexts(known).filter(([name, text]) => text !== (here.get(name) ?? ''));
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map(([name, text]) => [name, text || 'empty']));
}

/** The rows of the answers, and one for each day, because a note stands at each day. */
function fieldTexts(answers: Answers): [name: string, text: string][] {
  const hours = hoursOrUsual(answers);
  return [
    ...answerRows(answers).map(({ name, text }): [string, string] => [name, text]),
    ...days.map((day): [string, string] => [openFieldName(day), daySummary(hours[day])]),
  ];
}
