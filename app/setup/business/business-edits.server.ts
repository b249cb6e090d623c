import { z } from 'zod';

import { textsOf } from '~/answers/answers';
import type { AnswersAndGuesses } from '~/answers/answers';
import { guessTrade, hoursOrUsual, isUsualHours, withGuesses } from '~/answers/guesses';
import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { keysOf } from '~/domain/keys';
import { weekSchema } from '~/domain/schemas.server';
import { timeZoneOfState } from '~/domain/us-states';
import { days, openingHoursMessage, usualWeekNames } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { emailButton } from '~/site/email/email-field';
import type { EmailAnswer } from '~/site/email/email-field';
import { suggestedEmail } from '~/site/email/email-suggestion';
import type { Notice } from '~/platform/forms/notice';
import { emailNames, readJson } from './business-form.server';
import type { FieldMessages, SubmittedBusiness } from './business-form.server';
import { applyEdit, findInvalidDay } from './hours-state';
import type { EditedHours, HoursEdit } from './hours-state';
import { dayFieldName } from './schedule-form';
import { appendLines, chosenLines, firstEmptyBlank, unaddedLines, unaddedMessage } from './starter-lines';
import type { Suggestions } from './starter-lines';

/** The differences between the page that the response shows and the submitted form. */
export interface PageChanges extends Pick<EmailAnswer, 'changedEmail'> {
  answers?: AnswersAndGuesses;
  errors?: FieldMessages;
  notice?: Notice | undefined;
  /** The part that an edit button changed: the hours of a day or of the whole week, or a section. */
  edited?: EditedHours | 'lines' | 'email';
  /** The suggested lines, if the page shows them. */
  suggested?: Suggestions | null;
  /** The hours that a usual week replaced. */
  weekBefore?: WeeklySchedule | null;
}

/** The buttons that edit an answer and stay on the page, by name. Their values say what they change. */
export const edits = {
  [emailButton]: useSuggestedEmail,
  'edit-hours': editHours,
  'edit-trade': suggestForTrade,
  'add-lines': addLines,
} satisfies Record<string, (submitted: SubmittedBusiness, value: string) => PageChanges>;
export const editButtons = keysOf(edits);

function useSuggestedEmail({ answers }: SubmittedBusiness, field: string): PageChanges {
  const name = emailNames.find((email) => email === field);
  const suggestion = name && suggestedEmail(textsOf(answers)[name] ?? '');
  const changed = suggestion ? { answers: withText(answers, name, suggestion) } : {};
  return { ...changed, edited: 'email', changedEmail: field };
}

function editHours({ answers }: SubmittedBusiness, button: string): PageChanges {
  const edit = readHoursEdit(button);
  if (!edit) return { edited: 'week' };
  const before = hoursOrUsual(answers);
  const invalidDay = findInvalidDay(before, edit);
  if (invalidDay) return { errors: { [dayFieldName(invalidDay)]: [openingHoursMessage] } };
  const value = applyEdit(before, edit);
  const isGuessAgain = edit.type === 'restore' && isUsualHours(value);
  return {
    answers: { ...answers, hours: { value, source: isGuessAgain ? 'guess' : 'owner' } },
    edited: 'day' in edit ? edit.day : 'week',
    weekBefore: edit.type === 'usual' ? before : null,
  };
}

const day = z.enum(days);
const hoursEdit: z.ZodType<HoursEdit> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['add-break', 'remove-break', 'copy']), day }),
  z.object({ type: z.literal('remove'), day, index: z.number() }),
  z.object({ type: z.literal('usual'), week: z.enum(usualWeekNames) }),
  z.object({ type: z.literal('restore'), schedule: weekSchema }),
]);

/** The edit in the value of a button. `null` if the value is unknown, such as one from a page of an earlier release. */
export function readHoursEdit(button: string): HoursEdit | null {
  return readJson(button, hoursEdit);
}

/**
 * Shows the guesses and the suggested lines for the trade. If no trade is chosen, guesses one from the name and the
 * description.
 */
