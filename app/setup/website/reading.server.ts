import { extractWebsite } from '~/backend/costly-calls.server';
import type { ExtractedData } from '~/backend/contract.server';
import { validAnswers } from '~/answers/answer-text';
import { noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { sentQuestions } from '~/domain/business-questions';
import { completeWeek, days, defaultSchedule } from '~/domain/weekly-schedule';
import type { Day, DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import type { Notice } from '~/platform/forms/notice';
import { setupNotices } from '~/content/notices';
import { websiteAnswers } from '../draft.server';
import type { Findings } from '../draft.server';
import type { OpenSetup } from '../open-setup.server';

export interface Reading {
  findings: Findings;
  result: 'extracted' | 'failed' | 'timeout';
  notice: Notice | undefined;
}

/** Has the backend extract answers from the website. Fails early if the visitor cancels the request. */
export async function readWebsite(setup: OpenSetup, form: FormData): Promise<Reading> {
  const { request, draft, variant } = setup;
  const { websiteAddress, email } = draft.savedAnswers;
  const body = { email: email ?? '', websiteAddress: websiteAddress ?? '' };
  const began = Date.now();
  const options = { timeoutMs: variant.readingLimitMs, signal: request.signal };
  const outcome = await extractWebsite(setup, form, body, options);
  const asked = { websiteAddress, email };
  const nothing: Findings = { revision: draft.revision, began, answers: { ...noAnswers, ...asked } };
  if (!outcome.ok)
    return outcome.failure.cause === 'timeout'
      ? { findings: nothing, result: 'timeout', notice: setupNotices.readingTimeout }
      : { findings: nothing, result: 'failed', notice: setupNotices.readingFailed };
  const found = usableAnswers(outcome.value.businessData);
  const { BusinessDescription: _others, ...details } = found.fields;
  // A description without any detail is rarely about the business: parked domains have one, too.
  if (Object.keys(details).length === 0 && !found.hours)
    return { findings: nothing, result: 'extracted', notice: setupNotices.nothingFound };
  return {
    findings: { ...nothing, answers: { ...found, ...asked } },
    result: 'extracted',
    notice: undefined,
  };
}

/** Converts extracted data to answers, without values that the form would reject. */
export function usableAnswers(extracted: ExtractedData): Answers {
  return websiteAnswers(validAnswers(extracted, sentQuestions), usableWeek(extracted.WeeklySchedule));
}

/** Days without hours, such as closed ones, get the default hours. */
function usableWeek(extracted: ExtractedData['WeeklySchedule'] = {}): WeeklySchedule | undefined {
  const known = days.flatMap((day): [Day, DaySchedule][] => {
    const hours = extracted[day];
    if (!hours) return [];
    return [[day, hours.ranges.length > 0 ? hours : { ...hours, ranges: defaultSchedule()[day].ranges }]];
  });
  return known.length > 0 ? completeWeek(Object.fromEntries(known)) : undefined;
}
