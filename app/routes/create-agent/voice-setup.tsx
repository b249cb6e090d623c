import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { variantByKey, variantOf } from '~/agent-setup/variants';
import { pageTitle } from '~/brand';
import { env } from '~/env.server';
import { receiveForm } from '~/forms/receive-form.server';
import type { PageHandle } from '~/page-handle';
import { limitCostlyCalls } from '~/security/rate-limit.server';
import { finishVoiceSetup } from '~/voice-setup/voice-handover.server';
import { VoiceSetupPage } from '~/voice-setup/voice-setup-page';
import { widgetSettings } from '~/voice-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, voiceWidget: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    variant: variantOf(new URL(request.url).pathname).key,
    settings: await widgetSettings(request, env.setupAgentId),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await limitCostlyCalls(request, context, 'assign', form);
  return finishVoiceSetup(request, form);
}

/** An answer that never came counts as no number assigned: the receptionist exists, the visitor goes on to it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch {
    return { assigned: false };
  }
}

export const meta: MetaFunction = () => [{ title: pageTitle('Voice Setup') }];

export default function VoiceSetup() {
  const { variant, settings } = useLoaderData<typeof loader>();
  return <VoiceSetupPage variant={variantByKey(variant)} settings={settings} />;
}
