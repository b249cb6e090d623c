import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BusinessStep } from '~/setup/business/business-step';
import { handleBusiness, loadBusinessStep } from '~/setup/business/business-step.server';
import { requireSetupForAction, requireSetupForPage } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadBusinessStep(await requireSetupForPage(visit, 'business'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  return handleBusiness(await requireSetupForAction(visit, form, 'business'), form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Business') }];

export default function Business() {
  return <BusinessStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
