import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand } from '~/brand';
import { demoCallTexts } from '~/content/trades/demo-call';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { DemoCallPage } from '~/marketing/demo-call/demo-call-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { policy: widgetPolicy };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  return { settings: await widgetSettings({ request, jar }) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.demoCall);

export default function DemoCall() {
  return (
    <DemoCallPage
      headline={`Your ${brand.product} Is Ready to Talk`}
      intro={demoCallTexts.intro}
      {...useLoaderData<typeof loader>()}
    />
  );
}
