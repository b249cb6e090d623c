import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { businessNameOf } from '~/answers/answers';
import { NoAgentPage, ReceptionistPage } from '~/receptionist/page/receptionist-page';
import { makeCurrentOnGet } from '~/receptionist/permission/current-agent.server';
import {
  isOurAgent,
  isOwnersBrowser,
  mayHaveTrialElsewhere,
} from '~/receptionist/permission/permission.server';
import { readRecord } from '~/receptionist/record/agent-record.server';
import { numberStatus, trialStatus } from '~/receptionist/trial/trial-end';
import { resolveNumber, readNumberVisit, shownState } from '~/receptionist/number/number.server';
import { noScriptRefresh } from '~/receptionist/number/trial-number';
import { reportCheckouts } from '~/receptionist/payment/checkout-report.server';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { receiveForm } from '~/platform/http/receive-form.server';
import { isAgentId } from '~/domain/agent-id';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request, params, context: { jar } }: LoaderFunctionArgs) {
  const { agentId } = params;
  if (!isAgentId(agentId)) return data(null, { status: 400 });
  if (new URL(request.url).searchParams.get('test') === 'true')
    throw redirect(`/calendar-setup?test=true&agent=${agentId}`);

  const visit = { request, jar };
  const numberVisit = await readNumberVisit(visit, agentId);
  const { wanted, automatic } = numberVisit;
  const numberState = shownState(await resolveNumber(visit, wanted, agentId), numberVisit);
  if (!wanted) await makeCurrentOnGet(visit, agentId);
  await reportCheckouts(visit);
  const record = await readRecord(jar, agentId);
  return {
    agentId,
    numberState,
    automatic,
    widget: await widgetSettings(visit, agentId, businessNameOf(record.answers)),
    mayHaveTrial: await mayHaveTrialElsewhere(jar, agentId),
    isOurs: isOurAgent(agentId),
    isOwners: isOwnersBrowser(record),
    record,
    trialStatus: trialStatus(record),
    numberStatus: numberStatus(record),
    noScriptRefresh: noScriptRefresh(agentId, numberState, automatic),
  };
}

/** Requests a number, if this browser is the owner's. */
export async function action({ request, params, context: { jar } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  const { agentId } = params;
  if (!isAgentId(agentId) || form.get('intent') !== 'assign') return redirect(request.url, { status: 303 });
  const numberState = await resolveNumber({ request, jar, form }, 'assign', agentId);
  return { numberState, noScriptRefresh: null };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? 'Your Receptionist' : 'Error') },
];

export default function DemoAgent() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return page ? (
    <ReceptionistPage {...page} numberState={actionData?.numberState ?? page.numberState} />
  ) : (
    <NoAgentPage />
  );
}
