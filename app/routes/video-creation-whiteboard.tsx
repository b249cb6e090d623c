import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import Whiteboard from '~/content/pages/whiteboard.mdx';
import { LandingPage } from '~/marketing/landing/landing-page';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { pageMeta } from '~/marketing/seo/page-meta';
import { variantPages } from '~/content/pages/pages';
import { logHomePageView } from '~/marketing/public-pages.server';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { policy: widgetPolicy };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  await logHomePageView(visit);
  return { widget: await widgetSettings(visit) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, variantPages.whiteboard);

export default function VideoCreationWhiteboard() {
  return (
    <LandingPage>
      <Whiteboard {...useLoaderData<typeof loader>()} />
    </LandingPage>
  );
}
