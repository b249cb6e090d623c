import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { receiveForm, textOf } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import {
  agentIdOrCurrent,
  canActOnGet,
  mayBeElsewhere,
  readRecord,
  makeCurrentOnGet,
} from '~/receptionist/agent-record.server';
import { dayInWords, trialEnd, trialStatus } from '~/receptionist/checklist/trial-end';
import { TrialPage } from '~/receptionist/trial/trial-page';
import { TrialStartedPage } from '~/receptionist/trial/trial-started-page';
import { startTrial, trialPrefill } from '~/receptionist/trial/trial.server';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('agent');
  const agentId = await agentIdOrCurrent(request, named);
  const headers = cookieHeaders(await makeCurrentOnGet(request, agentId));
  if (named !== null && (await canActOnGet(request, agentId))) throw redirect('/trial-signup', { headers });
  const record = await readRecord(request, agentId);
  const page = {
    agentId,
    mayHaveTrial: await mayBeElsewhere(request, agentId),
    trialStatus: trialStatus(record),
    trialEnds: dayInWords(trialEnd(new Date(), record.knows?.timeZone)),
    values: trialPrefill(record),
  };
  return data(page, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies(request, form);
  const agentId = await agentIdOrCurrent(request, textOf(form, 'agent'));
  const { trialEnds } = await readRecord(request, agentId);
  return trialEnds ? redirectAfterPost(request, '/payment-setup') : startTrial(request, agentId, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Start Your Free Trial') }];

export default function TrialSignup() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { agentId, trialStatus: status } = page;
  if (status) return <TrialStartedPage agentId={agentId} trialStatus={status} />;
  return <TrialPage {...page} actionData={actionData} />;
}
