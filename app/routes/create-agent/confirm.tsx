import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { ConfirmStep } from '~/setup/creation/confirm-step';
import { createAndRedirect } from '~/setup/creation/creation.server';
import { rejectIncomplete, reviewOf } from '~/setup/creation/confirm-step.server';
import { requireWizard, goToStep, loadWizard } from '~/setup/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const wizard = await loadWizard({ request, jar });
  if (!wizard.draft.businessDone) throw goToStep(request, wizard, 'business');
  return reviewOf(wizard);
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  const wizard = await requireWizard(visit, form);
  if (!wizard.draft.businessDone) return goToStep(request, wizard, 'business');
  if (!intentOf(form, ['create'])) return goToStep(request, wizard, 'confirm');
  const refusal = rejectIncomplete(wizard);
  if (refusal) return refusal;
  return createAndRedirect({ ...visit, form }, wizard);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Check Your Answers') }];

export default function Confirm() {
  const { variant, ...review } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ConfirmStep variant={variant} review={review} toast={actionData?.toast} />;
}
