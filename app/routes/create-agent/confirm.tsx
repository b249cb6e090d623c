import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { missingLabels } from '~/domain/business-questions';
import { ConfirmStep } from '~/set-up/creation/confirm-step';
import { scheduleOf } from '~/set-up/draft.server';
import { variantByKey } from '~/set-up/variants';
import { createAndShow } from '~/set-up/voice/voice-step.server';
import { continueWizard, goToStep, showWizard, stepPath } from '~/set-up/wizard.server';
import { pageTitle } from '~/brand';
import { businessHoursText, defaultSchedule } from '~/domain/weekly-schedule';
import { intentOf } from '~/platform/forms/intent';
import { refuseForm } from '~/platform/forms/action-data.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import { missingFieldsToast } from '~/set-up/toasts';
import type { PageHandle } from '~/platform/page-handle';
import { limitCostlyCalls } from '~/platform/http/rate-limit.server';
import addForms from '~/platform/forms/forms.enhance?worker&url';

export const handle: PageHandle = { flow: true, enhance: [addForms] };

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = await showWizard(request);
  const { draft, variant } = wizard;
  if (!draft.businessDone) throw goToStep(request, wizard, 'business');
  return {
    variant: variant.key,
    websiteAddress: draft.websiteAddress ?? '',
    fields: draft.fields,
    hours: businessHoursText(scheduleOf(draft, defaultSchedule())),
    smsConsent: draft.consent.given,
    ownVoice: Boolean(wizard.voiceId),
    paths: {
      website: stepPath(wizard, 'website'),
      business: stepPath(wizard, 'business'),
      voice: stepPath(wizard, 'voice'),
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await continueWizard(request, form);
  const { draft, variant } = wizard;
  if (!draft.businessDone) return goToStep(request, wizard, 'business');
  if (!intentOf(form, ['create'])) return goToStep(request, wizard, 'confirm');
  const missing = missingLabels(draft.fields, variant.requiredForCreation);
  if (missing.length > 0) return refuseForm({}, missingFieldsToast(missing));
  await limitCostlyCalls(request, 'create', form);
  return createAndShow(request, wizard);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Check your answers') }];

export default function Confirm() {
  const { variant, ...review } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ConfirmStep variant={variantByKey(variant)} review={review} toast={actionData?.toast} />;
}
