import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { ReviewStep } from '~/setup/review/review-step';
import { handleReview, loadReviewStep } from '~/setup/review/review-step.server';
import { requireSetupForAction, requireSetupForPage } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadReviewStep(await requireSetupForPage(visit, 'review'));
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  return handleReview(await requireSetupForAction(visit, form, 'review'), form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Check Your Answers') }];

export default function Review() {
  return <ReviewStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
