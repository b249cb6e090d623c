import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ReadingStep } from '~/setup/website/reading-step';
import { loadReadingStep, logReading, readAndSaveFindings } from '~/setup/website/reading-step.server';
import { nextPath, requireSetupForAction, requireSetupForPage, stepPath } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { redirectTo } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

/** The buttons of variant A's website step, which sends its form on to this action. */
const websiteStepIntents = ['next', 'start'] as const;

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadReadingStep(await requireSetupForPage(visit, 'reading'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  const setup = await requireSetupForAction(visit, form, 'reading');
  const intent = intentOf(form, ['manual', 'analyze', ...websiteStepIntents]);
  if (!intent) throw redirectTo(visit, stepPath(setup, 'reading'));
  if (intent === 'manual') logReading(setup, 'skipped');
  else await readAndSaveFindings(setup, form);
  throw redirectTo(visit, nextPath(setup, 'reading'));
}

export const meta: MetaFunction = () => [{ title: pageTitle('Reading Your Website') }];

export default function Reading() {
  return <ReadingStep {...useLoaderData<typeof loader>()} />;
}
