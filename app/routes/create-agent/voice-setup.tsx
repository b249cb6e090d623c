import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import { variantByKey, variantOf } from '~/set-up/variants';
import { pageTitle } from '~/brand';
import { env } from '~/platform/environment/env.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { limitCostlyCalls } from '~/platform/http/rate-limit.server';
import { finishVoiceSetup } from '~/set-up/by-call/voice-handover.server';
import { VoiceSetupPage } from '~/set-up/by-call/voice-setup-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';

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
