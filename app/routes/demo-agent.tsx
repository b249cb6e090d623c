import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { DemoPage } from '~/receptionist/number/demo-page';
import { NoAgentPage } from '~/receptionist/number/no-agent-page';
import { lostRequest, parsePhoneRequest } from '~/receptionist/number/phone-state';
import { answerPhoneRequest } from '~/receptionist/number/phone.server';
import type { PageHandle } from '~/platform/page-handle';
import { limitCostlyCalls } from '~/platform/http/rate-limit.server';
import { cookieHeaders } from '~/platform/session/sealed-cookie.server';
import { isAgentId } from '~/domain/agent-id';
import { keepRecord, makeCurrent, readRecord } from '~/receptionist/agent-record.server';
import { isVisit } from '~/visits/visit.server';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, voiceWidget: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { agentId } = params;
  const { searchParams } = new URL(request.url);
  if (!isAgentId(agentId)) return data(null, { status: 400 });
  if (searchParams.get('test') === 'true') throw redirect(`/calendar-setup?test=true&agent=${agentId}`);

  const wanted = isVisit(request) ? parsePhoneRequest(searchParams.get('phone')) : null;
  if (wanted === 'assign') await limitCostlyCalls(request, context, 'assign');
  const before = await readRecord(request, agentId);
  const { state, record } = await answerPhoneRequest(wanted, agentId, before);
  const cookies = [
    ...(wanted ? [] : await makeCurrent(request, agentId)), // a look-up by itself makes no other tab's agent give way
    ...((await keepRecord(request, agentId, record)) ?? []),
  ];
  const widget = await widgetSettings(request, agentId);
  return data(
    { agentId, phone: state, widget, handover: record.handover ?? null },
    { headers: cookieHeaders(cookies) },
  );
}

/** A look-up that fails on its way is told in its card; the rest of the page stays. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const wanted = parsePhoneRequest(new URL(request.url).searchParams.get('phone'));
  try {
    return await serverLoader<typeof loader>();
  } catch (thrown) {
    if (!wanted || thrown instanceof Response) throw thrown;
    return { phone: lostRequest(wanted) };
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? 'Your receptionist is ready' : 'Error') },
];

export default function DemoAgent() {
  const page = useLoaderData<typeof loader>();
  return page ? <DemoPage {...page} /> : <NoAgentPage />;
}
