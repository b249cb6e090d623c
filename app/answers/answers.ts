import { tradeBySlug } from '~/content/trades/trades';
import { questionNames } from '~/domain/business-questions';
import type { QuestionName, AnswerTexts } from '~/domain/business-questions';
import type { WeeklySchedule } from '~/domain/weekly-schedule';

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

/** The answer that `answerOf` gives to each question, without the questions that have none. */
export function mapFields(answerOf: (name: QuestionName) => Answer | undefined): Answers['fields'] {
  const fields: Answers['fields'] = {};
  for (const name of questionNames) {
    const answer = answerOf(name);
    if (answer) fields[name] = answer;
  }
  return fields;
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
