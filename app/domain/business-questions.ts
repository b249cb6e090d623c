import { keysOf } from './keys';
import { timeZones, usStates } from './us-states';

const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** `miles` is a service range: it is asked only of businesses that travel to their customers. */
export type QuestionKind = 'text' | 'long-text' | 'phone' | 'email' | 'zip' | 'state' | 'choice' | 'miles';

/** The limits of a service range. */
export const milesLimits = { min: 1, max: 500 };

export interface Question {
  label: string;
  kind: QuestionKind;
  /** Maximum length in characters. */
  max: number;
  /** Used for an empty answer in variants that fill in defaults. */
  defaultValue?: string;
  options?: readonly { value: string; label: string }[];
  prompt?: string;
  placeholder?: string;
  autoComplete?: string;
  /** The hint below the field: why we ask, or what the choices mean. */
  reason?: string;
  /** The label on tickets. Answers with the same label share a row. Answers without a label aren't listed. */
  shownAs?: string;
  /** On wide screens, neighbors with the same line stand next to each other. */
  line?: QuestionLine;
  /** Whether the question is below the trade, because it is about the business's work. All others are above the trade. */
  isBelowTrade?: true;
}

export type QuestionLine = 'contact' | 'service' | 'place';

const zones = timeZones.map(({ value, label }) => ({ value, label }));
const types = serviceTypes.map((type) => ({ value: type, label: type }));
const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/**
 * The business step's questions, in page order. The page, the form's checks, the draft, the review, the receptionist's
 * record and the backend request are derived from this table. What only one question has is elsewhere, by its name:
 *
 * - `BusinessDescription`: suggested lines (`starter-lines.ts`), and the first to go if a receptionist's record is too long
 *   (`agent-record.server.ts`)
 * - `UrgentCallsNumber`: the backend has no field for it, so a line of the description has it (`answer-text.ts`)
 * - `TimeZone`, `ServiceType`: guessed from the state and the trade (`guesses.ts`)
 * - `BusinessEmail`: required if we know no other address (`requiredForNext` in `business-form.server.ts`)
 * - the four parts of the address: one line on tickets (`answer-rows.ts`)
 * - `BusinessPhoneNumber`: its default is in `brand.ts` (`creation-request.ts`)
 *
 * `business-hints.ts` has the hints that depend on the answers.
 */
export const businessQuestions = {
  BusinessName: {
    label: 'Business Name',
    kind: 'text',
    max: 120,
    defaultValue: 'My Business',
    autoComplete: 'organization',
  },
  BusinessPhoneNumber: {
    label: 'Business Phone',
    kind: 'phone',
    max: 40,
    autoComplete: 'tel',
    reason: 'The number that customers call now.',
    shownAs: 'Phone',
    line: 'contact',
  },
  BusinessEmail: {
    label: 'Business Email',
    kind: 'email',
    max: 254,
    autoComplete: 'email',
    reason: 'Call summaries go here.',
    shownAs: 'Email',
    line: 'contact',
  },
  TimeZone: {
    label: 'Time Zone',
    kind: 'choice',
    options: zones,
    prompt: 'Choose a time zone',
    max: 60,
    defaultValue: 'America/New_York',
    shownAs: 'Time zone',
  },
  ServiceType: {
    label: 'Service Type',
    kind: 'choice',
    options: types,
    prompt: 'Choose a service type',
    max: 40,
    defaultValue: 'Fixed Location',
    reason: 'Fixed Location: customers come to you. Travel to Customer: you go to them.',
    shownAs: 'Service',
    line: 'service',
  },
  ServiceRangeMiles: {
    label: 'Service Range (miles)',
    kind: 'miles',
    max: 10,
    placeholder: '25',
    shownAs: 'Service',
    line: 'service',
  },
  BusinessAddressStreet: {
    label: 'Street Address',
    kind: 'text',
    max: 200,
    defaultValue: '123 Main Street',
    autoComplete: 'address-line1',
    reason:
      'Where customers find you, or where you start from if you go to them. Add city, state and ZIP now, and you won’t type them at signup.',
    shownAs: 'Address',
  },
  BusinessAddressCity: {
    label: 'City',
    kind: 'text',
    max: 200,
    autoComplete: 'address-level2',
    shownAs: 'Address',
    line: 'place',
  },
  BusinessAddressState: {
    label: 'State',
    kind: 'state',
    options: states,
    prompt: 'Choose a state',
    max: 40,
    autoComplete: 'address-level1',
    shownAs: 'Address',
    line: 'place',
  },
  BusinessAddressZipcode: {
    label: 'ZIP Code',
    kind: 'zip',
    max: 20,
    autoComplete: 'postal-code',
    shownAs: 'Address',
    line: 'place',
  },
  BusinessDescription: {
    label: 'Business Description',
    kind: 'long-text',
    max: 1_000,
    isBelowTrade: true,
  },
  UrgentCallsNumber: {
    label: 'Number for Urgent Calls',
    kind: 'phone',
    max: 40,
    autoComplete: 'tel',
    reason:
      'Such as your cell phone. Urgent calls are put through to it. If it’s empty, your receptionist takes a message instead.',
    shownAs: 'Urgent calls',
    isBelowTrade: true,
  },
} as const satisfies Record<string, Question>;

/** The name of a question's field, in the form and in the backend's messages. */
export type QuestionName = keyof typeof businessQuestions;
/** The answers as texts, as they are stored. */
export type AnswerTexts = Partial<Record<QuestionName, string>>;

export const questionNames = keysOf(businessQuestions);

export type SentQuestion = Exclude<QuestionName, 'UrgentCallsNumber'>;

/** The questions that the backend has a field for. */
export const sentQuestions = questionNames.filter(
  (name): name is SentQuestion => name !== 'UrgentCallsNumber',
);

export function questionOf(name: QuestionName): Question {
  return businessQuestions[name];
}

export function isApplicable(name: QuestionName, { ServiceType: type }: AnswerTexts): boolean {
  return questionOf(name).kind !== 'miles' || type === 'Travel to Customer';
}

/** The answer as a person reads it: the label of a choice, a number with its unit. Empty if the question doesn't apply. */
export function displayText(name: QuestionName, values: AnswerTexts): string {
  const value = values[name] ?? '';
  const { kind, options } = questionOf(name);
  if (!value || !isApplicable(name, values)) return '';
  if (kind === 'miles') return `${value} miles`;
  return (kind === 'choice' ? options?.find((option) => option.value === value)?.label : undefined) ?? value;
}

/** The required questions without an answer, in the given order. */
export function unansweredOf(texts: AnswerTexts, required: readonly QuestionName[]): QuestionName[] {
  return required.filter((name) => !texts[name]);
}
