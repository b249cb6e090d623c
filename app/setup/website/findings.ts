import type { ExtractedData } from '~/backend/messages.server';
import { questionOf, sentFields } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { days, defaultSchedule } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { isLongerThan, normalizeLines, normalizeLine } from '~/platform/forms/server/normalize-text';
import { readAnswerText } from '~/answers/answer-text';

export function fieldNames(fields: BusinessFields): BusinessField[] {
  return Object.keys(fields) as BusinessField[]; // it has no other keys
}

/** Converts extracted data to answers, without values that the form would reject. */
export function usableFindings(extracted: ExtractedData): {
  fields: BusinessFields;
  schedule: WeeklySchedule | undefined;
} {
  const found = sentFields.flatMap((name) => {
    const value = usableValue(name, extracted[name]);
    return value ? [[name, value] as const] : [];
  });
  return { fields: Object.fromEntries(found), schedule: foundSchedule(extracted.WeeklySchedule) };
}

function usableValue(name: BusinessField, value: string | number | undefined): string | null {
  const { kind, max } = questionOf(name);
  const normalize = kind === 'long-text' ? normalizeLines : normalizeLine;
  const text = normalize(String(value ?? '')).trim();
  return text && !isLongerThan(text, max) ? readAnswerText(name, text) : null;
}

/** Days without hours, such as closed ones, get the default hours. */
function foundSchedule(found: ExtractedData['WeeklySchedule']): WeeklySchedule | undefined {
  const usual = defaultSchedule();
  const usable = days.flatMap((day) =>
    found?.[day] ? [[day, withHours(found[day], usual[day])] as const] : [],
  );
  return usable.length > 0 ? { ...usual, ...Object.fromEntries(usable) } : undefined;
}

function withHours(found: DaySchedule, usual: DaySchedule): DaySchedule {
  return found.ranges.length > 0 ? found : { ...found, ranges: usual.ranges };
}
