import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { firstOpenStep, isChecklistKey } from '~/receptionist/checklist/checklist';
import { ChecklistPage } from '~/receptionist/checklist/checklist-page';
import {
  handleMark,
  readChecklist,
  readTrialStatus,
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
import { unknownAgent } from '~/domain/agent-id';
import { makeCurrentOnGet } from '~/receptionist/agent-record.server';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const visit = { request, jar };
  await redirectToOwnChecklist(visit);
  const { agentId, businessName, email, ...checklist } = await readChecklist(visit);
  const trialStatus = await readTrialStatus(visit);
  const opened = new URL(request.url).searchParams.getAll('open');
  const next = firstOpenStep(checklist.complete);
  const widgetAgentId = agentId === unknownAgent ? env.demoAgentId : agentId;
  const snippet = embedSnippet(siteOrigin(request), widgetAgentId);
  const address = `${siteOrigin(request)}/calendar-setup?agentId=${widgetAgentId}`;
  await makeCurrentOnGet(visit, agentId);
  await reportCheckouts(visit);
  return {
    agentId: widgetAgentId,
    ...checklist,
    trialStatus,
    open: opened.length > 0 ? opened.filter(isChecklistKey) : next ? [next] : [],
    mailSteps: computerStepsLink({ snippet, address, email }),
    widget: await widgetSettings(visit, widgetAgentId, businessName),
    snippet,
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies({ request, jar }, form);
  return handleMark({ request, jar }, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Connect Your Calendar') }];

export default function CalendarSetup() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />;
}
