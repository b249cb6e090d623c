import type { ExtractedData } from '~/backend/contract.server';
import { questionOf, sentQuestions } from '~/domain/business-questions';
import type { QuestionName, AnswerTexts } from '~/domain/business-questions';
import { days, defaultSchedule } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { isLongerThan, normalizeLines, normalizeLine } from '~/platform/forms/server/normalize-text';
import { parseAnswer } from '~/answers/answer-text';

/** Converts extracted data to answers, without values that the form would reject. */
export function usableFindings(extracted: ExtractedData): {
  fields: AnswerTexts;
  schedule: WeeklySchedule | undefined;
} {
  const usable = sentQuestions.flatMap((name) => {
    const value = usableValue(name, extracted[name]);
    return value ? [[name, value] as const] : [];
  });
  return { fields: Object.fromEntries(usable), schedule: usableSchedule(extracted.WeeklySchedule) };
}

function usableValue(name: QuestionName, value: string | number | undefined): string | null {
  const { kind, max } = questionOf(name);
  const normalize = kind === 'long-text' ? normalizeLines : normalizeLine;
  const text = normalize(String(value ?? '')).trim();
  return text && !isLongerThan(text, max) ? parseAnswer(name, text) : null;
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
