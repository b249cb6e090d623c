import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { variantByKey, variantOf } from '~/set-up/variants';
import { pageTitle } from '~/brand';
import { env } from '~/platform/environment/env.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { limitCostlyCalls } from '~/platform/http/rate-limit.server';
import { finishVoiceSetup } from '~/set-up/by-call/voice-handover.server';
import { VoiceSetupPage } from '~/set-up/by-call/voice-setup-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import addCall from '~/call-widget/call.enhance?worker&url';
import addVoiceSetup from '~/set-up/by-call/voice-setup.enhance?worker&url';

export const handle: PageHandle = {
  flow: true,
  voiceWidget: true,
  enhance: [addCall, addVoiceSetup],
};

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    variant: variantOf(new URL(request.url).pathname).key,
    settings: await widgetSettings(request, env.setupAgentId),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await limitCostlyCalls(request, 'assign', form);
  return finishVoiceSetup(request, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Voice Setup') }];

export default function VoiceSetup() {
  const { variant, settings } = useLoaderData<typeof loader>();
  const assigned = useActionData<typeof action>()?.assigned === true;
  return <VoiceSetupPage variant={variantByKey(variant)} settings={settings} assigned={assigned} />;
}
