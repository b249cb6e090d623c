import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { variantOf } from '~/setup/variants';
import { pageTitle } from '~/brand';
import { env } from '~/environment/env.server';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { beginSession } from '~/platform/cookies/session-cookie.server';
import { SetupCallPage } from '~/setup/call/setup-call-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const variant = variantOf(new URL(visit.request.url).pathname);
  await beginSession(visit.jar);
  return { variant, settings: await widgetSettings(visit, env.setupAgentId) };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Voice Setup') }];

export default function VoiceSetup() {
  return <SetupCallPage {...useLoaderData<typeof loader>()} />;
}
