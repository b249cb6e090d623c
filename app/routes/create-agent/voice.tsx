import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { variantByKey } from '~/agent-setup/variants';
import { VoiceStep } from '~/agent-setup/voice-step';
import { goOnWithDefaultVoice } from '~/agent-setup/voice-step.server';
import { continueWizard, goToStep, showWizard, stepPath } from '~/agent-setup/wizard.server';
import { pageTitle } from '~/brand';
import { receiveForm } from '~/forms/receive-form.server';
import { pauseBeforeRedirect } from '~/forms/pause-before-redirect';
import type { PageHandle } from '~/page-handle';
import { limitCostlyCalls } from '~/security/rate-limit.server';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = await showWizard(request);
  if (!wizard.draft.businessDone) throw goToStep(request, wizard, 'business');
  return { variant: wizard.variant.key, back: stepPath(wizard, 'business') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const wizard = await continueWizard(request, form);
  if (!wizard.draft.businessDone) return goToStep(request, wizard, 'business');
  await limitCostlyCalls(request, context, 'create', form);
  return goOnWithDefaultVoice(request, wizard);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  pauseBeforeRedirect(serverAction<typeof action>, 500);

export const meta: MetaFunction = () => [{ title: pageTitle('Your receptionist’s voice') }];

export default function Voice() {
  const { variant, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <VoiceStep variant={variantByKey(variant)} back={back} toast={answer?.toast} />;
}
