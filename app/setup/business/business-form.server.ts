import { z } from 'zod';
import type { SubmissionResult } from '@conform-to/react';

import type { StarterTopic } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import {
  businessFields,
  displayText,
  isApplicable,
  missingFields,
  questionOf,
} from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { daySummary } from '~/domain/hours-summary';
import { descriptionWithUrgentNumber } from '~/domain/urgent-calls';
import { dayName, days, isDayValid, openingHoursMessage } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import type { ToastText } from '~/platform/forms/toast-text';
import { isLongerThan, normalizeLine, normalizeLines } from '~/platform/forms/server/normalize-text';
import { optionalText, requiredText } from '~/platform/forms/server/text-fields.server';
import { textOf } from '~/platform/http/receive-form.server';
import { hasContactAddress } from '../creation/creation-request';
import { scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { missingFieldsToast } from '../toasts';
import type { Variant } from '../variants';
import { withFindings } from '../website/findings';
import type { Wizard } from '../wizard.server';
import { blanksMessage, hasBlanks, invalidMessage, readFieldValue } from './field-value';
import { blankNames, firstEmptyBlank, typedLines, unfilledMessage, withLines } from './starter-lines';
import type { ShownLines } from './starter-lines';
import { isOpenField, scheduleFromForm } from './schedule-form';
import { isWeekOfTrade } from './trade-guess';

/** The values of the form: those of the saved draft, or the submitted ones. */
export interface BusinessAnswers {
  fields: BusinessFields;
  schedule: WeeklySchedule;
  trade: string | undefined;
  smsConsent: boolean;
  guessed: Guessed;
}

/** Answers that we guessed. When the owner submits the form, they become answers of the owner. Empty values are no guesses. */
export interface Guessed {
  hours: boolean;
  serviceType: string;
  timeZone: string;
  trade: string;
}

/** The values that another tab saved, as text, by field name. */
export type OtherTab = Readonly<Record<string, string>>;

export type ParsedBusiness = {
  /** The draft, completed with the findings from the website. */
  saved: Draft;
  typed: BusinessAnswers;
  formVersion: string;
  /** Values that another tab saved since this form was rendered, if they differ from the submitted ones. */
  otherTab: OtherTab | null;
  /** The suggested lines with what was typed into them; `null` if the form showed none. */
  suggested: ShownLines | null;
  /** The suggested line that the owner began to fill in, and that stops the next step. */
  unfilled: StarterTopic | undefined;
} & (
  | { ok: true; value: BusinessAnswers }
  | { ok: false; reply: { lastResult?: SubmissionResult; toast?: ToastText } }
);

export function parseBusiness(wizard: Wizard, form: FormData): ParsedBusiness {
  const saved = withFindings(wizard.draft, wizard.findings);
  const answers = readAnswers(wizard, saved, form);
  const suggested = readSuggested(form, answers.trade);
  const isNext = textOf(form, 'intent') === 'next';
  const { typed, errors, unfilled } = withTypedLines(answers, isNext ? suggested : null);
  const required = requiredForNext(wizard.variant, saved);
  const result = businessForm(required, typed.fields).safeParse({
    ...typed.fields,
    WeeklySchedule: typed.schedule,
  });
  const otherTab = isOutdated(wizard, form) ? differences(saved, typed) : null;
  const parsed = { saved, typed, formVersion: formVersionOf(wizard), otherTab, suggested, unfilled };
  if (result.success && !otherTab && !errors) {
    const { WeeklySchedule: schedule, ...fields } = result.data;
    return { ...parsed, ok: true, value: { ...typed, fields: filledIn(fields), schedule } };
  }
  const missing = missingFields(typed.fields, required);
  const reply = {
    ...(result.error || errors
      ? { lastResult: refusal(typed, { ...(result.error && errorsOf(result.error)), ...errors }) }
      : {}),
    ...(missing.length > 0 ? { toast: missingFieldsToast(missing) } : {}),
  };
  return { ...parsed, ok: false, reply };
}

/** The draft's revision when the form was rendered, with a mark if the form showed findings from the website. */
export function formVersionOf({ draft, findings }: Wizard): string {
  return findings ? `${draft.revision}+website` : String(draft.revision);
}

/** The form needs an email address if the owner can't be reached by the website or the email given before. */
export function requiredForNext(variant: Variant, draft: Draft): BusinessField[] {
  return businessFields.filter(
    (name) =>
      variant.requiredForNext.includes(name) || (name === 'BusinessEmail' && !hasContactAddress(draft)),
  );
}

/** The schema of the form. It converts values to their stored notation, such as phone numbers with dashes. */
export function businessForm(required: readonly BusinessField[], typed: BusinessFields) {
  const fields = businessFields.map(
    (name) => [name, fieldSchema(name, required.includes(name), typed)] as const,
  );
  return z.object({
    ...(Object.fromEntries(fields) as Record<BusinessField, ReturnType<typeof fieldSchema>>), // has one entry per name
    WeeklySchedule: z.custom<WeeklySchedule>().superRefine((schedule, ctx) => {
      for (const day of days)
        if (!isDayValid(schedule[day]))
          ctx.addIssue({ code: 'custom', path: [day], message: `${dayName(day)}: ${openingHoursMessage}` });
    }),
  });
}

function fieldSchema(name: BusinessField, isRequired: boolean, typed: BusinessFields) {
  const question = questionOf(name);
  const text: z.ZodType<string | undefined> = isRequired
    ? requiredText(question.label, question.max)
    : optionalText(question.label, question.max, question.kind === 'long-text' ? 'several' : 'one');
  return text.transform((value, ctx) => {
    if (!value || !isApplicable(name, typed)) return value;
    const read = readFieldValue(name, value);
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

export function refusal(
  { fields, smsConsent }: BusinessAnswers,
  error: Record<string, string[]>,
): SubmissionResult {
  return { status: 'error', initialValue: { ...fields, smsConsent: smsConsent ? 'on' : '' }, error };
}

function errorsOf({ issues }: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}

/** The submitted answers. Findings that arrived after the form was rendered fill empty fields and guessed hours. */
function readAnswers({ findings }: Wizard, saved: Draft, form: FormData): BusinessAnswers {
  const late = versionIn(form)?.showsWebsite === false ? findings : null;
  const typed = filledIn(Object.fromEntries(businessFields.map((name) => [name, textOf(form, name)])));
  const sent = scheduleFromForm(form) ?? scheduleOf(saved);
  const guessed = stillGuessed(form, sent);
  const lateHours = late?.schedule && guessed.hours;
  return {
    fields: { ...late?.fields, ...typed },
    schedule: lateHours ? scheduleOf(saved) : sent,
    trade: form.has('trade') ? (tradeBySlug(form.get('trade'))?.slug ?? '') : saved.trade,
    smsConsent: form.has('smsConsent'),
    guessed: { ...guessed, hours: guessed.hours && !lateHours },
  };
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

const { label: descriptionLabel, max: descriptionMax } = questionOf('BusinessDescription');

export const tooLongForLines = `${descriptionLabel} has room for ${descriptionMax.toLocaleString('en-US')} characters. Shorten it, then add the line.`;

interface WithTypedLines {
  typed: BusinessAnswers;
  errors?: Record<string, string[]>;
  unfilled?: StarterTopic;
}

/** Adds the suggested lines that the owner filled in but didn't add, because they were filled in to be used. */
function withTypedLines(typed: BusinessAnswers, suggested: ShownLines | null): WithTypedLines {
  const { lines, unfilled } = suggested ? typedLines(suggested) : { lines: [], unfilled: undefined };
  const { BusinessDescription: description = '' } = typed.fields;
  const text = lines.length > 0 ? withLines(description, lines, descriptionMax) : description;
  if (text === null) return { typed, errors: { BusinessDescription: [tooLongForLines] } };
  const longer = { ...typed, fields: { ...typed.fields, BusinessDescription: text } };
  if (!suggested || !unfilled) return { typed: longer };
  const errors = { [firstEmptyBlank(suggested, unfilled)]: [unfilledMessage(unfilled)] };
  return { typed: longer, errors, unfilled };
}

function filledIn(values: Partial<Record<BusinessField, string | undefined>>): BusinessFields {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text));
}

/** The guesses of the rendered form that were submitted unchanged. */
function stillGuessed(form: FormData, schedule: WeeklySchedule): Guessed {
  const [hours, type, zone, trade] = textOf(form, 'guessed').split(':');
  return {
    hours: hours === 'hours' && isWeekOfTrade(schedule),
    serviceType: form.get('ServiceType') === type ? type : '',
    timeZone: form.get('TimeZone') === zone ? zone : '',
    trade: form.get('trade') === trade ? trade : '',
  };
}

function versionIn(form: FormData): { revision: number; showsWebsite: boolean } | null {
  const [, revision, website] = /^(\d+)(\+website)?$/.exec(textOf(form, 'formVersion')) ?? [];
  return revision ? { revision: Number(revision), showsWebsite: website !== undefined } : null;
}

/** Whether the draft was saved after the form was rendered. A draft whose cookie was lost has revision 0 and no answers. */
function isOutdated({ draft }: Wizard, form: FormData): boolean {
  const version = versionIn(form);
  const hasAnswers = Object.keys(draft.fields).length > 0 || draft.schedule !== undefined;
  return version !== null && hasAnswers && version.revision !== draft.revision;
}

/** The saved value of each field that differs, or `null` if none does. */
function differences(saved: Draft, typed: BusinessAnswers): OtherTab | null {
  const schedule = scheduleOf(saved);
  const tradeName = (slug: string | undefined) => tradeBySlug(slug)?.name ?? 'Something else';
  const consentText = (given: boolean) => (given ? 'Yes' : 'No');
  const rows: [name: string, here: string, there: string, shown?: string][] = [
    ...businessFields.map((name): [string, string, string, string] => [
      name,
      storedText(name, typed.fields),
      storedText(name, saved.fields),
      displayText(name, saved.fields),
    ]),
    ...days.map((day): [string, string, string] => [
      isOpenField(day),
      daySummary(typed.schedule[day]),
      daySummary(schedule[day]),
    ]),
    ['trade', tradeName(typed.trade), tradeName(saved.trade)],
    ['smsConsent', consentText(typed.smsConsent), consentText(saved.consent.given)],
  ];
  const differing = rows.filter(([, here, there]) => here !== there);
  if (differing.length === 0) return null;
  return Object.fromEntries(differing.map(([name, , there, shown = there]) => [name, shown || 'empty']));
}

/** Notations of the same value count as equal, such as a phone number with and without dashes. */
function storedText(name: BusinessField, fields: BusinessFields): string {
  const text = normalizeLines(fields[name] ?? '').trim();
  return readFieldValue(name, text) ?? text;
}
