import type { ExtractedData } from '~/backend/contract.server';
import { sentQuestions } from '~/domain/business-questions';
import type { AnswerTexts } from '~/domain/business-questions';
import { days, defaultSchedule } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { usableAnswer } from '~/answers/answer-text';

/** Converts extracted data to answers, without values that the form would reject. */
export function usableFindings(extracted: ExtractedData): {
  fields: AnswerTexts;
  schedule: WeeklySchedule | undefined;
} {
  const usable = sentQuestions.flatMap((name) => {
    const value = usableAnswer(name, String(extracted[name] ?? ''));
    return value ? [[name, value] as const] : [];
  });
  return { fields: Object.fromEntries(usable), schedule: usableSchedule(extracted.WeeklySchedule) };
}

/** Days without hours, such as closed ones, get the default hours. */
function usableSchedule(extracted: ExtractedData['WeeklySchedule']): WeeklySchedule | undefined {
  const usual = defaultSchedule();
  const usable = days.flatMap((day) =>
    extracted?.[day] ? [[day, withHours(extracted[day], usual[day])] as const] : [],
  );
  return usable.length > 0 ? { ...usual, ...Object.fromEntries(usable) } : undefined;
}

function withHours(extracted: DaySchedule, usual: DaySchedule): DaySchedule {
  return extracted.ranges.length > 0 ? extracted : { ...extracted, ranges: usual.ranges };
}
