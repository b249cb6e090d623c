import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { missingLabels } from '~/agent-setup/business-info';
import { ConfirmStep } from '~/agent-setup/confirm-step';
import { scheduleOf } from '~/agent-setup/draft.server';
import { variantByKey } from '~/agent-setup/variants';
import { createAndShow } from '~/agent-setup/voice-step.server';
import { continueWizard, goToStep, showWizard, stepPath } from '~/agent-setup/wizard.server';
import { pageTitle } from '~/brand';
import { businessHoursText, defaultSchedule } from '~/business-hours/weekly-schedule';
import { refuseForm } from '~/forms/form-answer.server';
import { revalidateIfSent, sendForm } from '~/forms/send-form';
import { receiveForm } from '~/forms/receive-form.server';
import { missingFieldsToast } from '~/forms/toasts';
import type { PageHandle } from '~/page-handle';
import { limitCostlyCalls } from '~/security/rate-limit.server';

export const handle: PageHandle = { flow: true };

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
    ownVoice: Boolean(draft.voiceId),
    paths: {
      website: stepPath(wizard, 'website'),
      business: stepPath(wizard, 'business'),
      voice: stepPath(wizard, 'voice'),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await continueWizard(request, form);
  const { draft, variant } = wizard;
  if (!draft.businessDone) return goToStep(request, wizard, 'business');
  const missing = missingLabels(draft.fields, variant.requiredForCreation);
  if (missing.length > 0) return refuseForm({}, missingFieldsToast(missing));
  await limitCostlyCalls(request, context, 'create', form);
  return createAndShow(request, wizard);
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm({ request, serverAction: serverAction<typeof action>, pauseMs: 500 });

export const shouldRevalidate = revalidateIfSent;

export const meta: MetaFunction = () => [{ title: pageTitle('Check your answers') }];

export default function Confirm() {
  const { variant, ...answers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ConfirmStep variant={variantByKey(variant)} answers={answers} toast={answer?.toast} />;
}
