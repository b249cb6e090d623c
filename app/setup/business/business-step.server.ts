import { data } from '@remix-run/node';

import { emailWithoutBusiness, ownAnswers, textsOf, withValues } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { guessTrade, hoursOf, isUsualHours, withGuesses } from '~/answers/guesses';
import type { StarterTopic } from '~/content/trades/trade';
import { questionOf, requiredQuestions } from '~/domain/business-questions';
import { isPartOfHost } from '~/domain/website-address';
import type { Day, WeeklySchedule } from '~/domain/weekly-schedule';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/error-texts';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { findings } from '../draft.server';
import { goToNextStep, goToStep, logSetupStep, skippedSteps, saveDraft } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { notices } from '../notices';
import {
  formStateOf,
  isOutdated,
  errorReply,
  requiredForNext,
  tooLongForLines,
} from './business-form.server';
import type { OtherTab, ParsedBusiness } from './business-form.server';
import type { FormState } from './shown-answers';
import { applyEdit, parseEdit } from './schedule-form';
import { chosenLines, withLines } from './starter-lines';
import type { ShownLines } from './starter-lines';

export interface BusinessActionData extends FormActionData {
  shown: Answers;
  formState: FormState;
  otherTab?: OtherTab;
  /** The section that an edit button changed, if the form was submitted by one. */
  edited?: 'hours' | 'trade' | 'lines';
  /** The suggested lines, if the page shows them. */
  suggestions?: ShownLines & { unfilled?: StarterTopic[] };
  /** The first day that an edit button for the hours changed. */
  editedDay?: Day;
  /** The hours that a usual week replaced. */
  weekBefore?: WeeklySchedule | null;
}

export function businessPage(setup: OpenSetup) {
  const { answers, variant } = setup;
  return {
    variant,
    skipped: skippedSteps(setup),
    shown: answers,
    formState: formStateOf(setup),
    isNameOfHost: isNameOfHost(answers),
    offersUsualWeeks: answers.hours?.source === 'guess',
    needed: [...requiredForNext(variant, answers), ...requiredQuestions(variant.key, 'requiredToCreate')],
    contactEmail: emailWithoutBusiness(answers),
  };
}

/** A name that was made from the address of the website is often misspelled. */
function isNameOfHost({ fields, websiteAddress = '' }: Answers): boolean {
  const { BusinessName: name } = fields;
  return name?.source === 'website' && isPartOfHost(name.value, websiteAddress);
}

const { label, max } = questionOf('BusinessDescription');
const tooLarge = tooLargeErrors('BusinessDescription', label);

export async function submitBusiness(visit: Visit, setup: OpenSetup, parsed: ParsedBusiness) {
  if (!parsed.ok) return show(parsed, parsed.reply, 400);
  const { request, jar } = visit;
  const { value: answers } = parsed;
  const wasRead = setup.draft.wasRead || setup.findings !== null;
  const saved = await saveDraft(visit, setup, { ...setup.draft, answers, wasRead, businessDone: true });
  if (!saved) return refuseAnswers(parsed, tooLarge);
  const trade = answers.trade?.value || undefined;
  await saveVisitor(jar, { ...(await readVisitor(jar)), trade });
  const stepData = { ...textsOf(answers), smsConsent: answers.consent.given, trade };
  logSetupStep(request, 'business', { ...setup, answers }, stepData);
  jar.forget(findings, setup.id);
  return goToNextStep(request, setup, 'business');
}

/** Saves the answers without validation and redirects to the website step. */
export async function leaveBusiness(visit: Visit, setup: OpenSetup, parsed: ParsedBusiness) {
  if (parsed.otherTab) return show(parsed, {}, 400);
  const answers = ownAnswers(parsed.typed, setup.draft.answers);
  const saved = await saveDraft(visit, setup, { ...setup.draft, answers, businessDone: false });
  return saved ? goToStep(visit.request, setup, 'website') : refuseAnswers(parsed, tooLarge);
}

