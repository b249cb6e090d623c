import { timeZones } from './time-zones';
import { usStates } from './us-states';
import { isBlank } from './typed-text';

export const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export type QuestionKind = 'text' | 'long-text' | 'phone' | 'email' | 'zip' | 'state' | 'choice' | 'miles';

export interface Question {
  label: string;
  kind: QuestionKind;
  /** Maximum length in characters. */
  max: number;
  /** Variants that require an answer before the next step, such as `'AB'`. */
  requiredToContinue?: string;
  /** Variants that require an answer before the agent is created. */
  requiredToCreate?: string;
  /** Used for an empty answer in variants that fill in defaults. */
  defaultValue?: string;
  /** The question is asked only if another question has this value. */
  onlyIf?: { name: string; value: string };
  options?: readonly { value: string; label: string }[];
  prompt?: string;
  placeholder?: string;
  autoComplete?: string;
  /** Below the field: why we ask, or what the choices mean. */
  reason?: string;
  /** Asked below the suggestions for the trade, instead of with the other details. */
  section?: 'calls';
  /** Consecutive questions with the same row are laid out side by side. */
  row?: 'contact' | 'service' | 'place';
  /** The label on tickets. Answers with the same one share a row; without one, a ticket doesn't list the answer. */
  shownAs?: string;
  /** The backend has no field for the answer. This line of the description has it instead. */
  sentInDescriptionAs?: (answer: string) => string;
}

const zones = timeZones.map(({ value, label }) => ({ value, label }));
const types = serviceTypes.map((type) => ({ value: type, label: type }));
const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/**
 * The business step's questions, in page order. The form, its validation, the draft, the review page and the backend
 * request are all derived from this table.
 */
export const businessQuestions = {
  BusinessName: {
    label: 'Business Name',
    kind: 'text',
    max: 120,
    requiredToContinue: 'ABC',
    requiredToCreate: 'BC',
    defaultValue: 'My Business',
    autoComplete: 'organization',
  },
  BusinessPhoneNumber: {
    label: 'Business Phone',
    kind: 'phone',
    max: 40,
    requiredToContinue: 'A',
    autoComplete: 'tel',
    reason: 'The number that customers call now.',
    row: 'contact',
    shownAs: 'Phone',
  },
  BusinessEmail: {
    label: 'Business Email',
    kind: 'email',
    max: 254,
    autoComplete: 'email',
    reason: 'Call summaries go here.',
    row: 'contact',
    shownAs: 'Email',
  },
  TimeZone: {
    label: 'Time Zone',
    kind: 'choice',
    options: zones,
    prompt: 'Choose a time zone',
    max: 60,
    requiredToContinue: 'A',
    requiredToCreate: 'BC',
    defaultValue: 'America/New_York',
    shownAs: 'Time zone',
  },
  ServiceType: {
    label: 'Service Type',
    kind: 'choice',
    options: types,
    prompt: 'Choose a service type',
    max: 40,
    requiredToContinue: 'A',
    requiredToCreate: 'BC',
    defaultValue: 'Fixed Location',
    reason: 'Fixed Location: customers come to you. Travel to Customer: you go to them.',
    row: 'service',
    shownAs: 'Service',
  },
  ServiceRangeMiles: {
    label: 'Service Range (miles)',
    kind: 'miles',
    max: 10,
    onlyIf: { name: 'ServiceType', value: 'Travel to Customer' },
    placeholder: '25',
    row: 'service',
    shownAs: 'Service',
  },
  BusinessDescription: { label: 'Business Description', kind: 'long-text', max: 1_000, section: 'calls' },
  UrgentCallsNumber: {
    label: 'Number for Urgent Calls',
    kind: 'phone',
    max: 40,
    autoComplete: 'tel',
    reason:
      'Such as your cell phone. Urgent calls are put through to it. If it’s empty, your receptionist takes a message instead.',
    section: 'calls',
    sentInDescriptionAs: (number) => `Put urgent calls through to ${number}.`,
    shownAs: 'Urgent calls',
  },
  BusinessAddressStreet: {
    label: 'Street Address',
    kind: 'text',
    max: 200,
    requiredToContinue: 'A',
    defaultValue: '123 Main Street',
    autoComplete: 'address-line1',
    reason:
      'So it can tell callers where you are. Add city, state and ZIP now, and you won’t type them at signup.',
    shownAs: 'Address',
  },
  BusinessAddressCity: {
    label: 'City',
    kind: 'text',
    max: 200,
    autoComplete: 'address-level2',
    row: 'place',
    shownAs: 'Address',
  },
  BusinessAddressState: {
    label: 'State',
    kind: 'state',
    options: states,
    prompt: 'Choose a state',
    max: 40,
    autoComplete: 'address-level1',
    row: 'place',
    shownAs: 'Address',
  },
  BusinessAddressZipcode: {
    label: 'ZIP Code',
    kind: 'zip',
    max: 20,
    autoComplete: 'postal-code',
    row: 'place',
    shownAs: 'Address',
  },
} as const satisfies Record<string, Question>;

/** The name of a question: of its field in the form, and in the backend's messages. */
export type QuestionName = keyof typeof businessQuestions;
/** The answers as texts, in the notation that is stored. */
export type AnswerTexts = Partial<Record<QuestionName, string>>;

export const questionNames = Object.keys(businessQuestions) as QuestionName[]; // the keys of a literal object

export type SentQuestion = {
  [Name in QuestionName]: (typeof businessQuestions)[Name] extends { sentInDescriptionAs: unknown }
    ? never
    : Name;
}[QuestionName];

/** The questions that the backend has a field for. */
export const sentQuestions = questionNames.filter(
  (name): name is SentQuestion => !questionOf(name).sentInDescriptionAs,
);

export function questionOf(name: QuestionName): Question {
  return businessQuestions[name];
}

export function requiredQuestions(
  variant: 'A' | 'B' | 'C',
  when: 'requiredToContinue' | 'requiredToCreate',
): QuestionName[] {
  return questionNames.filter((name) => questionOf(name)[when]?.includes(variant));
}

/** The questions of a part of the form: those about calls, or all others. */
export function questionsIn(section: 'details' | 'calls'): QuestionName[] {
  return questionNames.filter((name) => (questionOf(name).section ?? 'details') === section);
}

export function isApplicable(name: QuestionName, values: Partial<Record<string, string>>): boolean {
  const { onlyIf } = questionOf(name);
  return !onlyIf || values[onlyIf.name] === onlyIf.value;
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
  return required.filter((name) => isBlank(texts[name]));
}
