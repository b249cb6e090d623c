import { brand } from '~/brand';
import { businessHoursText, daysOpenText } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { serviceTypes } from '~/domain/service-type';
import type { ServiceType } from '~/domain/service-type';
import type { BusinessFields } from '../business/business-info';
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

/** Stand for what variant A's owners left empty (specification §5). The phone is from the reserved range. */
const creationDefaults = {
  BusinessName: 'My Business',
  BusinessPhoneNumber: brand.placeholderPhone,
  TimeZone: 'America/New_York',
  ServiceType: 'Fixed Location',
  BusinessAddressStreet: '123 Main Street',
} as const satisfies BusinessFields;

/** The body of `create-full-agent` (specification §3 and §7, decisions §6 and §10). */
export function creationRequest(gathered: Gathered, fillsDefaults: boolean) {
  const fields = fillsDefaults ? { ...creationDefaults, ...withoutEmpty(gathered.fields) } : gathered.fields;
  const businessEmail = businessEmailOf(gathered);
  const serviceType: ServiceType =
    serviceTypes.find((type) => type === fields.ServiceType) ?? 'Fixed Location';
  const range = serviceType === 'Travel to Customer' ? Number(fields.ServiceRangeMiles) : 0;
  return {
    email: gathered.email || businessEmail,
    businessData: {
      BusinessName: fields.BusinessName ?? '',
      BusinessPhoneNumber: fields.BusinessPhoneNumber ?? '',
      BusinessEmail: businessEmail,
      TimeZone: fields.TimeZone ?? '',
      ServiceType: serviceType,
      ...(range > 0 ? { ServiceRangeMiles: range } : {}),
      BusinessDescription: fields.BusinessDescription ?? '',
      BusinessAddressStreet: fields.BusinessAddressStreet ?? '',
      BusinessAddressCity: fields.BusinessAddressCity ?? '',
      BusinessAddressState: fields.BusinessAddressState ?? '',
      BusinessAddressZipcode: fields.BusinessAddressZipcode ?? '',
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

function withoutEmpty(fields: BusinessFields): BusinessFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}
