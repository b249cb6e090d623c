import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { VoiceStep } from '~/setup/voice/voice-step';
import { handleVoice, loadVoiceStep } from '~/setup/voice/voice-step.server';
import { requireSetupAtAnyStep, requireSetupForPage } from '~/setup/open-setup.server';
import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { receiveSample } from '~/voice-sample/voice-sample.server';

export const handle: PageHandle = { flow: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadVoiceStep(await requireSetupForPage(visit, 'voice'));
}

export function action({ context: { visit } }: ActionFunctionArgs) {
  return receiveSample(visit, async (form, verdict) =>
    handleVoice(await requireSetupAtAnyStep(visit, form), form, verdict),
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Receptionist’s Voice') }];

export default function Voice() {
  return <VoiceStep {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
