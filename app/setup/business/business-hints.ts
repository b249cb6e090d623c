import { urgentNumberDoubt } from '~/answers/answer-text';
import { textsOf } from '~/answers/answers';
import type { Answer, AnswersAndGuesses, Source } from '~/answers/answers';
import { businessTexts } from '~/content/setup-texts';
import { tradeBySlug } from '~/content/trades/trades';
import { questionNames, questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { timeZoneOfState } from '~/domain/us-states';
import type { EmailQuestion } from '~/site/email/email-suggestion';
import type { loadBusinessStep } from './business-step.server';
import type { OtherTab } from './business-form.server';

// The hints of the business step: which answers are from the website, which may be wrong, and why we ask.

/** The data that hints depend on. It is the page's, or that of the response to its form. */
export interface HintedView extends Pick<
  ReturnType<typeof loadBusinessStep>,
  'answers' | 'contactEmail' | 'isEmailGuessed' | 'isFromReview' | 'isNameOfHost' | 'neededLater'
> {
  otherTab?: OtherTab;
  emailQuestion?: EmailQuestion | null;
}

/** Notes on answers that may be wrong: a name made from the web address, an email address that we made up. */
export type Doubts = Partial<Record<QuestionName, string | undefined>>;

/** The questions whose answers were read on the website and not changed. */
export function foundNames(answers: AnswersAndGuesses): QuestionName[] {
  return questionNames.filter((name) => {
    const { value, source } = answers.fields[name] ?? {};
    return value && source === 'website' && !(name === 'BusinessEmail' && isOwnersEmail(answers));
  });
}

/** Whether the business's email is the owner's own address. */
export function isOwnersEmail({ email, fields }: AnswersAndGuesses): boolean {
  return email !== undefined && fields.BusinessEmail?.value === email;
}

/** The doubts about the answers. `found` are the questions answered by the website. */
export function doubtsOf(view: HintedView, found: readonly QuestionName[]): Doubts {
  const { answers, contactEmail, isNameOfHost, isEmailGuessed, emailQuestion } = view;
  const isDoubted = isEmailGuessed && !textsOf(answers).BusinessEmail && !emailQuestion;
  return {
    BusinessName: isNameOfHost && found.includes('BusinessName') ? businessTexts.checkName : undefined,
    BusinessEmail: isDoubted ? emailGuess(contactEmail) : undefined,
  };
}

function emailGuess(address: string): string {
  return `Call summaries and your permanent number go to ${address}, our guess from your web address. If nobody reads that, type another address.`;
}

/** The hint below a field. */
export interface Hint {
  /** Shown until the answer is changed. */
  untilChanged?: string | undefined;
  /** Replaces `untilChanged` once the answer is changed. */
  onceChanged?: string | undefined;
  always?: string | undefined;
}

/**
 * The hint for a question: what another tab saved, or else a note and why we ask, or how long the answer may be. A doubt or
 * advice replaces the reason.
 */
export function hintOf(name: QuestionName, view: HintedView, doubt: string | undefined): Hint {
  const { otherTab = {} } = view;
  const { reason = limitOf(name) } = questionOf(name);
  if (otherTab[name]) return { always: otherTabNote(otherTab[name]) };
  const advice = doubt ?? adviceFor(name, view);
  return advice
    ? { untilChanged: advice, onceChanged: reason }
    : { untilChanged: noteOn(name, view), always: reason };
}

/** The limit of a long text, which includes the line with the number for urgent calls. */
function limitOf(name: QuestionName): string | undefined {
  const { kind, max } = questionOf(name);
  if (kind !== 'long-text') return undefined;
  return `Up to ${max.toLocaleString('en-US')} characters. A number for urgent calls takes about 50 of them.`;
}

/** The consequence if the field stays as it is. */
function adviceFor(name: QuestionName, { answers, contactEmail }: HintedView): string | undefined {
  const texts = textsOf(answers);
  if (name === 'BusinessEmail' && contactEmail && !texts[name])
    return `If you leave it empty: ${contactEmail}`;
  return name === 'UrgentCallsNumber' ? urgentNumberDoubt(texts) : undefined;
}

/** A note that the answer is our guess, or that the creation needs an answer. */
function noteOn(name: QuestionName, { answers, isFromReview, neededLater }: HintedView): string | undefined {
  const needed = isFromReview ? businessTexts.needed : businessTexts.neededLater;
  const notes = [
    isGuess(answers.fields[name]) ? guessNote(name, answers) : '',
    neededLater.includes(name) && !textsOf(answers)[name] ? needed : '',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

export function otherTabNote(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `In your other tab: ${value}`;
}

export function isGuess(answer: Answer<unknown, Source> | undefined): boolean {
  return answer?.source === 'guess';
}

/** Says what an answer was guessed from. Only time zones have two sources. */
function guessNote(name: QuestionName, answers: AnswersAndGuesses): string {
  const { TimeZone, BusinessAddressState: state } = textsOf(answers);
  if (name !== 'TimeZone') return businessTexts.guess;
  return TimeZone === timeZoneOfState(state) ? businessTexts.stateGuess : businessTexts.deviceGuess;
}

/** The note at the opening hours, if they are a guess. */
export function hoursNote(answers: AnswersAndGuesses): string | null {
  if (!isGuess(answers.hours)) return null;
  const trade = tradeBySlug(answers.trade?.value);
  return trade ? `The usual hours of ${trade.businesses}: our guess, please check.` : businessTexts.guess;
}
