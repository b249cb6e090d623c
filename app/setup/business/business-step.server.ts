import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';

import { isTooLong } from '~/answers/answer-text';
import { acceptGuesses, mapFields, takeOwnersAnswers, textsOf } from '~/answers/answers';
import { contactOf, contactWithoutBusiness } from '~/answers/contact';
import type { Answers, AnswersAndGuesses, Source } from '~/answers/answers';
import { withGuesses } from '~/answers/guesses';
import { questionOf, unansweredOf } from '~/domain/business-questions';
import { isPartOfHost } from '~/domain/website-address';
import { tooLargeErrors } from '~/content/form-errors';
import { suggestedEmail } from '~/site/email/email-suggestion';
import type { Notice } from '~/platform/forms/notice';
import { redirectTo } from '~/platform/http/action-response.server';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import { readSession, saveSession } from '~/session/session.server';
import { missingFieldsNotice, setupNotices } from '~/content/notices';
import { clearFindings, emailsAskedAbout } from '../draft.server';
import type { Draft } from '../draft.server';
import { logSetupStep, nextPath, saveDraft, skippedSteps, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { addFilledLines, editButtons, edits } from './business-edits.server';
import type { PageChanges } from './business-edits.server';
import {
  errorsOf,
  fieldRows,
  isOutdated,
  newPageView,
  readBusiness,
  requiredForNext,
  tooLongErrors,
} from './business-form.server';
import type { FieldMessages, OtherTab, SubmittedBusiness } from './business-form.server';

/** The page of the step. It shows our guesses until the owner has sent it. */
export function loadBusinessStep(setup: OpenSetup) {
  const { draft, variant } = setup;
  const answers = draft.businessDone ? setup.answers : withGuesses(setup.answers);
  const neededNow = requiredForNext(setup);
  const { email: contactEmail, isGuess } = contactWithoutBusiness(answers);
  return {
    variant,
    skipped: skippedSteps(setup),
    answers,
    isFromReview: setup.isFromReview,
    revision: draft.revision,
    pageView: newPageView(),
    askedBefore: emailsAskedAbout(draft),
    isNameOfHost: isNameOfHost(answers),
    /** Buttons for usual weeks. Hours from the website are better. */
    offersUsualWeeks: answers.hours?.source !== 'website',
    needed: [...neededNow, ...variant.requiredToCreate],
    /** The needed answers that this step goes on without, but the creation doesn't. */
    neededLater: variant.requiredToCreate.filter((name) => !neededNow.includes(name)),
    /** The address that is used if the business's own is left empty; empty if we have none. */
    contactEmail,
    /** Whether we made that address from the website's. Nobody may read it. */
    isEmailGuessed: isGuess,
  };
}

/** A name that was made from the address of the website is often misspelled. */
function isNameOfHost({ fields, websiteAddress = '' }: AnswersAndGuesses): boolean {
  const { BusinessName: name } = fields;
  return name?.source === 'website' && isPartOfHost(name.value, websiteAddress);
}

/** Handles each button of the page: those that edit an answer, and those that leave the step. */
export function handleBusiness(setup: OpenSetup, form: FormData) {
  const submitted = readBusiness(setup, form);
  const edit = editButtons.find((name) => form.has(name));
  if (edit) return saveAndShow(submitted, edits[edit](submitted, textOf(form, edit)));
  const intent = intentOf(form, ['next', 'back', 'keep']);
  if (intent === 'next') return goOn(submitted);
  if (intent === 'back') return goBack(submitted);
  if (intent === 'keep') return autosave(submitted);
  return saveAndShow(submitted);
}

/** The button “Next”: checks the answers, saves them as confirmed, and goes to the next step. */
async function goOn(submitted: SubmittedBusiness) {
  const { setup, otherTab, suggested, emailQuestion } = submitted;
  const lines = suggested ? addFilledLines(submitted.answers, suggested) : {};
  const { answers = submitted.answers } = lines;
  const required = requiredForNext(setup);
  const errors = { ...errorsOf(answers, required), ...lines.errors };
  if (otherTab || hasErrors(errors)) {
    const missing = unansweredOf(textsOf(answers), required);
    const notice = missing.length > 0 ? missingFieldsNotice(missing) : undefined;
    return saveAndShow(submitted, { ...lines, errors, notice, status: 400 });
  }
  if (emailQuestion && !emailQuestion.wasAsked) return saveAndShow(submitted, { answers });
  const confirmed = correctOwnersEmail(acceptGuesses(answers));
  const wasRead = setup.draft.wasRead || setup.findings !== null;
  const isSaved = await save(submitted, { savedAnswers: confirmed, wasRead, businessDone: true });
  if (!isSaved) return show(submitted, { errors: tooLarge });
  await recordStep(setup, confirmed);
  throw redirectTo(setup.request, nextPath(setup, 'business'));
}

/** Logs the step, keeps the trade for other pages, and deletes the findings, which the answers include now. */
async function recordStep(setup: OpenSetup, answers: Answers): Promise<void> {
  const { jar, id } = setup;
  const trade = answers.trade?.value || undefined;
  await saveSession(jar, { ...(await readSession(jar)), trade });
  const stepData = { ...textsOf(answers), smsConsent: answers.consent.given, trade };
  logSetupStep({ ...setup, answers }, 'business', stepData);
  await clearFindings(jar, id);
}

/** The owner's address as well if the business's corrects a misspelling in it. */
function correctOwnersEmail(answers: Answers): Answers {
  const { email } = contactOf(answers);
  const suggestion = answers.email && suggestedEmail(answers.email);
  return suggestion && suggestion.toLowerCase() === email.toLowerCase() ? { ...answers, email } : answers;
}

/** The button “Back”: saves the answers, valid or not, and goes to the website step, unless one is too long. */
async function goBack(submitted: SubmittedBusiness) {
  const { setup } = submitted;
  const errors = tooLongErrors(submitted.answers);
  if (submitted.otherTab || hasErrors(errors)) return saveAndShow(submitted, { errors, status: 400 });
  const isSaved = await save(submitted, uncheckedDraft(submitted));
  if (!isSaved) return show(submitted, { errors: tooLarge });
  throw redirectTo(setup.request, stepPath(setup, 'website'));
}

/**
 * What a script sends when the page is hidden or left: saves the answers, valid or not. Changes nothing if a submit or
 * another tab has saved since: a late save must not send the owner back a step.
 */
async function autosave(submitted: SubmittedBusiness) {
  const { setup, form } = submitted;
  if (isOutdated(setup, form)) return show(submitted, { status: 400 });
  if (submitted.otherTab) return show(submitted);
  const isSaved = await save(submitted, uncheckedDraft(submitted));
  if (!isSaved) return show(submitted, { errors: tooLarge });
  throw redirectTo(setup.request, stepPath(setup, 'business'));
}

/**
 * Saves the answers that the page shows next, without validation, because the browser may be closed before Next. If another
 * tab saved different ones, nothing is saved until the owner has seen them.
 */
async function saveAndShow(submitted: SubmittedBusiness, changes: PageChanges = {}) {
  if (submitted.otherTab) return show(submitted, changes);
  const isSaved = await save(submitted, uncheckedDraft(submitted, changes.answers));
  if (!isSaved) return show(submitted, { ...changes, errors: { ...changes.errors, ...tooLarge } });
  return show(submitted, changes, submitted.setup.draft.revision + 1);
}

/**
 * The draft with valid and invalid answers, except for those that are too long: their cookies would evict other setups. The
 * answers saved before stay.
 */
function uncheckedDraft(
  { setup, answers: submittedAnswers }: SubmittedBusiness,
  answers: AnswersAndGuesses = submittedAnswers,
): Partial<Draft> {
  const before = setup.draft.savedAnswers;
  const fields = mapFields<Source>((name) => {
    const field = answers.fields[name];
    return field && isTooLong(name, field.value) ? before.fields[name] : field;
  });
  return { savedAnswers: takeOwnersAnswers({ ...answers, fields }, before), businessDone: false };
}

/** Saves what changed in the draft, and which address is asked about. `false` if it doesn't fit into cookies. */
function save(
  { setup, pageView, emailQuestion }: SubmittedBusiness,
  changes: Partial<Draft>,
): Promise<boolean> {
  const askedAbout = emailQuestion?.address ?? setup.draft.askedAbout;
  return saveDraft(setup, { ...setup.draft, ...changes, askedAbout }, pageView);
}

/**
 * Responds with the submitted form, the question about an email address, and what changed in it. If another tab saved other
 * values, with those, too.
 */
function show(
  submitted: SubmittedBusiness,
  { errors = {}, status = hasErrors(errors) ? 400 : 200, ...changes }: PageChanges = {},
  revision = submitted.setup.draft.revision,
) {
  const { answers, pageView, suggested, emailQuestion, otherTab } = submitted;
  const conflict: { otherTab?: OtherTab; notice?: Notice } = otherTab
    ? { otherTab, notice: otherTabNotice(submitted, errors) }
    : {};
  const lastResult: SubmissionResult = { error: errors };
  return data(
    { answers, suggested, revision, pageView, lastResult, emailQuestion, ...changes, ...conflict },
    { status },
  );
}

/** The data of the response to the page's form. */
export type BusinessReply = ReturnType<typeof show>['data'];

/** The notice about another tab, with links to the differing fields. Those with an error have a link of their own. */
function otherTabNotice({ answers, otherTab }: SubmittedBusiness, errors: FieldMessages): Notice {
  const fields = fieldRows(answers)
    .filter(({ name }) => otherTab?.[name] !== undefined && !(name in errors))
    .map(({ name, label }) => ({ label, href: `#business-${name}` }));
  const notice = setupNotices.savedInOtherTab;
  return fields.length > 0 ? { ...notice, description: `${notice.description} Different:`, fields } : notice;
}

const tooLarge = tooLargeErrors('BusinessDescription', questionOf('BusinessDescription').label);

function hasErrors(errors: FieldMessages): boolean {
  return Object.keys(errors).length > 0;
}
