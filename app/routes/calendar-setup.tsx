import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { firstOpenStep, isChecklistKey } from '~/receptionist/checklist/checklist';
import { ChecklistPage } from '~/receptionist/checklist/checklist-page';
import {
  handleMark,
  readChecklist,
  readTrial,
  redirectToOwnChecklist,
} from '~/receptionist/checklist/checklist.server';
import { computerStepsLink } from '~/receptionist/checklist/computer-steps';
import { reportCheckouts } from '~/receptionist/payment/checkout-report.server';
import { env } from '~/environment/env.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { unknownAgent } from '~/domain/agent-id';
import { makeCurrentOnGet } from '~/receptionist/agent-record.server';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request }: LoaderFunctionArgs) {
  await redirectToOwnChecklist(request);
  const { agentId, businessName, email, ...checklist } = await readChecklist(request);
  const trial = await readTrial(request);
  const opened = new URL(request.url).searchParams.getAll('open');
  const next = firstOpenStep(checklist.complete);
  const widgetAgentId = agentId === unknownAgent ? env.demoAgentId : agentId;
  const snippet = embedSnippet(siteOrigin(request), widgetAgentId);
  const address = `${siteOrigin(request)}/calendar-setup?agentId=${widgetAgentId}`;
  const cookies = [
    ...(await makeCurrentOnGet(request, agentId)),
    ...(await reportCheckouts(request)),
    ...trial.cookies,
  ];
  return data(
    {
      agentId: widgetAgentId,
      ...checklist,
      trialStatus: trial.status,
      open: opened.length > 0 ? opened.filter(isChecklistKey) : next ? [next] : [],
      mailSteps: computerStepsLink({ snippet, address, email }),
      widget: await widgetSettings(request, widgetAgentId, businessName),
      snippet,
    },
    { headers: cookieHeaders(cookies) },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies(request, form);
  return handleMark(request, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Connect Your Calendar') }];

export default function CalendarSetup() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />;
}
