import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { startWithWebsite } from '~/setup/landing/setup-landing.server';
import { WebsiteStep } from '~/setup/website/website-step';
import {
  continueWithoutWebsite,
  skipWebsite,
  submitWebsite,
  fillInDomain,
  loadWebsiteStep,
  websiteIntents,
} from '~/setup/website/website-step.server';
import { requireSetup, goToStep, loadSetup } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { emailButton } from '~/platform/forms/email-field';
import { replaceEmail } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  return loadWebsiteStep(request, await loadSetup({ request, jar }, 'website'));
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  if (intentOf(form, ['start'])) return startWithWebsite(visit, form);
  const setup = await requireSetup(visit, form, 'website');
  if (form.has(emailButton)) return replaceEmail(form, 'email');
  const intent = intentOf(form, websiteIntents);
  if (!intent) return goToStep(request, setup, 'website');
  if (intent === 'no-website') return continueWithoutWebsite(visit, setup, form);
  if (intent === 'use-domain') return fillInDomain(form);
  if (intent === 'skip') return skipWebsite(visit, setup, form);
  return submitWebsite(visit, setup, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Website') }];

export default function Website() {
  return <WebsiteStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
