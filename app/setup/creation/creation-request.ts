import { brand } from '~/brand';
import { businessHoursText, daysOpenText } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { businessFields, isApplicable, questionOf, sentFields } from '~/domain/business-questions';
import type { BusinessFields } from '~/domain/business-questions';
import type { BusinessValues, CreateAgentBody } from '~/backend/messages.server';
import { descriptionWithUrgentNumber } from '~/domain/urgent-calls';
import { bareHost } from '../website/website-address';

export interface SetupAnswers {
  fields: BusinessFields;
  schedule: WeeklySchedule;
  websiteAddress?: string;
  email?: string;
  consent: { given: boolean; at: string | null };
  voiceId?: string;
}

export function creationRequest(answers: SetupAnswers, fillsDefaults: boolean): CreateAgentBody {
  const businessEmail = businessEmailOf(answers);
  const fields = {
    ...answers.fields,
    BusinessEmail: businessEmail,
    BusinessDescription: descriptionWithUrgentNumber(answers.fields),
  };
  return {
    email: answers.email || businessEmail,
    businessData: {
      ...valuesOf(fillsDefaults ? withDefaults(fields) : fields),
      BusinessHours: businessHoursText(answers.schedule),
      DaysOpen: daysOpenText(answers.schedule),
      WeeklySchedule: answers.schedule,
      ...(answers.voiceId ? { customVoiceId: answers.voiceId } : {}),
    },
    smsConsent: {
      consent: answers.consent.given,
      date: answers.consent.at,
      source: 'website sign up form',
    },
  };
}

/** A value for each applicable question. Miles are a number, and left out if empty. */
function valuesOf(fields: BusinessFields): BusinessValues {
  const values = sentFields
    .filter((name) => isApplicable(name, fields))
    .flatMap((name): [string, string | number][] => {
      const text = fields[name] ?? '';
      if (questionOf(name).kind !== 'miles') return [[name, text]];
      return text ? [[name, Number(text)]] : [];
    });
  return Object.fromEntries(values) as BusinessValues; // the backend client validates the body before sending it
}

/** Replaces empty fields with defaults. The phone number is from the range reserved for fiction. */
function withDefaults(fields: BusinessFields): BusinessFields {
  const extra: BusinessFields = { BusinessPhoneNumber: brand.placeholderPhone };
  const filled = businessFields.map((name) => [
    name,
    fields[name] || questionOf(name).defaultValue || extra[name],
  ]);
  return Object.fromEntries(filled);
}

/** The business's email, or the owner's, or `info@` at the website's host. Empty if there is none of these. */
export function businessEmailOf({
  fields,
  email,
  websiteAddress,
}: Pick<SetupAnswers, 'fields' | 'email' | 'websiteAddress'>): string {
  return fields.BusinessEmail || email || (websiteAddress ? `info@${bareHost(websiteAddress)}` : '');
}

/** Whether we have an email address to use if the business's own is left empty. */
export function hasContactAddress(answers: Pick<SetupAnswers, 'email' | 'websiteAddress'>): boolean {
  return businessEmailOf({ ...answers, fields: {} }) !== '';
}
