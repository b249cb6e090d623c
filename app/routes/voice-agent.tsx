import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { DemoCallPage } from '~/marketing/demo-call/demo-call-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { voiceWidget: true };

export async function loader({ request }: LoaderFunctionArgs) {
  return { settings: await widgetSettings(request) };
}

export const meta: MetaFunction = () => [
  { title: pageTitle('Voice agent') },
  { name: 'description', content: `The voice behind ${brand.product}: ask it anything a customer would.` },
];

export default function VoiceAgent() {
  return (
    <DemoCallPage
      headline={`Talk to ${brand.product}`}
      intro="This is the voice your customers hear. Put it through its paces before you give it your phone."
      {...useLoaderData<typeof loader>()}
    />
  );
}
