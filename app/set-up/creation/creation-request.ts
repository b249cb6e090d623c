import { brand } from '~/brand';
import { businessHoursText, daysOpenText } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { businessFields, isAsked, questionOf } from '~/domain/business-questions';
import type { BusinessFields } from '~/domain/business-questions';
import type { BusinessAnswers, CreateAgentBody } from '~/platform/backend/messages.server';
import { bareHost } from '../website/website-address';

/** What the wizard has gathered when an agent is created. Fields are in the form that the backend takes. */
export interface Gathered {
  fields: BusinessFields;
  schedule: WeeklySchedule;
  /** Full URL of the website step, if one was given. */
  websiteAddress?: string | undefined;
  /** E-mail of the website step, if one was given. */
  email?: string | undefined;
  consent: { given: boolean; at: string | null };
  voiceId?: string | undefined;
}

/** The body of `create-full-agent`. */
export function creationRequest(gathered: Gathered, fillsDefaults: boolean): CreateAgentBody {
  const businessEmail = businessEmailOf(gathered);
  const fields = { ...gathered.fields, BusinessEmail: businessEmail };
  return {
    email: gathered.email || businessEmail,
    businessData: {
      ...answersOf(fillsDefaults ? withUsual(fields) : fields),
      BusinessHours: businessHoursText(gathered.schedule),
      DaysOpen: daysOpenText(gathered.schedule),
      WeeklySchedule: gathered.schedule,
      ...(gathered.voiceId ? { customVoiceId: gathered.voiceId } : {}),
    },
    smsConsent: {
      consent: gathered.consent.given,
      date: gathered.consent.given ? gathered.consent.at : null,
      source: 'website sign up form',
    },
  };
}

/** An answer a question that is asked; a number of miles only where there is one. */
function answersOf(fields: BusinessFields): BusinessAnswers {
  const answers = businessFields
    .filter((name) => isAsked(name, fields))
    .flatMap((name): [string, string | number][] => {
      const text = fields[name] ?? '';
      if (questionOf(name).kind !== 'miles') return [[name, text]];
      return text ? [[name, Number(text)]] : [];
    });
  return Object.fromEntries(answers) as BusinessAnswers; // the backend client checks it before it is sent
}

/** What was left empty is filled in. The phone is from the reserved range. */
function withUsual(fields: BusinessFields): BusinessFields {
  const usual: BusinessFields = { BusinessPhoneNumber: brand.placeholderPhone };
  const filled = businessFields.map((name) => [name, fields[name] || questionOf(name).usual || usual[name]]);
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

/** Whether an address is known by which the owner is reached, the business's own aside. */
export function knowsAddress(gathered: Pick<Gathered, 'email' | 'websiteAddress'>): boolean {
  return businessEmailOf({ ...gathered, fields: {} }) !== '';
}
