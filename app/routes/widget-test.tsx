import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { env } from '~/environment/env.server';
import { siteOrigin } from '~/platform/http/request-headers.server';
import { unlistedMeta } from '~/marketing/seo/page-meta';
import { agentIdFromUrl } from '~/domain/agent-id';
import { embedSnippet } from '~/call-widget/embed-snippet';
import Widget from '~/content/pages/widget.mdx';
import { FlowPage } from '~/site/flow-page';

export function loader({ request }: LoaderFunctionArgs) {
  const named = agentIdFromUrl(request.url);
  const agentId = named ?? env.demoAgentId;
  const origin = siteOrigin(request);
  return {
    agentId,
    isDemo: named === undefined,
    snippets: {
      corner: embedSnippet(origin, agentId),
      inline: embedSnippet(origin, agentId, { inline: true }),
    },
  };
}

export const meta: MetaFunction = () => unlistedMeta('The Website Widget: a Call Button for Your Site');

export default function WidgetTest() {
  return (
    <FlowPage hasSiteHeader>
      <Widget {...useLoaderData<typeof loader>()} />
    </FlowPage>
  );
}
