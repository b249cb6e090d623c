import { serviceTypes } from './service-type';
import { timeZones } from './time-zones';
import { usStates } from './us-states';
import { isBlank } from './visible-text';

export type QuestionKind = 'text' | 'long-text' | 'phone' | 'email' | 'zip' | 'state' | 'choice' | 'miles';

export interface Question {
  label: string;
  kind: QuestionKind;
  max: number;
  toContinue?: string;
  toCreate?: string;
  /** The default where it is left empty, in the variants that fill in. */
  usual?: string;
  /** Only where another question has this value. */
  onlyFor?: { name: string; value: string };
  options?: readonly { value: string; label: string }[];
  prompt?: string;
  placeholder?: string;
  autoComplete?: string;
  /** Consecutive questions of one row stand side by side. */
  row?: 'contact' | 'service' | 'place';
}

const zones = timeZones.map(({ value, label }) => ({ value, label }));
const types = serviceTypes.map((type) => ({ value: type, label: type }));
const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** In page order. Form, checks, use of findings, draft, review and the backend's body follow from a row. */
export const businessQuestions = {
  BusinessName: {
    label: 'Business Name',
    kind: 'text',
    max: 120,
    toContinue: 'ABC',
    toCreate: 'BC',
    usual: 'My Business',
    autoComplete: 'organization',
  },
  BusinessPhoneNumber: {
    label: 'Business Phone',
    kind: 'phone',
    max: 40,
    toContinue: 'A',
    autoComplete: 'tel',
    row: 'contact',
  },
  BusinessEmail: { label: 'Business Email', kind: 'email', max: 254, autoComplete: 'email', row: 'contact' },
  TimeZone: {
    label: 'Time Zone',
    kind: 'choice',
    options: zones,
    prompt: 'Choose a time zone',
    max: 60,
    toContinue: 'A',
    toCreate: 'BC',
    usual: 'America/New_York',
  },
  ServiceType: {
    label: 'Service Type',
    kind: 'choice',
    options: types,
    prompt: 'Choose a service type',
    max: 40,
    toContinue: 'A',
    toCreate: 'BC',
    usual: 'Fixed Location',
    row: 'service',
  },
  ServiceRangeMiles: {
    label: 'Service Range (miles)',
    kind: 'miles',
    max: 10,
    onlyFor: { name: 'ServiceType', value: 'Travel to Customer' },
    placeholder: '25',
    row: 'service',
  },
  BusinessDescription: { label: 'Business Description', kind: 'long-text', max: 1_000 },
  BusinessAddressStreet: {
    label: 'Street Address',
    kind: 'text',
    max: 200,
    toContinue: 'A',
    usual: '123 Main Street',
    autoComplete: 'address-line1',
  },
  BusinessAddressCity: {
    label: 'City',
    kind: 'text',
    max: 200,
    autoComplete: 'address-level2',
    row: 'place',
  },
  BusinessAddressState: {
    label: 'State',
    kind: 'state',
    options: states,
    prompt: 'Choose a state',
    max: 40,
    autoComplete: 'address-level1',
    row: 'place',
  },
  BusinessAddressZipcode: {
    label: 'ZIP Code',
    kind: 'zip',
    max: 20,
    autoComplete: 'postal-code',
    row: 'place',
  },
} as const satisfies Record<string, Question>;

export type BusinessField = keyof typeof businessQuestions;
export type BusinessFields = Partial<Record<BusinessField, string>>;

export const businessFields = Object.keys(businessQuestions) as BusinessField[]; // the keys of a literal object

export function questionOf(name: BusinessField): Question {
  return businessQuestions[name];
}

export function requiredIn(variant: 'A' | 'B' | 'C', when: 'toContinue' | 'toCreate'): BusinessField[] {
  return businessFields.filter((name) => questionOf(name)[when]?.includes(variant));
}

export function isApplicable(name: BusinessField, values: Partial<Record<string, string>>): boolean {
  const { onlyFor } = questionOf(name);
  return !onlyFor || values[onlyFor.name] === onlyFor.value;
}

/** Of those required fields that are empty or white space only, in the order given. */
export function missingLabels(fields: BusinessFields, required: readonly BusinessField[]): string[] {
  return required.filter((name) => isBlank(fields[name])).map((name) => questionOf(name).label);
}
