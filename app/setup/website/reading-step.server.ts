import { countFunnelStep } from '~/analytics/funnel.server';
import { validAnswers } from '~/answers/answer-text';
import { noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import type { ExtractedData } from '~/backend/contract.server';
import { extractWebsite } from '~/backend/costly-calls.server';
import { setupNotices } from '~/content/notices';
import { sentQuestions } from '~/domain/business-questions';
import { readFragment } from '~/domain/website-address';
import { completeWeek, days, defaultSchedule } from '~/domain/weekly-schedule';
import type { Day, DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { intentOf } from '~/platform/http/receive-form.server';
import { hasFound, saveFindings, websiteAnswers } from '../draft.server';
import type { Findings } from '../draft.server';
import { logSetupStep, nextPath, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

/** The data of the reading step. */
export function loadReadingStep(setup: OpenSetup) {
  const { websiteAddress: website = '', email = '' } = setup.draft.savedAnswers;
  return {
    variant: setup.variant,
    website,
    email,
    back: stepPath(setup, setup.isFromReview ? 'review' : 'website'),
  };
}

/** The buttons of variant A's website step, which sends its form on to this step's action. */
const websiteStepIntents = ['next', 'start'] as const;

/** Handles each button of the page. Throws a redirect. */
export async function handleReading(setup: OpenSetup, form: FormData): Promise<never> {
  const intent = intentOf(form, ['manual', 'analyze', ...websiteStepIntents]);
  if (!intent) throw redirectTo(setup, stepPath(setup, 'reading'));
  if (intent === 'manual') logReading(setup, 'skipped');
  else await readAndSaveFindings(setup, form);
  throw redirectTo(setup, nextPath(setup, 'reading'));
}

/** Reads the website. Saves the findings but not the draft, which another tab may have saved in the meantime. */
async function readAndSaveFindings(setup: OpenSetup, form: FormData): Promise<void> {
  const { jar, id, variant } = setup;
  const { findings, result } = await readWebsite(setup, form);
  if (result === 'extracted') countFunnelStep({ step: 'analysed', variant: variant.key });
  logReading(setup, result, Object.keys(findings.answers.fields));
  const isSaved = await saveFindings(jar, id, findings);
  if (!isSaved) await saveFindings(jar, id, { ...findings, answers: { ...findings.answers, fields: {} } });
  const notices = {
    extracted: hasFound(findings) ? undefined : setupNotices.nothingFound,
    failed: setupNotices.readingFailed,
    timeout: setupNotices.readingTimeout,
  };
  const notice = isSaved ? notices[result] : setupNotices.readingFailed;
  const next = result === 'extracted' ? undefined : { label: 'Try again', href: readAgainPath(setup) };
  if (notice) await flashNotice(setup, { ...notice, next });
}

type ReadingResult = 'extracted' | 'failed' | 'timeout';

/** Has the backend extract answers from the website. Fails early if the visitor cancels the request. */
async function readWebsite(
  setup: OpenSetup,
  form: FormData,
): Promise<{ findings: Findings; result: ReadingResult }> {
  const { request, draft, variant } = setup;
  const { websiteAddress, email } = draft.savedAnswers;
  const body = { email: email ?? '', websiteAddress: websiteAddress ?? '' };
  const began = Date.now();
  const options = { timeoutMs: variant.readingLimitMs, signal: request.signal };
  const outcome = await extractWebsite(setup, form, body, options);
  const asked = { websiteAddress, email };
  const nothing: Findings = { revision: draft.revision, began, answers: { ...noAnswers, ...asked } };
  if (!outcome.ok)
    return { findings: nothing, result: outcome.failure.cause === 'timeout' ? 'timeout' : 'failed' };
  const found = usableAnswers(outcome.value.businessData);
  const { BusinessDescription: _others, ...details } = found.fields;
  // A description without any detail is rarely about the business: parked domains have one, too.
  const isUseful = Object.keys(details).length > 0 || found.hours !== undefined;
  const findings = isUseful ? { ...nothing, answers: { ...found, ...asked } } : nothing;
  return { findings, result: 'extracted' };
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

/** The page that reads the website. With scripts, the reading begins at once, and the owner can skip it. */
function readAgainPath(setup: OpenSetup): string {
  return setup.variant.readsAtOnce ? stepPath(setup, 'website') + readFragment : stepPath(setup, 'reading');
}

export function logReading(setup: OpenSetup, result: ReadingResult | 'skipped', found: string[] = []): void {
  logSetupStep(setup, 'reading', { result, found });
}