/**
 * Saves the answers of a page that is hidden or left, without validation. Changes nothing if a submit or another tab has
 * saved since: a late save must not send the owner back a step.
 */
export async function keepBusiness(visit: Visit, setup: OpenSetup, parsed: ParsedBusiness, form: FormData) {
  if (isOutdated(setup, form)) return show(parsed, {}, 400);
  const answers = ownAnswers(parsed.typed, setup.draft.answers);
  const saved = await saveDraft(visit, setup, { ...setup.draft, answers, businessDone: false });
  return saved ? goToStep(visit.request, setup, 'business') : refuseAnswers(parsed, tooLarge);
}

export function editHours(parsed: ParsedBusiness, button: string) {
  const edit = parseEdit(button);
  if (!edit) return show(parsed, { edited: 'hours' });
  const before = hoursOf(parsed.typed);
  const value = applyEdit(before, edit);
  const isGuessAgain = edit.type === 'restore' && isUsualHours(value);
  const shown: Answers = { ...parsed.typed, hours: { value, source: isGuessAgain ? 'guess' : 'owner' } };
  return show(parsed, {
    shown,
    edited: 'hours',
    editedDay: 'day' in edit ? edit.day : 'monday',
    weekBefore: edit.type === 'usual' ? before : null,
  });
}

/**
 * Fills in the trade's usual hours and service type unless the owner or the website gave others. If no trade was chosen,
 * the typed name and description may tell it.
 */
export function applyTradeDefaults(parsed: ParsedBusiness) {
  const { typed } = parsed;
  const slug = typed.trade?.value || newTradeGuess(parsed);
  const { ServiceType: given, ...others } = typed.fields;
  const keepsType = given !== undefined && given.value !== '' && given.source !== 'guess';
  const shown = withGuesses({
    ...typed,
    fields: keepsType ? typed.fields : others,
    hours: typed.hours?.source === 'guess' ? undefined : typed.hours,
    trade: { value: slug ?? '', source: 'owner' },
  });
  const kept = parsed.suggested?.trade === slug ? parsed.suggested : null;
  return show(parsed, {
    shown,
    edited: 'trade',
    suggestions: kept ?? { trade: slug, blanks: {}, added: [] },
  });
}

/** The trade that the typed text names, unless the page had already proposed it and the owner chose “Something else”. */
function newTradeGuess({ saved, typed }: ParsedBusiness): string | undefined {
  const guess = guessTrade(textsOf(typed));
  return guess === guessTrade(textsOf(saved), saved.websiteAddress) ? typed.trade?.value : guess;
}

/** Appends suggested lines without blanks to the description. If they don't fit, responds with an error and the unchanged text. */
export function addLines(parsed: ParsedBusiness, starter: string) {
  const { typed } = parsed;
  const suggested = parsed.suggested ?? { trade: typed.trade?.value, blanks: {}, added: [] };
  const { lines, unfilled } = chosenLines(starter, suggested.blanks);
  const text = withLines(textsOf(typed).BusinessDescription ?? '', lines, max);
  if (text === null) return refuseAnswers(parsed, { BusinessDescription: [tooLongForLines] });
  const shown = withValues(typed, { BusinessDescription: text });
  return show(parsed, { shown, edited: 'lines', suggestions: { ...suggested, unfilled } });
}

/** Responds with the submitted form and, if another tab saved other values, with those. */
function show(
  { typed, formState, otherTab, suggested, unfilled }: ParsedBusiness,
  changes: Partial<BusinessActionData>,
  status: 200 | 400 = 200,
) {
  const conflict = otherTab ? { otherTab, notice: notices.savedInOtherTab } : {};
  const kept = {
    shown: typed,
    formState,
    ...(suggested ? { suggestions: { ...suggested, unfilled } } : {}),
  };
  return data<BusinessActionData>({ ...kept, ...changes, ...conflict }, { status });
}

function refuseAnswers(parsed: ParsedBusiness, error: Record<string, string[]>) {
  return show(parsed, { lastResult: errorReply(parsed.typed, error) }, 400);
}
