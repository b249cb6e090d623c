import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand } from '~/brand';
import { receiveVisit } from '~/marketing/home/receive-visit.server';
import { WhiteboardPage } from '~/marketing/home/whiteboard-page';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { voiceWidget: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { home, headers } = await receiveVisit(request);
  return data({ ...home, widget: await widgetSettings(request) }, { headers });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...pages.home,
    title: 'See it at work',
    description: `Listen to two sample calls, talk to ${brand.product} yourself and see what it adds to your business.`,
  });

export default function VideoCreationWhiteboard() {
  return <WhiteboardPage {...useLoaderData<typeof loader>()} />;
}
