import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { BusinessStep } from '~/set-up/business/business-step';
import { editHours, leaveBusiness, submitBusiness } from '~/set-up/business/business-step.server';
import { scheduleOf } from '~/set-up/draft.server';
import { businessForm } from '~/set-up/forms.server';
import { variantByKey } from '~/set-up/variants';
import { continueWizard, showWizard } from '~/set-up/wizard.server';
import { pageTitle } from '~/brand';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { nativeConstraints } from '~/platform/forms/native-constraints.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import addForms from '~/platform/forms/forms.enhance?worker&url';
import addKeepTyped from '~/platform/forms/keep-typed.enhance?worker&url';
import addHours from '~/set-up/business/hours.enhance?worker&url';

export const handle: PageHandle = { flow: true, hydrate: false, enhance: [addForms, addHours, addKeepTyped] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, variant } = await showWizard(request);
  return {
    variant: variant.key,
    revision: draft.revision,
    values: draft.fields,
    found: draft.found,
    schedule: scheduleOf(draft, defaultSchedule()),
    smsConsent: draft.consent.given,
    emailKnown: Boolean(draft.email || draft.websiteAddress),
    constraint: nativeConstraints(businessForm(variant.requiredForNext), variant.requiredForNext),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await continueWizard(request, form);
  if (form.has('edit-hours')) return editHours(wizard, form);
  if (form.get('intent') === 'back') return leaveBusiness(request, wizard, form);
  return submitBusiness(request, wizard, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your business') }];

export default function Business() {
  const { variant, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <BusinessStep variant={variantByKey(variant)} {...page} answer={answer} />;
}