function suggestForTrade(submitted: SubmittedBusiness): PageChanges {
  const { answers, suggested } = submitted;
  const slug = answers.trade?.value || newTradeGuess(submitted);
  return {
    answers: withTrade(answers, slug),
    edited: 'trade',
    suggested: suggested?.trade === slug ? suggested : suggestionsFor(slug),
  };
}

/** The answers with the trade's usual hours and service type, unless the owner or the website gave others. */
export function withTrade(answers: AnswersAndGuesses, slug = ''): AnswersAndGuesses {
  const { ServiceType: given, ...others } = answers.fields;
  const keepsType = given !== undefined && given.value !== '' && given.source !== 'guess';
  return withGuesses({
    ...answers,
    fields: keepsType ? answers.fields : others,
    hours: answers.hours?.source === 'guess' ? undefined : answers.hours,
    trade: { value: slug, source: 'owner' },
  });
}

/** The answers with the time zone of the state, unless they have one that wasn't guessed from the state that the page showed. */
export function withZoneOfState({ origin, answers }: SubmittedBusiness): AnswersAndGuesses {
  const { BusinessAddressState: state, TimeZone: zone } = answers.fields;
  const value = timeZoneOfState(state?.value);
  const guessBefore = timeZoneOfState(origin.answers.fields.BusinessAddressState?.value);
  const isFree = !zone || (zone.source === 'guess' && zone.value === guessBefore);
  if (!isFree || !value || value === zone?.value) return answers;
  return { ...answers, fields: { ...answers.fields, TimeZone: { value, source: 'guess' } } };
}

/** The trade that the typed text names, unless the page had already proposed it and the owner chose “Something else”. */
function newTradeGuess({ setup, answers }: SubmittedBusiness): string | undefined {
  const guess = guessTrade(textsOf(answers));
  const proposed = guessTrade(textsOf(setup.answers), setup.answers.websiteAddress);
  return guess === proposed ? answers.trade?.value : guess;
}

/** Appends suggested lines without blanks to the description. If they don't fit, the text stays unchanged. */
function addLines({ answers, suggested }: SubmittedBusiness, button: string): PageChanges {
  const before = suggested ?? suggestionsFor(answers.trade?.value);
  const texts = textsOf(answers);
  const { lines, ...leftOut } = chosenLines(button, before.blanks, texts);
  const added = addToDescription(answers, lines);
  if (!added) return { errors: noRoom };
  const { BusinessDescription: text = '' } = texts;
  const isAll = button.endsWith(':all');
  const newLines = isAll ? lines.filter((line) => !text.includes(line)).length : undefined;
  return { answers: added, edited: 'lines', suggested: { ...before, ...leftOut, newLines } };
}

/** The errors of the suggested lines that the owner began to fill in but didn't add: only their buttons add them. */
export function unaddedErrors(suggested: Suggestions): PageChanges {
  const lines = unaddedLines(suggested);
  const errors: FieldMessages = {};
  for (const line of lines) errors[firstEmptyBlank(line, suggested.blanks)] = [unaddedMessage(line)];
  return { errors, suggested: { ...suggested, unfilled: lines.map(({ topic }) => topic) } };
}

const { label, max } = questionOf('BusinessDescription');
const noRoom: FieldMessages = {
  BusinessDescription: [
    `${label} has room for ${max.toLocaleString('en-US')} characters. Shorten it, then add the line.`,
  ],
};

/** Adds the lines to the description. `null` if it would be too long. */
function addToDescription(answers: AnswersAndGuesses, lines: string[]): AnswersAndGuesses | null {
  const { BusinessDescription: before = '' } = textsOf(answers);
  const value = appendLines(before, lines, max);
  if (value === null || value === before) return value === null ? null : answers;
  return withText(answers, 'BusinessDescription', value);
}

function withText(answers: AnswersAndGuesses, name: QuestionName, value: string): AnswersAndGuesses {
  return { ...answers, fields: { ...answers.fields, [name]: { value, source: 'owner' } } };
}

/** The suggested lines of a trade, with empty blanks. */
export function suggestionsFor(trade: string | undefined): Suggestions {
  return { trade, blanks: {}, added: [] };
}
