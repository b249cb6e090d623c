import { tradeBySlug } from '~/content/trades/trades';
import { questionNames } from '~/domain/business-questions';
import type { QuestionName, AnswerTexts } from '~/domain/business-questions';
import { bareHost } from '~/domain/website-address';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { normalizeLines } from '~/platform/forms/server/normalize-text';
import { parseAnswer } from './answer-text';

/** Who gave an answer. An owner's answer beats one from the website, and that beats a guess of ours. */
export type Source = 'owner' | 'website' | 'guess';

export interface Answer<Value = string> {
  value: Value;
  source: Source;
}

/** Everything known about a business, each answer with its source. */
export interface Answers {
  /** An empty text from the owner means that the field was emptied: it stays empty. */
  fields: Partial<Record<QuestionName, Answer>>;
  hours?: Answer<WeeklySchedule> | undefined;
  /** A slug; empty if the owner chose “Something else”. */
  trade?: Answer | undefined;
  /** Whether the owner wants text messages, and since when. */
  consent: { given: boolean; at: string | null };
  /** A full URL. Only the owner gives it. */
  websiteAddress?: string | undefined;
  /** The owner's own address, as opposed to the business's. */
  email?: string | undefined;
}

export const noAnswers: Answers = { fields: {}, consent: { given: false, at: null } };

/** These texts as answers. Empty ones are no answers. */
export function answersFrom(texts: AnswerTexts, source: Source): Answers['fields'] {
  return mapFields((name) => {
    const value = texts[name];
    return value ? { value, source } : undefined;
  });
}

const rank: Record<Source, number> = { guess: 0, website: 1, owner: 2 };

/** Both layers as one. Of two answers to a question, the one with the better source counts, or else the upper one. */
export function mergeAnswers(upper: Answers, lower: Answers): Answers {
  return {
    ...upper,
    fields: mapFields((name) => better(upper.fields[name], lower.fields[name])),
    hours: better(upper.hours, lower.hours),
    trade: better(upper.trade, lower.trade),
    websiteAddress: upper.websiteAddress ?? lower.websiteAddress,
    email: upper.email ?? lower.email,
  };
}

function better<Value>(
  upper: Answer<Value> | undefined,
  lower: Answer<Value> | undefined,
): Answer<Value> | undefined {
  return lower && (!upper || rank[lower.source] > rank[upper.source]) ? lower : upper;
}

function mapFields(answerOf: (name: QuestionName) => Answer | undefined): Answers['fields'] {
  const fields: Answers['fields'] = {};
  for (const name of questionNames) {
    const answer = answerOf(name);
    if (answer) fields[name] = answer;
  }
  return fields;
}

/** The values of a form for the business. */
export interface SubmittedValues {
  fields: AnswerTexts;
  hours: WeeklySchedule;
  /** `undefined` if the form has no question for it. */
  trade: string | undefined;
  /** When the owner agreed to text messages; `null` if they don't. */
  consentAt: string | null;
}

/** The answers of a submitted form: a value that is the same as the shown one keeps its source, another one is the owner's. */
export function submittedAnswers(submitted: SubmittedValues, shown: Answers): Answers {
  const { hours, trade, consentAt } = submitted;
  const isShownWeek = JSON.stringify(hours) === JSON.stringify(shown.hours?.value);
  return {
    ...shown,
    fields: mapFields((name) => submittedAnswer(name, submitted.fields[name] ?? '', shown.fields[name])),
    hours: isShownWeek ? shown.hours : { value: hours, source: 'owner' },
    trade: submittedTrade(trade, shown.trade),
    consent: { given: consentAt !== null, at: consentAt && (shown.consent.at ?? consentAt) },
  };
}

function submittedTrade(trade: string | undefined, shown: Answer | undefined): Answer | undefined {
  if (trade === undefined) return shown?.source === 'guess' ? undefined : shown;
  return trade === shown?.value ? shown : { value: trade, source: 'owner' };
}

