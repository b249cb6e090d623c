import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { readBusiness } from '~/setup/business/business-form.server';
import { BusinessStep } from '~/setup/business/business-step';
import {
  addLines,
  businessPage,
  editHours,
  applyTradeDefaults,
  fillInSuggestedEmail,
  autosaveBusiness,
  goBackToWebsite,
  saveAndShow,
  submitBusiness,
} from '~/setup/business/business-step.server';
import { requireSetup, loadSetup } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import { emailButton } from '~/platform/forms/email-field';
import { intentOf, receiveForm, textOf } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  return businessPage(await loadSetup({ request, jar }, 'business'));
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveForm(request);
  const setup = await requireSetup(visit, form, 'business');
  if (form.has(emailButton)) return fillInSuggestedEmail(visit, setup, form);
  const business = readBusiness(setup, form);
  if (form.has('edit-hours')) return editHours(visit, business, textOf(form, 'edit-hours'));
  if (form.has('edit-trade')) return applyTradeDefaults(visit, business);
  if (form.has('add-lines')) return addLines(visit, business, textOf(form, 'add-lines'));
  const intent = intentOf(form, ['next', 'back', 'keep']);
  if (!intent) return saveAndShow(visit, business);
  if (intent === 'keep') return autosaveBusiness(visit, business);
  if (intent === 'back') return goBackToWebsite(visit, business);
  return submitBusiness(visit, business);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Business') }];

export default function Business() {
  return <BusinessStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
