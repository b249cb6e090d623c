import { countFunnelStep } from '~/analytics/funnel.server';
import { setupNotices } from '~/content/notices';
import { readFragment } from '~/domain/website-address';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { intentOf } from '~/platform/http/receive-form.server';
import { saveFindings } from '../draft.server';
import { logSetupStep, nextPath, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';
import { readWebsite } from './reading.server';
import type { Reading } from './reading.server';

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
  const { findings, result, notice } = await readWebsite(setup, form);
  if (result === 'extracted') countFunnelStep({ step: 'analysed', variant: variant.key });
  logReading(setup, result, Object.keys(findings.answers.fields));
  const isSaved = await saveFindings(jar, id, findings);
  if (!isSaved) await saveFindings(jar, id, { ...findings, answers: { ...findings.answers, fields: {} } });
  const flashed = isSaved ? notice : setupNotices.readingFailed;
  const next = result === 'extracted' ? undefined : { label: 'Try again', href: readAgainPath(setup) };
  if (flashed) await flashNotice(setup, { ...flashed, next });
}

/** The page that reads the website. With scripts, the reading begins at once, and the owner can skip it. */
function readAgainPath(setup: OpenSetup): string {
  return setup.variant.readsAtOnce ? stepPath(setup, 'website') + readFragment : stepPath(setup, 'reading');
}

type ReadingResult = Reading['result'] | 'skipped';

export function logReading(setup: OpenSetup, result: ReadingResult, found: string[] = []): void {
  logSetupStep(setup, 'reading', { result, found });
}
