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
  practiceReason,
  submitRecording,
} from '~/voice-sample/recording-page.server';
import { beginSession } from '~/platform/session/session.server';
import { receiveSample } from '~/voice-sample/voice-sample.server';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const visit = { request, jar };
  const agentId = agentOfAddress(request);
  await beginSession(jar);
  await reportCheckouts(visit);
  return {
    agentId,
    businessName: await knownBusinessName(jar, agentId),
    saved: new URL(request.url).searchParams.get('saved') === 'true',
    widget: await widgetSettings(visit, agentId),
    phone: await phoneLineOf(jar, agentId),
    practice: await practiceReason(jar, agentId),
  };
}

export function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  return receiveSample(visit, (form, verdict) => submitRecording(visit, form, verdict));
}

export const meta: MetaFunction = () => [{ title: pageTitle('Record a Voice Sample') }];

export default function VoiceRecording() {
  return <RecordingPage {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
