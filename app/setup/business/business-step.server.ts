import { data } from '@remix-run/node';

import { answerRows } from '~/answers/answer-rows';
import { isTooLong } from '~/answers/answer-text';
import { acceptGuesses, mapFields, noAnswers, takeOwnersAnswers, textsOf } from '~/answers/answers';
import { contactOf, contactWithoutBusiness } from '~/answers/contact';
import type { Answers, AnswersAndGuesses, Source } from '~/answers/answers';
import { guessTrade, hoursOrUsual, isUsualHours, withGuesses } from '~/answers/guesses';
import type { StarterTopic } from '~/content/trades/trade';
import { questionNames, questionOf, unansweredOf } from '~/domain/business-questions';
import { isPartOfHost } from '~/domain/website-address';
import { dayName, days, openingHoursMessage } from '~/domain/weekly-schedule';
import type { Day, WeeklySchedule } from '~/domain/weekly-schedule';
import { rejectedWith } from '~/platform/http/action-response.server';
import type { Notice } from '~/platform/forms/notice';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/error-texts';
import { emailQuestion, putSuggestedEmail, suggestedEmail } from '~/platform/forms/email-suggestion.server';
import { emailButton } from '~/platform/forms/email-field';
import { textOf } from '~/platform/http/receive-form.server';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { findingsCookie } from '../draft.server';
import { goToNextStep, goToStep, logSetupStep, skippedSteps, saveDraft } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { missingFieldsNotice, notices } from '../notices';
import {
  errorsOf,
  isOutdated,
  newPageView,
  readBusiness,
  readHoursEdit,
  requiredForNext,
  tooLongErrors,
} from './business-form.server';
import type { FieldMessages, OtherTab, SubmittedBusiness } from './business-form.server';
import { applyEdit, refusedDay } from './hours-state';
import { appendLines, chosenLines, filledLines, firstEmptyBlank, unfilledMessage } from './starter-lines';
import { openFieldName } from './schedule-form';
import type { ShownLines } from './starter-lines';

export interface BusinessActionData extends FormActionData {
  shown: AnswersAndGuesses;
  revision: number;
  pageView: string;
  otherTab?: OtherTab;
  /** The section that an edit button changed, if the form was submitted by one. */
  edited?: 'hours' | 'trade' | 'lines' | 'email';
  /** The suggested lines, if the page shows them. */
  suggestions?: ShownLines & { unfilled?: StarterTopic[] };
  /** The first day that an edit button for the hours changed. */
  editedDay?: Day;
  /** The hours that a usual week replaced. */
  weekBefore?: WeeklySchedule | null;
}

/** The page of the step. It shows our guesses until the owner has sent it. */
export function businessPage(setup: OpenSetup) {
  const { known, draft, variant } = setup;
  const shown = draft.businessDone ? known : withGuesses(known);
  const neededNow = requiredForNext(setup);
  const { email: contactEmail, isGuess } = contactWithoutBusiness(known);
  return {
    variant,
    skipped: skippedSteps(setup),
    shown,
    revision: draft.revision,
    pageView: newPageView(),
    isNameOfHost: isNameOfHost(known),
    /** Buttons for usual weeks. Hours from the website are better. */
    offersUsualWeeks: shown.hours?.source !== 'website',
    needed: [...neededNow, ...variant.requiredToCreate],
    /** The needed answers that this step goes on without, but the creation doesn't. */
    neededLater: variant.requiredToCreate.filter((name) => !neededNow.includes(name)),
    /** The address that is used if the business's own is left empty; empty if we have none. */
    contactEmail,
    /** Whether we made that address from the website's. Nobody may read it. */
    isEmailGuessed: isGuess && contactEmail !== '',
  };
}

/** A name that was made from the address of the website is often misspelled. */
function isNameOfHost({ fields, websiteAddress = '' }: AnswersAndGuesses): boolean {
  const { BusinessName: name } = fields;
  return name?.source === 'website' && isPartOfHost(name.value, websiteAddress);
}

const emailFields = questionNames.filter((name) => questionOf(name).kind === 'email');
const { label, max } = questionOf('BusinessDescription');
const tooLarge = tooLargeErrors('BusinessDescription', label);
const tooLongForLines = `${label} has room for ${max.toLocaleString('en-US')} characters. Shorten it, then add the line.`;

export async function submitBusiness(visit: Visit, business: SubmittedBusiness) {
  const { request, jar } = visit;
  const { setup, otherTab, suggested, pageView } = business;
  const { shown, unfilled, errors: lineErrors } = addFilledLines(business);
  const required = requiredForNext(setup);
  const errors = { ...errorsOf(shown, required), ...lineErrors };
  if (otherTab || Object.keys(errors).length > 0) {
    const missing = unansweredOf(textsOf(shown), required);
    const notice = missing.length > 0 ? { notice: missingFieldsNotice(missing) } : {};
    const suggestions = suggested ? { suggestions: { ...suggested, unfilled } } : {};
    return refuse(visit, business, errors, { shown, ...notice, ...suggestions });
  }
  const question = questionAboutEmail(business);
  if (question) return saveAndShow(visit, business, { shown, emailQuestion: question });
  const answers = correctOwnersEmail(acceptGuesses(shown));
  const wasRead = setup.draft.wasRead || setup.findings !== null;
  const draft = { ...setup.draft, answers, wasRead, businessDone: true };
  if (!(await saveDraft(visit, setup, draft, pageView))) return refuseTooLarge(business);
  const trade = answers.trade?.value || undefined;
  await saveVisitor(jar, { ...(await readVisitor(jar)), trade });
  const stepData = { ...textsOf(answers), smsConsent: answers.consent.given, trade };
  logSetupStep(request, 'business', { ...setup, answers }, stepData);
  jar.clear(findingsCookie(setup.id));
  return goToNextStep(request, setup, 'business');
}

