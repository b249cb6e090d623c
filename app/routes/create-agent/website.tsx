import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { startWithWebsite } from '~/setup/landing/start-with-website.server';
import { WebsiteStep } from '~/setup/website/website-step';
import { withFindings } from '~/setup/website/findings';
import {
  continueWithoutWebsite,
  skipWebsite,
  submitWebsite,
  fillInDomain,
  websiteIntents,
} from '~/setup/website/website-step.server';
import { requireWizard, goToStep, loadWizard } from '~/setup/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const { draft: typed, findings, variant } = await loadWizard({ request, jar });
  const draft = withFindings(typed, findings);
  return {
    variant,
    values: {
      websiteAddress: (draft.websiteAddress ?? '').replace(/^https:\/\//, ''),
      email: draft.email ?? '',
    },
    hasDetails: Object.values(draft.fields).some(Boolean),
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  if (form.get('intent') === 'start') return startWithWebsite(visit, form);
  const wizard = await requireWizard(visit, form);
  const intent = intentOf(form, websiteIntents);
  if (!intent) return goToStep(request, wizard, 'website');
  if (intent === 'no-website') return continueWithoutWebsite(visit, wizard, form);
  if (intent === 'use-domain') return fillInDomain(form);
  if (intent === 'skip') return skipWebsite(visit, wizard, form);
  return submitWebsite(visit, wizard, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Website') }];

export default function Website() {
  return <WebsiteStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
