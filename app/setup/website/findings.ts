import type { ExtractedData } from '~/backend/messages.server';
import { questionOf, sentFields } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { days, defaultSchedule } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { isLongerThan, normalizeLines, normalizeLine } from '~/platform/forms/server/normalize-text';
import { readFieldValue } from '../business/field-value';
import type { Draft, Findings } from '../draft.server';

/** Fills in what the draft doesn't have yet. A field that the owner emptied is an empty text, and stays empty. */
export function withFindings(draft: Draft, findings: Findings | null): Draft {
  if (!findings) return draft;
  const newest = findings.revision === draft.revision ? findings : draft;
  const found = fieldNames(findings.fields).filter((name) => draft.fields[name] === undefined);
  return {
    ...draft,
    websiteAddress: newest.websiteAddress ?? draft.websiteAddress ?? findings.websiteAddress,
    email: newest.email ?? draft.email ?? findings.email,
    fields: { ...findings.fields, ...draft.fields },
    found: [...draft.found, ...found],
    schedule: draft.schedule ?? findings.schedule,
  };
}

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
  return text && !isLongerThan(text, max) ? readFieldValue(name, text) : null;
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