interface FilledLines {
  shown: AnswersAndGuesses;
  /** The lines that the owner began to fill in, and that stop the next step. */
  unfilled: StarterTopic[];
  errors: FieldMessages;
}

/** Adds the suggested lines that the owner filled in but didn't add, because they were filled in to be used. */
function addFilledLines({ typed, suggested }: SubmittedBusiness): FilledLines {
  if (!suggested) return { shown: typed, unfilled: [], errors: {} };
  const { lines, unfilled } = filledLines(suggested);
  const longer = addToDescription(typed, lines);
  if (!longer) return { shown: typed, unfilled: [], errors: { BusinessDescription: [tooLongForLines] } };
  const errors = unfilled.map((topic) => [
    firstEmptyBlank(suggested, topic),
    [unfilledMessage(suggested.trade, topic)],
  ]);
  return { shown: longer, unfilled, errors: Object.fromEntries(errors) as FieldMessages };
}

/** `null` if the description with the lines is too long. */
function addToDescription(answers: AnswersAndGuesses, lines: string[]): AnswersAndGuesses | null {
  const { BusinessDescription: description = '' } = textsOf(answers);
  const value = appendLines(description, lines, max);
  if (value === null || value === description) return value === null ? null : answers;
  return { ...answers, fields: { ...answers.fields, BusinessDescription: { value, source: 'owner' } } };
}

/** Doesn't ask again about an address that the owner already confirmed, nor about one from the website. */
function questionAboutEmail({ setup, form, typed }: SubmittedBusiness) {
  const { draft } = setup;
  const sent = draft.businessDone ? draft.answers : noAnswers;
  const questions = emailFields
    .filter((name) => typed.fields[name]?.source === 'owner')
    .map((name) => emailQuestion(form, name, [typed.email, sent.fields[name]?.value]));
  return questions.find((question) => question !== null);
}

/** The owner's address as well if the business's corrects a misspelling in it. */
function correctOwnersEmail(answers: Answers): Answers {
  const { email } = contactOf(answers);
  return answers.email && suggestedEmail(answers.email) === email ? { ...answers, email } : answers;
}

export function fillInSuggestedEmail(visit: Visit, setup: OpenSetup, form: FormData) {
  for (const name of emailFields) putSuggestedEmail(form, name);
  const changes = { edited: 'email' as const, changedEmail: textOf(form, emailButton) };
  return saveAndShow(visit, readBusiness(setup, form), changes);
}

/** Saves the answers without validation and redirects to the website step, unless one is too long to be saved. */
export async function goBackToWebsite(visit: Visit, business: SubmittedBusiness) {
  if (business.otherTab) return showForm(business, {}, 400);
  const tooLong = tooLongErrors(business.typed);
  if (Object.keys(tooLong).length > 0) return refuse(visit, business, tooLong);
  const isSaved = await saveUnchecked(visit, business);
  return isSaved ? goToStep(visit.request, business.setup, 'website') : refuseTooLarge(business);
}

/**
 * Saves the answers of a page that is hidden or left, without validation. Changes nothing if a submit or another tab has
 * saved since: a late save must not send the owner back a step.
 */
export async function autosaveBusiness(visit: Visit, business: SubmittedBusiness) {
  if (isOutdated(business.setup, business.form)) return showForm(business, {}, 400);
  const isSaved = await saveUnchecked(visit, business);
  return isSaved ? goToStep(visit.request, business.setup, 'business') : refuseTooLarge(business);
}

export function editHours(visit: Visit, business: SubmittedBusiness, button: string) {
  const edit = readHoursEdit(button);
  if (!edit) return saveAndShow(visit, business, { edited: 'hours' });
  const before = hoursOrUsual(business.typed);
  const refused = refusedDay(before, edit);
  if (refused) return refuse(visit, business, { [`WeeklySchedule.${refused}`]: [openingHoursMessage] });
  const value = applyEdit(before, edit);
  const isGuessAgain = edit.type === 'restore' && isUsualHours(value);
  return saveAndShow(visit, business, {
    shown: { ...business.typed, hours: { value, source: isGuessAgain ? 'guess' : 'owner' } },
    edited: 'hours',
    editedDay: 'day' in edit ? edit.day : undefined,
    weekBefore: edit.type === 'usual' ? before : null,
  });
}

/**
 * Fills in the trade's usual hours and service type unless the owner or the website gave others. If no trade was chosen,
 * guesses it from the typed name and description.
 */
