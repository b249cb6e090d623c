import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
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
      intro="Pretend you’re a customer. Ask what they ask, be difficult, book a job. It takes a minute, and nobody will show up at your door."
      {...useLoaderData<typeof loader>()}
    />
  );
}
