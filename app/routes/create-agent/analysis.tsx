import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { AnalysisStep } from '~/setup/website/analysis-step';
import { loadAnalysis, logReading, readAndSaveFindings } from '~/setup/website/website-step.server';
import {
  redirectToNextStep,
  redirectToStep,
  requireSetupForAction,
  requireSetupForPage,
} from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadAnalysis(await requireSetupForPage(visit, 'analysis'));
}

export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const setup = await requireSetupForAction(visit, form, 'analysis');
  const intent = intentOf(form, ['analyze', 'manual']);
  if (!intent) throw redirectToStep(setup, 'analysis');
  if (intent === 'analyze') await readAndSaveFindings(setup, form);
  else logReading(setup, 'skipped');
  throw redirectToNextStep(setup, 'analysis');
}

export const meta: MetaFunction = () => [{ title: pageTitle('Reading Your Website') }];

export default function Analysis() {
  return <AnalysisStep {...useLoaderData<typeof loader>()} />;
}