export function applyTradeDefaults(visit: Visit, business: SubmittedBusiness) {
  const { typed, suggested } = business;
  const slug = typed.trade?.value || newTradeGuess(business);
  const { ServiceType: given, ...others } = typed.fields;
  const keepsType = given !== undefined && given.value !== '' && given.source !== 'guess';
  const shown = withGuesses({
    ...typed,
    fields: keepsType ? typed.fields : others,
    hours: typed.hours?.source === 'guess' ? undefined : typed.hours,
    trade: { value: slug ?? '', source: 'owner' },
  });
  const kept = suggested?.trade === slug ? suggested : null;
  return saveAndShow(visit, business, {
    shown,
    edited: 'trade',
    suggestions: kept ?? { trade: slug, blanks: {}, added: [] },
  });
}

/** The trade that the typed text names, unless the page had already proposed it and the owner chose “Something else”. */
function newTradeGuess({ setup: { known }, typed }: SubmittedBusiness): string | undefined {
  const guess = guessTrade(textsOf(typed));
  return guess === guessTrade(textsOf(known), known.websiteAddress) ? typed.trade?.value : guess;
}

/** Appends suggested lines without blanks to the description. If they don't fit, responds with an error and the unchanged text. */
export function addLines(visit: Visit, business: SubmittedBusiness, starter: string) {
  const { typed } = business;
  const suggested = business.suggested ?? { trade: typed.trade?.value, blanks: {}, added: [] };
  const { lines, unfilled } = chosenLines(starter, suggested.blanks);
  const shown = addToDescription(typed, lines);
  if (!shown) return refuse(visit, business, { BusinessDescription: [tooLongForLines] });
  return saveAndShow(visit, business, { shown, edited: 'lines', suggestions: { ...suggested, unfilled } });
}

function refuse(
  visit: Visit,
  business: SubmittedBusiness,
  error: FieldMessages,
  changes: Partial<BusinessActionData> = {},
) {
  return saveAndShow(visit, business, { lastResult: rejectedWith(error), ...changes }, 400);
}

/**
 * Saves the answers that the page shows next, without validation, because the browser may be closed before Next. If another
 * tab saved different ones, nothing is saved until the owner has seen them.
 */
export async function saveAndShow(
  visit: Visit,
  business: SubmittedBusiness,
  changes: Partial<BusinessActionData> = {},
  status: 200 | 400 = 200,
) {
  if (business.otherTab) return showForm(business, changes, status);
  const isSaved = await saveUnchecked(visit, business, changes.shown);
  if (!isSaved) return refuseTooLarge(business, changes);
  return showForm(business, { ...changes, revision: business.setup.draft.revision + 1 }, status);
}

/**
 * Saves valid and invalid answers, except for those that are too long: their cookies would evict other setups. The answers
 * saved before stay. `false` if the answers don't fit into cookies.
 */
function saveUnchecked(
  visit: Visit,
  { setup, typed, pageView }: SubmittedBusiness,
  shown = typed,
): Promise<boolean> {
  const { draft } = setup;
  const fields = mapFields<Source>((name) => {
    const field = shown.fields[name];
    return field && isTooLong(name, field.value) ? draft.answers.fields[name] : field;
  });
  const saved = takeOwnersAnswers({ ...shown, fields }, draft.answers);
  return saveDraft(visit, setup, { ...draft, answers: saved, businessDone: false }, pageView);
}

function refuseTooLarge(business: SubmittedBusiness, changes: Partial<BusinessActionData> = {}) {
  return showForm(business, { lastResult: rejectedWith(tooLarge), ...changes }, 400);
}

/** The notice about another tab, with links to the differing fields. Those with an error have a link of their own. */
function otherTabNotice({ typed, otherTab }: SubmittedBusiness, errors: object | null = {}): Notice {
  const rows = answerRows(typed).filter(({ name }) => name !== 'hours');
  const fields = [
    ...rows.map(({ name, label }) => ({ noted: `${name}`, name: `${name}`, label })),
    ...days.map((day) => ({ noted: openFieldName(day), name: `WeeklySchedule.${day}`, label: dayName(day) })),
  ]
    .filter(({ noted, name }) => otherTab?.[noted] !== undefined && !(name in (errors ?? {})))
    .map(({ name, label }) => ({ label, href: `#business-${name}` }));
  const notice = notices.savedInOtherTab;
  return fields.length > 0 ? { ...notice, description: `${notice.description} Different:`, fields } : notice;
}

/** Responds with the submitted form and, if another tab saved other values, with those. */
function showForm(business: SubmittedBusiness, changes: Partial<BusinessActionData>, status: 200 | 400) {
  const { setup, typed: shown, pageView, otherTab, suggested } = business;
  const { revision } = setup.draft;
  const suggestions = suggested ? { suggestions: suggested } : {};
  const conflict = otherTab ? { otherTab, notice: otherTabNotice(business, changes.lastResult?.error) } : {};
  return data<BusinessActionData>(
    { shown, revision, pageView, ...suggestions, ...changes, ...conflict },
    { status },
  );
}
