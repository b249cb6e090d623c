import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { receiveForm, textOf } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { requireCookies } from '~/platform/http/refusal.server';
import { agentIdOrCurrent, makeCurrentOnGet } from '~/receptionist/permission/current-agent.server';
import { canActOnGet, isOurAgent, mayHaveTrialElsewhere } from '~/receptionist/permission/permission.server';
import { readRecord } from '~/receptionist/record/agent-record.server';
import { dayInWords, trialEnd, trialStatus } from '~/receptionist/trial/trial-end';
import { NoTrialPage, TrialPage, TrialStartedPage } from '~/receptionist/trial/trial-page';
import { customerPrefill, isAddingCard, startTrial } from '~/receptionist/trial/trial.server';
import { paymentPath, trialPath } from '~/domain/paths';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const visit = { request, jar };
  const named = new URL(request.url).searchParams.get('agent');
  const agentId = await agentIdOrCurrent(jar, named);
  await makeCurrentOnGet(visit, agentId);
  if (named !== null && (await canActOnGet(visit, agentId)))
    throw redirect(trialPath(), { headers: { 'Cache-Control': 'no-store' } });
  const record = await readRecord(jar, agentId);
  return {
    agentId,
    isOurs: isOurAgent(agentId),
    addingCard: isAddingCard(request),
    mayHaveTrial: await mayHaveTrialElsewhere(jar, agentId),
    trialStatus: trialStatus(record),
    trialEnds: dayInWords(trialEnd(new Date(), record.answers)),
    values: customerPrefill(record),
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies({ request, jar }, form);
  const agentId = await agentIdOrCurrent(jar, textOf(form, 'agent'));
  const { trialEnds } = await readRecord(jar, agentId);
  if (isOurAgent(agentId)) return redirectAfterPost(request, trialPath(agentId));
  return trialEnds && !isAddingCard(request)
    ? redirectAfterPost(request, paymentPath)
    : startTrial({ request, jar }, agentId, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Start Your Free Trial') }];

export default function TrialSignup() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { agentId, trialStatus: status } = page;
  if (page.isOurs) return <NoTrialPage />;
  if (status && !page.addingCard) return <TrialStartedPage agentId={agentId} trialStatus={status} />;
  return <TrialPage {...page} actionData={actionData} />;
}
