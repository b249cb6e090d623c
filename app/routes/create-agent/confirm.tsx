import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { ConfirmStep } from '~/set-up/creation/confirm-step';
import { createAndShow } from '~/set-up/creation/create-and-show.server';
import { refuseIncomplete, reviewOf } from '~/set-up/creation/confirm-step.server';
import { variantByKey } from '~/set-up/variants';
import { requireWizard, goToStep, loadWizard } from '~/set-up/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf } from '~/platform/forms/server/intent';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = await loadWizard(request);
  if (!wizard.draft.businessDone) throw goToStep(request, wizard, 'business');
  return reviewOf(wizard);
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await requireWizard(request, form);
  if (!wizard.draft.businessDone) return goToStep(request, wizard, 'business');
  if (!intentOf(form, ['create'])) return goToStep(request, wizard, 'confirm');
  const refusal = refuseIncomplete(wizard);
  if (refusal) return refusal;
  return createAndShow({ request, form }, wizard);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Check Your Answers') }];

export default function Confirm() {
  const { variant, ...review } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ConfirmStep variant={variantByKey(variant)} review={review} toast={actionData?.toast} />;
}
