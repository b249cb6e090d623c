import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { AnalysisStep } from '~/setup/website/analysis-step';
import { analyzeWebsite, skipAnalysis } from '~/setup/website/website-step.server';
import { requireWizard, goToStep, loadWizard, stepPath } from '~/setup/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const wizard = await loadWizard({ request, jar });
  if (!wizard.draft.websiteAddress) throw goToStep(request, wizard, 'website');
  return {
    variant: wizard.variant,
    website: wizard.draft.websiteAddress,
    email: wizard.draft.email ?? '',
    back: stepPath(wizard, 'website'),
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  const wizard = await requireWizard(visit, form);
  if (!wizard.draft.websiteAddress) return goToStep(request, wizard, 'website');
  const intent = intentOf(form, ['analyze', 'manual']);
  if (!intent) return goToStep(request, wizard, 'analysis');
  if (intent === 'manual') return skipAnalysis(request, wizard);
  return analyzeWebsite(visit, wizard, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Reading Your Website') }];

export default function Analysis() {
  return <AnalysisStep {...useLoaderData<typeof loader>()} />;
}
