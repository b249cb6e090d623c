import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { firstOpenStep, isChecklistKey } from '~/receptionist/record/checklist-steps';
import { ChecklistPage } from '~/receptionist/checklist/checklist-page';
import {
  handleMark,
  leaveOwnersLink,
  readChecklist,
  readTrialStatus,
  readUnstartedTrial,
  redirectToOwnChecklist,
} from '~/receptionist/checklist/checklist.server';
import { claimReceptionist } from '~/receptionist/owners-link/claim.server';
import { reportCheckouts } from '~/receptionist/payment/checkout-report.server';
import { isOurAgent } from '~/receptionist/permission/permission.server';
import { env } from '~/environment/env.server';
import { receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { requireCookies } from '~/platform/http/refusal.server';
import { beginSession } from '~/platform/session/session.server';
import { unknownAgent } from '~/domain/agent-id';
import { makeCurrentOnGet } from '~/receptionist/permission/current-agent.server';
import { embedSnippet } from '~/call-widget/embed-snippet';
import { widgetSettings } from '~/call-widget/voice-widget.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const visit = { request, jar };
  await redirectToOwnChecklist(visit);
  const { agentId, trialEnds, isOwners, isSomebodys, ...checklist } = await readChecklist(visit);
  if (checklist.ownersLink === 'valid') {
    if (isOwners) leaveOwnersLink(visit);
    await beginSession(jar);
  }
  const trialStatus = await readTrialStatus(visit, trialEnds);
  const opened = new URL(request.url).searchParams.getAll('open');
  const next = firstOpenStep(checklist.complete, checklist.hasWebsite);
  const widgetAgentId = agentId === unknownAgent ? env.demoAgentId : agentId;
  const snippet = isSomebodys ? embedSnippet(siteOrigin(request), agentId) : null;
  await makeCurrentOnGet(visit, agentId);
  await reportCheckouts(visit);
  return {
    agentId: widgetAgentId,
    ...checklist,
    trialStatus,
    trial: trialStatus ? 'started' : await readUnstartedTrial(visit),
    isSomebodys,
    isOurs: isOurAgent(agentId),
    open: opened.length > 0 ? opened.filter(isChecklistKey) : next ? [next] : [],
    widget: await widgetSettings(visit, widgetAgentId, checklist.businessName),
    snippet,
    isOwners,
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies({ request, jar }, form);
  if (form.get('intent') === 'claim') return claimReceptionist({ request, jar });
  return handleMark({ request, jar }, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Connect Your Calendar') }];

export default function CalendarSetup() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />;
}
