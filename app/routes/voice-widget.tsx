import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { isAgentId } from '~/domain/agent-id';
import { unlistedMeta } from '~/marketing/seo/page-meta';
import { MessagePage } from '~/site/page-frames';
import { CallPage } from '~/call-widget/call-page';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { policy: widgetPolicy, embeddable: true };

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const agentId = new URL(visit.request.url).searchParams.get('agent');
  if (agentId !== null && !isAgentId(agentId)) return data(null, { status: 400 });
  return { settings: await widgetSettings(visit, agentId ?? undefined), isDemo: agentId === null };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? 'Talk' : 'This receptionist isn’t here');

export default function VoiceWidgetPage() {
  const page = useLoaderData<typeof loader>();
  if (page) return <CallPage {...page} />;
  return (
    <MessagePage title="This receptionist isn’t here">
      <p className="mb-6">
        This link doesn’t lead to one of our receptionists. Please call the business by phone.
      </p>
      <a href={`/${brand.slug}`} className="btn btn-primary">
        Talk to our demo instead
      </a>
    </MessagePage>
  );
}
