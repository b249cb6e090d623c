import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';

import { acceptGuesses, pickAnswers, takeOwnersAnswers, textsOf } from '~/answers/answers';
import { contactOf, contactWithoutBusiness } from '~/answers/contact';
import type { Answers, AnswersAndGuesses, Source } from '~/answers/answers';
import { withGuesses } from '~/answers/guesses';
import { questionOf, unansweredOf } from '~/domain/business-questions';
import { keysOf } from '~/domain/keys';
import { isPartOfHost } from '~/domain/website-address';
import { checkZoneMessage, tooLargeErrors } from '~/content/form-errors';
import { useGuessIntent } from '~/site/email/email-field';
import { suggestedEmail } from '~/site/email/email-suggestion';
import type { Notice } from '~/platform/forms/notice';
import { isCheckOnly, redirectTo } from '~/platform/http/action-response.server';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import { readSession, saveSession } from '~/session/session.server';
import { missingFieldsNotice, setupNotices } from '~/content/notices';
import { clearFindings, emailsAskedAbout, hasFound } from '../draft.server';
import type { Draft } from '../draft.server';
import { emptySteps, logSetupStep, nextPath, saveChanges, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import {
  editButtons,
  edits,
  suggestionsFor,
  unaddedErrors,
  withTrade,
  withZoneOfState,
} from './business-edits.server';
import type { PageChanges } from './business-edits.server';
import {
  errorsOf,
  fieldRows,
  fitsDraft,
  isOutdated,
  newOpenedFormId,
  readBusiness,
  requiredForNext,
  unsavableErrors,
} from './business-form.server';
import type { FieldMessages, OtherTab, SubmittedBusiness } from './business-form.server';

/** The data of the page, which shows our guesses until the owner has confirmed the answers. */
export function loadBusinessStep(setup: OpenSetup) {
  const { draft, variant } = setup;
  const answers = draft.businessDone ? setup.answers : withGuesses(setup.answers);
  const neededNow = requiredForNext(setup);
  const { email: contactEmail, isGuess } = contactWithoutBusiness(answers);
  return {
    variant,
    emptySteps: emptySteps(setup),
    answers,
    isFromReview: setup.isFromReview,
    revision: draft.revision,
    savedBy: draft.savedBy,
    openedFormId: newOpenedFormId(),
    askedAbout: emailsAskedAbout(draft),
    isNameOfHost: isNameOfHost(answers),
    /** Whether the page has buttons for usual weeks. Hours from the website are better. */
    offersUsualWeeks: answers.hours?.source !== 'website',
    needed: [...neededNow, ...variant.requiredToCreate],
    /** The questions that this step doesn't require, but the creation does. */
    neededLater: variant.requiredToCreate.filter((name) => !neededNow.includes(name)),
    /** The address that is used if the business's is left empty. Empty if we have none. */
    contactEmail,
    /** Whether we guessed that address from the website's host. It may not exist. */
    isEmailGuessed: isGuess,
  };
}

/** Whether the name was made from the website's address. Such a name is often misspelled. */
function isNameOfHost({ fields, websiteAddress = '' }: AnswersAndGuesses): boolean {
  const { BusinessName: name } = fields;
  return name?.source === 'website' && isPartOfHost(name.value, websiteAddress);
}

/** Saves what a script sends after a change, and when the page is hidden or left. */
async function autosaveBusiness(setup: OpenSetup, form: FormData) {
  const submitted = readBusiness(setup, form);
  // A late save must not send the owner back a step, and a rejected form must not replace what another tab saved. The
  // script ignores the response.
  const isRejected = textOf(form, 'conflict') !== '';
  if (isRejected || submitted.otherTab || isOutdated(submitted.origin, setup))
    throw data(null, { status: 409 });
  const changes = changedGuesses(submitted);
  const isSaved = await save(submitted, uncheckedDraft(submitted, changes?.answers));
  if (!isSaved) return businessResponse(submitted, { errors: tooLarge });
  if (changes) return businessResponse(submitted, changes, setup.draft.revision + 1);
  throw redirectTo(setup, stepPath(setup, 'business'));
}

/**
 * The changes after a state or a trade was chosen on the page: the time zone of the state; the trade's suggested lines, and its
 * hours and service type. Only guesses are replaced.
 */
function changedGuesses(submitted: SubmittedBusiness): PageChanges | null {
  const answers = withZoneOfState(submitted);
  const trade = answers.trade?.value;
  if (trade !== submitted.origin.answers.trade?.value)
    return { answers: withTrade(answers, trade), edited: 'week', suggested: suggestionsFor(trade) };
  return answers === submitted.answers ? null : { answers };
}

/** Handles what the page's script saves, and each button. Returns the page's response, or throws a redirect. */
export function handleBusiness(setup: OpenSetup, form: FormData) {
  return intentOf(form, ['keep']) ? autosaveBusiness(setup, form) : handleButton(setup, form);
}

/**
 * Handles the buttons that edit an answer and those that leave the step. Each of them saves the answers, because the browser
 * may be closed before Next. If another tab saved different answers, nothing is saved until the owner has seen them.
 */
async function handleButton(setup: OpenSetup, form: FormData) {
  const submitted = readBusiness(setup, form);
  const edit = editButtons.find((name) => form.has(name));
  const intent = intentOf(form, submitIntents);
  let result: ButtonResult = stay({});
  if (edit) result = stay(edits[edit](submitted, textOf(form, edit)));
  else if (intent) result = submitButtons[intent](submitted);
  const { changes } = result;
  if (isCheckOnly(setup)) {
    const { errors, notice } = changes;
    return businessResponse({ ...submitted, otherTab: null }, { errors, notice });
  }
  if (submitted.otherTab) return businessResponse(submitted, changes);
  const confirmed = result.kind === 'leave' ? result.confirmed : null;
  const draft = confirmed ? confirmedDraft(setup, confirmed) : uncheckedDraft(submitted, changes.answers);
  const isSaved = await save(submitted, draft);
  if (!isSaved)
    return businessResponse(submitted, { ...changes, errors: { ...changes.errors, ...tooLarge } });
  if (result.kind === 'stay') return businessResponse(submitted, changes, setup.draft.revision + 1);
  if (confirmed) await finishStep(setup, confirmed);
  throw redirectTo(setup, result.path);
}

/** The result of a button: the page with changes, or the path of another page. */
type ButtonResult = ReturnType<typeof stay> | ReturnType<typeof leave>;

function stay(changes: PageChanges) {
  return { kind: 'stay' as const, changes };
}

/** Confirmed answers finish the step. Without them (Back), the submitted ones are saved, valid or not. */
function leave(path: string, confirmed: Answers | null = null, changes: PageChanges = {}) {
  return { kind: 'leave' as const, path, confirmed, changes };
}

const submitButtons = {
  next: submitNext,
  [useGuessIntent]: submitNext,
  back: submitBack,
} satisfies Record<string, (submitted: SubmittedBusiness) => ButtonResult>;
const submitIntents = keysOf(submitButtons);

/**
 * The button “Next”: checks the answers, and goes to the next step with them confirmed. A time zone that is guessed only now
 * is shown first.
 */
function submitNext(submitted: SubmittedBusiness): ButtonResult {
  const { setup, suggested, emailQuestion } = submitted;
  const lines: PageChanges = suggested ? unaddedErrors(suggested) : {};
  const required = requiredForNext(setup);
  const { TimeZone: zone } = submitted.answers.fields;
  const needsZone = zone ? zone.source === 'guess' : required.includes('TimeZone');
  const answers = needsZone && !isCheckOnly(setup) ? withZoneOfState(submitted) : submitted.answers;
  const errors = { ...errorsOf(answers, required), ...lines.errors };
  if (answers !== submitted.answers) errors.TimeZone = [checkZoneMessage];
  const missing = unansweredOf(textsOf(answers), required);
  const notice = missing.length > 0 ? missingFieldsNotice(missing) : undefined;
  const changes = { ...lines, answers, errors, notice };
  if (hasErrors(errors) || (emailQuestion && !emailQuestion.wasAsked))
    return stay({ ...changes, ...hoursOfNewTrade(submitted, answers) });
  return leave(nextPath(setup, 'business'), correctOwnersEmail(acceptGuesses(answers)), changes);
}

/** The usual hours of a trade that was chosen on the page, if the hours are our guess. */
function hoursOfNewTrade({ origin }: SubmittedBusiness, answers: AnswersAndGuesses): PageChanges {
  const trade = answers.trade?.value;
  if (!trade || trade === origin.answers.trade?.value) return {};
  return { answers: { ...answers, hours: withTrade(answers, trade).hours }, edited: 'trade' };
}

/** The button “Back”: goes to the website step, unless an answer is too long for the draft. */
function submitBack({ setup, answers }: SubmittedBusiness): ButtonResult {
  const errors = unsavableErrors(answers);
  return hasErrors(errors) ? stay({ errors }) : leave(stepPath(setup, 'website'));
}

/** Logs the step, stores the trade for other pages, and deletes the findings, which the answers now include. */
async function finishStep(setup: OpenSetup, answers: Answers): Promise<void> {
  const { jar, id } = setup;
  const trade = answers.trade?.value || undefined;
  await saveSession(jar, { ...(await readSession(jar)), trade });
  const stepData = { ...textsOf(answers), smsConsent: answers.consent.given, trade };
  logSetupStep({ ...setup, answers }, 'business', stepData);
  await clearFindings(jar, id);
}

/** Corrects the owner's email if the business's is the suggestion for it. */
function correctOwnersEmail(answers: Answers): Answers {
  const { email } = contactOf(answers);
  const suggestion = answers.email && suggestedEmail(answers.email);
  return suggestion && suggestion.toLowerCase() === email.toLowerCase() ? { ...answers, email } : answers;
}

/** The draft of the finished step. */
function confirmedDraft({ draft, findings }: OpenSetup, savedAnswers: Answers): Partial<Draft> {
  const wasRead = draft.wasRead || findings !== null;
  const foundNothing = findings ? !hasFound(findings) : draft.foundNothing;
  return { savedAnswers, wasRead, foundNothing, businessDone: true };
}

/**
 * The draft with valid and invalid answers. Answers that don't fit stay as saved before. The browser has what was typed
 * (`typed-values`).
 */
function uncheckedDraft(
  { setup, answers: submittedAnswers }: SubmittedBusiness,
  answers: AnswersAndGuesses = submittedAnswers,
): Partial<Draft> {
  const before = setup.draft.savedAnswers;
  const fields = pickAnswers<Source>((name) => {
    const field = answers.fields[name];
    return field && !fitsDraft(name, field.value) ? before.fields[name] : field;
  });
  return { savedAnswers: takeOwnersAnswers({ ...answers, fields }, before), businessDone: false };
}

/** Saves the changes to the draft, and which address is asked about. `false` if the draft doesn't fit into cookies. */
function save(
  { setup, origin, emailQuestion }: SubmittedBusiness,
  changes: Partial<Draft>,
): Promise<boolean> {
  const askedAbout = emailQuestion?.address ?? setup.draft.askedAbout;
  return saveChanges(setup, { ...changes, askedAbout }, origin.openedFormId);
}

/**
 * The submitted form with these changes, and with the values that another tab saved. The status is 400 if there are errors or
 * such values. `revision` is the draft's, which a save has raised.
 */
function businessResponse(
  submitted: SubmittedBusiness,
  { errors = {}, ...changes }: PageChanges,
  revision = submitted.setup.draft.revision,
) {
  const { origin, answers, suggested, emailQuestion, otherTab } = submitted;
  const { openedFormId } = origin;
  const conflict: { otherTab?: OtherTab; notice?: Notice } = otherTab
    ? { otherTab, notice: otherTabNotice(submitted, errors) }
    : {};
  const lastResult: SubmissionResult = { error: errors };
  return data(
    { answers, suggested, revision, openedFormId, lastResult, emailQuestion, ...changes, ...conflict },
    { status: otherTab || hasErrors(errors) ? 400 : 200 },
  );
}

/** The data of the response to the page's form. */
export type BusinessReply = ReturnType<typeof businessResponse>['data'];

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