function submittedAnswer(name: QuestionName, value: string, shown: Answer | undefined): Answer | undefined {
  if (normalizeAnswer(name, value) !== normalizeAnswer(name, shown?.value ?? ''))
    return { value, source: 'owner' };
  return shown;
}

/** The notation that is stored: a phone number with and without dashes is the same answer. */
export function normalizeAnswer(name: QuestionName, value: string): string {
  const text = normalizeLines(value).trim();
  return parseAnswer(name, text) ?? text;
}

/** The answers with other values in some fields, which are then the owner's. */
export function editAnswers(
  answers: Answers,
  values: Partial<Record<QuestionName, string | undefined>>,
): Answers {
  const changed = mapFields((name) =>
    name in values ? submittedAnswer(name, values[name] ?? '', answers.fields[name]) : undefined,
  );
  return { ...answers, fields: { ...answers.fields, ...changed } };
}

/** The answers once the owner has confirmed them: guesses count as the owner's. */
export function acceptGuesses(answers: Answers): Answers {
  const own = <Value>(answer: Answer<Value> | undefined) =>
    answer?.source === 'guess' ? { ...answer, source: 'owner' as const } : answer;
  return {
    ...answers,
    fields: mapFields((name) => own(answers.fields[name])),
    hours: own(answers.hours),
    trade: own(answers.trade),
  };
}

/** The answers of the owner, and those of other sources that `saved` has, too. */
export function dropNewGuesses(answers: Answers, saved: Answers): Answers {
  const own = <Value>(answer: Answer<Value> | undefined, known: Answer<Value> | undefined) =>
    answer?.source === 'owner' ? answer : known;
  return {
    ...answers,
    fields: mapFields((name) => own(answers.fields[name], saved.fields[name])),
    hours: own(answers.hours, saved.hours),
    trade: own(answers.trade, saved.trade),
  };
}

/** The answers' values without the empty ones. */
export function textsOf({ fields }: Answers): AnswerTexts {
  const texts: AnswerTexts = {};
  for (const name of questionNames) {
    const { value } = fields[name] ?? {};
    if (value) texts[name] = value;
  }
  return texts;
}

/** Whether the owner or the website has answered any question. */
export function hasDetails({ fields }: Answers): boolean {
  return Object.values(fields).some(({ value, source }) => value !== '' && source !== 'guess');
}

/** Whether the owner gave a website. */
export function hasWebsite({ websiteAddress }: Answers): boolean {
  return websiteAddress !== undefined;
}

/** Whether the business goes to its customers: as the answers say, or else as its trade usually does. */
export function goesToCustomers(answers: Answers): boolean {
  const serviceType = textsOf(answers).ServiceType ?? tradeBySlug(answers.trade?.value)?.serviceType;
  return serviceType !== 'Fixed Location';
}

export function businessNameOf({ fields }: Answers): string {
  return fields.BusinessName?.value ?? '';
}

/** The owner's email address, else the business's, else our guess: `info@` at the website's host. Empty if there is none. */
export function contactOf({ fields, email, websiteAddress }: Answers): { email: string; isGuess: boolean } {
  const given = email || fields.BusinessEmail?.value;
  if (given) return { email: given, isGuess: false };
  return { email: websiteAddress ? `info@${bareHost(websiteAddress)}` : '', isGuess: true };
}

/** The email address to use if the question for the business's own is left empty. Empty if there is none. */
export function emailWithoutBusiness({ email, websiteAddress }: Answers): string {
  return contactOf({ ...noAnswers, email, websiteAddress }).email;
}

/** `1 Main St, Austin, TX 78701`, without the parts that are missing. */
export function addressLine(answers: Answers): string {
  const {
    BusinessAddressStreet: street,
    BusinessAddressCity: city,
    BusinessAddressState: state,
    BusinessAddressZipcode: zip,
  } = textsOf(answers);
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
