import { tradeBySlug } from '~/content/trades/trades';
import { questionNames } from '~/domain/business-questions';
import type { AnswerTexts, QuestionName, ServiceType } from '~/domain/business-questions';
import { curlApostrophes } from '~/domain/typed-text';
import type { WeeklySchedule } from '~/domain/weekly-schedule';

/** Who gave an answer. An owner's answer beats the website's, which beats our guess. */
export type Source = 'owner' | 'website' | 'guess';
type Given = Exclude<Source, 'guess'>;

export interface Answer<Value = string, From extends Source = Given> {
  value: Value;
  source: From;
}

/** Everything known about a business, each answer with its source. */
export interface Answers<From extends Source = Given> {
  /** An empty text means that the owner emptied the field, which then stays empty. */
  fields: Partial<Record<QuestionName, Answer<string, From>>>;
  hours?: Answer<WeeklySchedule, From> | undefined;
  /** A slug; empty if the owner chose “Something else”. */
  trade?: Answer<string, From> | undefined;
  /** Whether the owner wants text messages, and when they agreed. */
  consent: { given: boolean; at: string | null };
  /** A full URL from the owner. FORMER RELEASE: an empty text in its records says only that there is a website. */
  websiteAddress?: string | undefined;
  /** The owner's own address, as opposed to the business's. */
  email?: string | undefined;
}

/** Answers as pages show them: some may be our guesses, which are never saved or sent before the owner confirms them. */
export type AnswersAndGuesses = Answers<Source>;

export const noAnswers: Answers = { fields: {}, consent: { given: false, at: null } };

/** These texts as answers, without the empty ones. */
export function answersFrom<From extends Source>(texts: AnswerTexts, source: From): Answers<From>['fields'] {
  return pickAnswers<From>((name) => {
    const value = texts[name];
    return value ? { value, source } : undefined;
  });
}

/** The better answer to each question: the one with the better source, or the upper one if the sources are equal. */
export function mergeAnswers<From extends Source>(upper: Answers<From>, lower: Answers<From>): Answers<From> {
  return {
    ...upper,
    fields: pickAnswers((name) => betterOf(upper.fields[name], lower.fields[name])),
    hours: betterOf(upper.hours, lower.hours),
    trade: betterOf(upper.trade, lower.trade),
    websiteAddress: upper.websiteAddress ?? lower.websiteAddress,
    email: upper.email ?? lower.email,
  };
}

const rank: Record<Source, number> = { guess: 0, website: 1, owner: 2 };

function betterOf<Either extends Answer<unknown, Source>>(
  upper: Either | undefined,
  lower: Either | undefined,
): Either | undefined {
  return upper && lower && rank[lower.source] > rank[upper.source] ? lower : (upper ?? lower);
}

/** The answers that the owner has confirmed: guesses become the owner's. */
export function acceptGuesses(answers: AnswersAndGuesses): Answers {
  return {
    ...answers,
    fields: pickAnswers((name) => accepted(answers.fields[name])),
    hours: accepted(answers.hours),
    trade: accepted(answers.trade),
  };
}

function accepted<Value>(answer: Answer<Value, Source> | undefined): Answer<Value> | undefined {
  return answer && { value: answer.value, source: answer.source === 'guess' ? 'owner' : answer.source };
}

/** The owner's answers, and those of other sources that are already saved. An answer that the owner took back is left out. */
export function takeOwnersAnswers(answers: AnswersAndGuesses, saved: Answers): Answers {
  return {
    ...answers,
    fields: pickAnswers((name) => ownersOr(saved.fields[name], answers.fields[name])),
    hours: ownersOr(saved.hours, answers.hours),
    trade: ownersOr(saved.trade, answers.trade),
  };
}

function ownersOr<Value>(
  saved: Answer<Value> | undefined,
  answer: Answer<Value, Source> | undefined,
): Answer<Value> | undefined {
  if (answer?.source === 'owner') return { value: answer.value, source: answer.source };
  return saved?.source === 'owner' ? undefined : saved;
}

/** The answers that `answerOf` returns. Questions without an answer are left out. */
export function pickAnswers<From extends Source>(
  answerOf: (name: QuestionName) => Answer<string, From> | undefined,
): Answers<From>['fields'] {
  const fields: Answers<From>['fields'] = {};
  for (const name of questionNames) {
    const answer = answerOf(name);
    if (answer) fields[name] = answer;
  }
  return fields;
}

/** The answers' values without the empty ones. */
export function textsOf({ fields }: AnswersAndGuesses): AnswerTexts {
  const texts: AnswerTexts = {};
  for (const name of questionNames) {
    const { value } = fields[name] ?? {};
    if (value) texts[name] = value;
  }
  return texts;
}

/** Whether any question has an answer. */
export function hasDetails(answers: Answers): boolean {
  return Object.keys(textsOf(answers)).length > 0;
}

/** Whether the owner gave a website. */
export function hasWebsite({ websiteAddress }: Answers): boolean {
  return websiteAddress !== undefined;
}

/** Whether the business goes to its customers. Without an answer, its trade decides. */
export function goesToCustomers(answers: Answers): boolean {
  const serviceType = textsOf(answers).ServiceType ?? usualServiceType(answers.trade?.value);
  return serviceType !== 'Fixed Location';
}

export function usualServiceType(trade: string | undefined): ServiceType | undefined {
  return tradeBySlug(trade)?.serviceType;
}

export function businessNameOf({ fields }: AnswersAndGuesses): string {
  return fields.BusinessName?.value ?? '';
}

/** The business's name as pages show it in sentences. The stored and sent name stays as typed. */
export function shownNameOf(answers: AnswersAndGuesses): string {
  return curlApostrophes(businessNameOf(answers));
}

/** `1 Main St, Austin, TX 78701`, without the parts that are missing. */
export function addressLine(answers: AnswersAndGuesses): string {
  const {
    BusinessAddressStreet: street,
    BusinessAddressCity: city,
    BusinessAddressState: state,
    BusinessAddressZipcode: zip,
  } = textsOf(answers);
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
