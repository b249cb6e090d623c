import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';

import { noAnswers, textsOf } from '~/answers/answers';
import { emailWithoutBusiness } from '~/answers/contact';
import { dropNewGuesses, editAnswers } from '~/answers/submitted-answers';
import type { Answers } from '~/answers/answers';
import { guessTrade, hoursOrUsual, isUsualHours, withGuesses } from '~/answers/guesses';
import type { StarterTopic } from '~/content/trades/trade';
import { questionNames, questionOf, requiredQuestions, unansweredOf } from '~/domain/business-questions';
import { isPartOfHost } from '~/domain/website-address';
import { openingHoursMessage } from '~/domain/weekly-schedule';
import type { Day, WeeklySchedule } from '~/domain/weekly-schedule';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/error-texts';
import { emailQuestion, putSuggestedEmail } from '~/platform/forms/email-suggestion.server';
import { emailButton } from '~/platform/forms/email-field';
import { textOf } from '~/platform/http/receive-form.server';
import { uncheckedReply } from '~/platform/http/action-response.server';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { findings } from '../draft.server';
import { goToNextStep, goToStep, logSetupStep, skippedSteps, saveDraft } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { missingFieldsNotice, notices } from '../notices';
import {
  businessSchema,
  answersOfValidForm,
  formStateOf,
  isOutdated,
  readBusiness,
  requiredForNext,
  tooLongForLines,
} from './business-form.server';
import type { OtherTab, SubmittedBusiness } from './business-form.server';
import type { FormState } from './shown-answers';
import { applyEdit, refusedDay, parseEdit } from './schedule-form';
import { chosenLines, appendLines } from './starter-lines';
import type { ShownLines } from './starter-lines';

