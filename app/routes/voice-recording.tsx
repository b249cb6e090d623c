import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { RecordingPage } from '~/voice-sample/recording-page';
import { reportCheckouts } from '~/receptionist/payment/checkout-report.server';
import {
  agentOfAddress,
  knownBusinessName,
  phoneLineOf,
  practiceOn,
  submitRecording,
} from '~/voice-sample/recording-page.server';
import { beginSession } from '~/platform/session/require-cookies.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { receiveSample } from '~/voice-sample/voice-sample.server';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request }: LoaderFunctionArgs) {
  const agentId = agentOfAddress(request);
  const page = {
    agentId,
    businessName: await knownBusinessName(request, agentId),
    saved: new URL(request.url).searchParams.get('saved') === 'true',
    widget: await widgetSettings(request, agentId),
    phone: await phoneLineOf(request, agentId),
    practice: await practiceOn(request, agentId),
  };
  return data(page, {
    headers: cookieHeaders([...(await beginSession(request)), ...(await reportCheckouts(request))]),
  });
}

export function action({ request }: ActionFunctionArgs) {
  return receiveSample(request, (form, verdict) => submitRecording(request, form, verdict));
}

export const meta: MetaFunction = () => [{ title: pageTitle('Record a Voice Sample') }];

export default function VoiceRecording() {
  return <RecordingPage {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
