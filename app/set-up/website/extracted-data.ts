import { stateCode } from '~/domain/us-states';
import { timeZones } from '~/domain/time-zones';
import { days, defaultSchedule } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { isEmail, isZipCode } from '~/platform/forms/text-patterns';
import { formatUsPhone } from '~/domain/us-phone';
import { businessFields, maxLength } from '../business/business-info';
import type { BusinessField, BusinessFields } from '../business/business-info';

/** What extraction answers: any subset of the business fields, types already checked. */
export type Extracted = { [Field in BusinessField]?: string | number | undefined } & {
  WeeklySchedule?: Partial<Record<string, DaySchedule | undefined>> | undefined;
};

/** What of an extraction can be used in the form; a value that the form would refuse is dropped (decisions §10). */
export function usableFindings(extracted: Extracted): {
  fields: BusinessFields;
  schedule: WeeklySchedule | null;
} {
  const found = businessFields.flatMap((name) => {
    const value = usableValue(name, extracted[name]);
    return value ? [[name, value] as const] : [];
  });
  return { fields: Object.fromEntries(found), schedule: foundSchedule(extracted.WeeklySchedule) };
}

function usableValue(name: BusinessField, value: string | number | undefined): string | null {
  const text = String(value ?? '').trim();
  if (!text || text.length > maxLength[name]) return null;
  switch (name) {
    case 'BusinessPhoneNumber':
      return formatUsPhone(text);
    case 'BusinessEmail':
      return isEmail(text) ? text : null;
    case 'TimeZone':
      return timeZones.some((zone) => zone.value === text) ? text : null;
    case 'BusinessAddressState':
      return stateCode(text);
    case 'BusinessAddressZipcode':
      return isZipCode(text) ? text : null;
    default:
      return text;
  }
}

/** The default week with the days that were found; a closed day may come without hours and keeps the usual ones. */
function foundSchedule(found: Extracted['WeeklySchedule']): WeeklySchedule | null {
  const usual = defaultSchedule();
  const usable = days.flatMap((day) =>
    found?.[day] ? [[day, withHours(found[day], usual[day])] as const] : [],
  );
  return usable.length > 0 ? { ...usual, ...Object.fromEntries(usable) } : null;
}

function withHours(found: DaySchedule, usual: DaySchedule): DaySchedule {
  return found.ranges.length > 0 ? found : { ...found, ranges: usual.ranges };
}