export interface BusinessActionData extends FormActionData {
  shown: Answers;
  formState: FormState;
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

export function businessPage(setup: OpenSetup) {
  const { answers, variant } = setup;
  const neededNow = requiredForNext(variant, answers);
  const neededLater = requiredQuestions(variant.key, 'requiredToCreate');
  return {
    variant,
    skipped: skippedSteps(setup),
    shown: answers,
    formState: formStateOf(setup),
    isNameOfHost: isNameOfHost(answers),
    offersUsualWeeks: answers.hours?.source !== 'website',
    needed: [...neededNow, ...neededLater],
    neededLater: neededLater.filter((name) => !neededNow.includes(name)),
    contactEmail: emailWithoutBusiness(answers),
    isEmailGuessed: !answers.email && emailWithoutBusiness(answers) !== '',
  };
}

/** A name that was made from the address of the website is often misspelled. */
function isNameOfHost({ fields, websiteAddress = '' }: Answers): boolean {
  const { BusinessName: name } = fields;
  return name?.source === 'website' && isPartOfHost(name.value, websiteAddress);
}

const emailFields = questionNames.filter((name) => questionOf(name).kind === 'email');
const { label, max } = questionOf('BusinessDescription');
const tooLarge = tooLargeErrors('BusinessDescription', label);

export async function submitBusiness(visit: Visit, setup: OpenSetup, business: SubmittedBusiness) {
  const { request, jar } = visit;
  const { form, known, submitted, otherTab, lineErrors } = business;
  const required = requiredForNext(setup.variant, known);
  const submission = parseWithZod(form, { schema: businessSchema(required) });
  const hasLineErrors = Object.keys(lineErrors).length > 0;
  if (submission.status !== 'success' || hasLineErrors || otherTab) {
    const missing = unansweredOf(textsOf(submitted), required);
    const notice = missing.length > 0 ? { notice: missingFieldsNotice(missing) } : {};
    const lastResult = submission.reply({ fieldErrors: lineErrors });
    return saveAndShow(visit, setup, business, { lastResult, ...notice }, 400);
  }
  const question = questionAboutEmail(setup, business);
  if (question) return saveAndShow(visit, setup, business, { emailQuestion: question });
  const answers = answersOfValidForm(submitted, submission.value);
  const wasRead = setup.draft.wasRead || setup.findings !== null;
  const draft = { ...setup.draft, answers, wasRead, businessDone: true };
  if (!(await saveDraft(visit, setup, draft, business.formState.pageView))) return refuseTooLarge(business);
  const trade = answers.trade?.value || undefined;
  await saveVisitor(jar, { ...(await readVisitor(jar)), trade });
  const stepData = { ...textsOf(answers), smsConsent: answers.consent.given, trade };
  logSetupStep(request, 'business', { ...setup, answers }, stepData);
  jar.forget(findings, setup.id);
  return goToNextStep(request, setup, 'business');
}

/** Addresses that the owner went on with before are not asked about again, and neither is one from the website. */
function questionAboutEmail({ draft }: OpenSetup, { form, known, submitted }: SubmittedBusiness) {
  const sent = draft.businessDone ? draft.answers : noAnswers;
  const questions = emailFields
    .filter((name) => submitted.fields[name]?.source === 'owner')
    .map((name) => emailQuestion(form, name, [known.email, sent.fields[name]?.value]));
  return questions.find((question) => question !== null);
}

export function fillInSuggestedEmail(visit: Visit, setup: OpenSetup, form: FormData) {
  for (const name of emailFields) putSuggestedEmail(form, name);
  const changes = { edited: 'email' as const, changedEmail: textOf(form, emailButton) };
  return saveAndShow(visit, setup, readBusiness(setup, form), changes);
}

/** Saves the answers without validation and redirects to the website step. */
export async function goBackToWebsite(visit: Visit, setup: OpenSetup, business: SubmittedBusiness) {
  if (business.otherTab) return showForm(business, {}, 400);
  const isSaved = await saveUnchecked(visit, setup, business);
  return isSaved ? goToStep(visit.request, setup, 'website') : refuseTooLarge(business);
}

/**
 * Saves the answers of a page that is hidden or left, without validation. Changes nothing if a submit or another tab has
 * saved since: a late save must not send the owner back a step.
 */
export async function autosaveBusiness(visit: Visit, setup: OpenSetup, business: SubmittedBusiness) {
  if (isOutdated(setup, business.form)) return showForm(business, {}, 400);
  const isSaved = await saveUnchecked(visit, setup, business);
  return isSaved ? goToStep(visit.request, setup, 'business') : refuseTooLarge(business);
}

export function editHours(visit: Visit, setup: OpenSetup, business: SubmittedBusiness, button: string) {
  const edit = parseEdit(button);
  if (!edit) return saveAndShow(visit, setup, business, { edited: 'hours' });
  const before = hoursOrUsual(business.submitted);
  const refused = refusedDay(before, edit);
  if (refused) {
    const errors = { [`WeeklySchedule.${refused}`]: [openingHoursMessage] };
    const lastResult = uncheckedReply(business.form, errors);
    return saveAndShow(visit, setup, business, { lastResult }, 400);
  }
  const value = applyEdit(before, edit);
  const isGuessAgain = edit.type === 'restore' && isUsualHours(value);
  const shown: Answers = {
    ...business.submitted,
    hours: { value, source: isGuessAgain ? 'guess' : 'owner' },
  };
  return saveAndShow(visit, setup, business, {
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
export function applyTradeDefaults(visit: Visit, setup: OpenSetup, business: SubmittedBusiness) {
  const { submitted } = business;
  const slug = submitted.trade?.value || newTradeGuess(business);
  const { ServiceType: given, ...others } = submitted.fields;
  const keepsType = given !== undefined && given.value !== '' && given.source !== 'guess';
  const shown = withGuesses({
    ...submitted,
    fields: keepsType ? submitted.fields : others,
    hours: submitted.hours?.source === 'guess' ? undefined : submitted.hours,
    trade: { value: slug ?? '', source: 'owner' },
  });
  const kept = business.suggested?.trade === slug ? business.suggested : null;
  return saveAndShow(visit, setup, business, {
    shown,
    edited: 'trade',
    suggestions: kept ?? { trade: slug, blanks: {}, added: [] },
  });
}

/** The trade that the typed text names, unless the page had already proposed it and the owner chose “Something else”. */
function newTradeGuess({ known, submitted }: SubmittedBusiness): string | undefined {
  const guess = guessTrade(textsOf(submitted));
  return guess === guessTrade(textsOf(known), known.websiteAddress) ? submitted.trade?.value : guess;
}

/** Appends suggested lines without blanks to the description. If they don't fit, responds with an error and the unchanged text. */
export function addLines(visit: Visit, setup: OpenSetup, business: SubmittedBusiness, starter: string) {
  const { submitted } = business;
  const suggested = business.suggested ?? { trade: submitted.trade?.value, blanks: {}, added: [] };
  const { lines, unfilled } = chosenLines(starter, suggested.blanks);
  const text = appendLines(textsOf(submitted).BusinessDescription ?? '', lines, max);
  if (text === null) {
    const lastResult = uncheckedReply(business.form, { BusinessDescription: [tooLongForLines] });
    return saveAndShow(visit, setup, business, { lastResult }, 400);
  }
  const shown = editAnswers(submitted, { BusinessDescription: text });
  const suggestions = { ...suggested, unfilled };
  return saveAndShow(visit, setup, business, { shown, edited: 'lines', suggestions });
}

/**
 * Saves the answers that the page shows next, without validation, because the browser may be closed before Next. If another
 * tab saved different ones, nothing is saved until the owner has seen them.
 */
async function saveAndShow(
  visit: Visit,
  setup: OpenSetup,
  business: SubmittedBusiness,
  changes: Partial<BusinessActionData>,
  status: 200 | 400 = 200,
) {
  const { formState, otherTab, submitted } = business;
  if (otherTab) return showForm(business, changes, status);
  const isSaved = await saveUnchecked(visit, setup, business, changes.shown ?? submitted);
  const lastResult = changes.lastResult ?? uncheckedReply(business.form, tooLarge);
  if (!isSaved) return showForm(business, { ...changes, lastResult }, 400);
  const saved = { ...formState, revision: formState.revision + 1 };
  return showForm({ ...business, formState: saved }, changes, status);
}

/** Saves valid and invalid answers alike. `false` if they don't fit into cookies. */
function saveUnchecked(
  visit: Visit,
  setup: OpenSetup,
  { submitted, formState: { pageView } }: SubmittedBusiness,
  shown = submitted,
): Promise<boolean> {
  const answers = dropNewGuesses(shown, setup.draft.answers);
  return saveDraft(visit, setup, { ...setup.draft, answers, businessDone: false }, pageView);
}

/** Responds with the submitted form and, if another tab saved other values, with those. */
function showForm(
  { submitted, formState, otherTab, suggested, unfilled }: SubmittedBusiness,
  changes: Partial<BusinessActionData>,
  status: 200 | 400 = 200,
) {
  const conflict = otherTab ? { otherTab, notice: notices.savedInOtherTab } : {};
  const kept = {
    shown: submitted,
    formState,
    ...(suggested ? { suggestions: { ...suggested, unfilled } } : {}),
  };
  return data<BusinessActionData>({ ...kept, ...changes, ...conflict }, { status });
}

function refuseTooLarge(business: SubmittedBusiness) {
  return showForm(business, { lastResult: uncheckedReply(business.form, tooLarge) }, 400);
}
