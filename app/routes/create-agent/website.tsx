import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { startWithWebsite } from '~/setup/landing/setup-landing.server';
import { WebsiteStep } from '~/setup/website/website-step';
import { handleWebsite, loadWebsiteStep } from '~/setup/website/website-step.server';
import { requireSetupForAction, requireSetupForPage } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadWebsiteStep(await requireSetupForPage(visit, 'website'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  if (intentOf(form, ['start'])) return startWithWebsite(visit, form);
  return handleWebsite(await requireSetupForAction(visit, form, 'website'), form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Website') }];

export default function Website() {
  return <WebsiteStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
