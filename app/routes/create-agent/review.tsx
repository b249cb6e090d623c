import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { createReceptionist, goToReceptionist } from '~/setup/creation/creation.server';
import { ReviewStep } from '~/setup/review/review-step';
import { incompleteResponse, loadReviewStep } from '~/setup/review/review-step.server';
import { requireSetupForAction, requireSetupForPage, stepPath } from '~/setup/open-setup.server';
import { setupNotices } from '~/content/notices';
import { pageTitle } from '~/brand';
import { faultResponse, redirectTo } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadReviewStep(await requireSetupForPage(visit, 'review'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  const setup = await requireSetupForAction(visit, form, 'review');
  if (!intentOf(form, ['create'])) throw redirectTo(visit, stepPath(setup, 'review'));
  const response = incompleteResponse(setup);
  if (response) return response;
  const agentId = await createReceptionist(setup, form);
  if (!agentId) return faultResponse(setupNotices.creationFailed);
  return goToReceptionist(setup, agentId);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Check Your Answers') }];

export default function Review() {
  return <ReviewStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
