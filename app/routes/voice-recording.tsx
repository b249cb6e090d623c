import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { RecordingPage } from '~/voice-sample/recording-page';
import { loadRecordingPage, submitRecording } from '~/voice-sample/recording-page.server';
import { receiveSample } from '~/voice-sample/voice-sample.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadRecordingPage(visit);
}

export function action({ context: { visit } }: ActionFunctionArgs) {
  return receiveSample(visit, (form, verdict) => submitRecording(visit, form, verdict));
}

export const meta: MetaFunction = () => [{ title: pageTitle('Record a Voice Sample') }];

export default function VoiceRecording() {
  return <RecordingPage {...useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />;
}
