import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BusinessStep } from '~/set-up/business/business-step';
import {
  addLines,
  businessPage,
  editHours,
  fitToTrade,
  leaveBusiness,
  submitBusiness,
} from '~/set-up/business/business-step.server';
import { businessForm } from '~/set-up/forms.server';
import { variantByKey } from '~/set-up/variants';
import { requireWizard, loadWizard } from '~/set-up/wizard.server';
import { pageTitle } from '~/brand';
import { intentOf } from '~/platform/forms/server/intent';
import { nativeConstraints } from '~/platform/forms/server/native-constraints.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { required, ...page } = businessPage(await loadWizard(request));
  return { ...page, constraint: nativeConstraints(businessForm(required), required) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await requireWizard(request, form);
  if (form.has('edit-hours')) return editHours(wizard, form);
  if (form.has('edit-trade')) return fitToTrade(wizard, form);
  if (form.has('add-lines')) return addLines(wizard, form);
  const intent = intentOf(form, ['next', 'back']);
  return intent === 'back' ? leaveBusiness(request, wizard, form) : submitBusiness(request, wizard, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Business') }];

export default function Business() {
  const { variant, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <BusinessStep variant={variantByKey(variant)} {...page} actionData={actionData} />;
}
