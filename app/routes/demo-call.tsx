import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useMatches } from '@remix-run/react';

import { widgetPolicy } from '~/call-widget/voice-widget';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { pages, variantPages } from '~/content/pages/pages';
import { demoCallTexts } from '~/content/trades/demo-call';
import { DemoCallPage } from '~/marketing/demo-call/demo-call-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { policy: widgetPolicy };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  return { settings: await widgetSettings(visit) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, isVoiceAgent(matches) ? variantPages.voiceAgent : pages.demoCall);

export default function DemoCall() {
  const texts = isVoiceAgent(useMatches()) ? demoCallTexts.voiceAgent : demoCallTexts.demoCall;
  return <DemoCallPage {...texts} {...useLoaderData<typeof loader>()} />;
}

/** Whether the path is /voice-agent, which shows the same page with other texts. */
function isVoiceAgent(matches: readonly { id: string }[]): boolean {
  return matches.at(-1)?.id === 'voice-agent';
}
