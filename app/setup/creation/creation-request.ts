import { brand } from '~/brand';
import { businessHoursText, daysOpenText } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { businessFields, isApplicable, questionOf } from '~/domain/business-questions';
import type { BusinessFields } from '~/domain/business-questions';
import type { BusinessValues, CreateAgentBody } from '~/backend/messages.server';
import { bareHost } from '../website/website-address';

export interface Gathered {
  fields: BusinessFields;
  schedule: WeeklySchedule;
  websiteAddress?: string | undefined;
  email?: string | undefined;
  consent: { given: boolean; at: string | null };
  voiceId?: string | undefined;
}

export function creationRequest(gathered: Gathered, fillsDefaults: boolean): CreateAgentBody {
  const businessEmail = businessEmailOf(gathered);
  const fields = { ...gathered.fields, BusinessEmail: businessEmail };
  return {
    email: gathered.email || businessEmail,
    businessData: {
      ...valuesOf(fillsDefaults ? withDefaults(fields) : fields),
      BusinessHours: businessHoursText(gathered.schedule),
      DaysOpen: daysOpenText(gathered.schedule),
      WeeklySchedule: gathered.schedule,
      ...(gathered.voiceId ? { customVoiceId: gathered.voiceId } : {}),
    },
    smsConsent: {
      consent: gathered.consent.given,
      date: gathered.consent.at,
      source: 'website sign up form',
    },
  };
}

/** A value for each applicable question; a number of miles only where there is one. */
function valuesOf(fields: BusinessFields): BusinessValues {
  const values = businessFields
    .filter((name) => isApplicable(name, fields))
    .flatMap((name): [string, string | number][] => {
      const text = fields[name] ?? '';
      if (questionOf(name).kind !== 'miles') return [[name, text]];
      return text ? [[name, Number(text)]] : [];
    });
  return Object.fromEntries(values) as BusinessValues; // the backend client checks it before it is sent
}

/** Empty fields get defaults. The phone is from the reserved range. */
function withDefaults(fields: BusinessFields): BusinessFields {
  const extra: BusinessFields = { BusinessPhoneNumber: brand.placeholderPhone };
  const filled = businessFields.map((name) => [
    name,
    fields[name] || questionOf(name).defaultValue || extra[name],
  ]);
  return Object.fromEntries(filled);
}

/** The business's e-mail, else the entered one, else `info@` and the website's host; empty if none is known. */
export function businessEmailOf({
  fields,
  email,
  websiteAddress,
}: Pick<Gathered, 'fields' | 'email' | 'websiteAddress'>): string {
  return fields.BusinessEmail || email || (websiteAddress ? `info@${bareHost(websiteAddress)}` : '');
}

/** Whether the owner can be reached by another address than the business's own. */
export function hasContactAddress(gathered: Pick<Gathered, 'email' | 'websiteAddress'>): boolean {
  return businessEmailOf({ ...gathered, fields: {} }) !== '';
}
