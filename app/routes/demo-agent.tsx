import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { flowMessages } from '~/content/flow-messages';
import { isAgentId } from '~/domain/agent-id';
import { checklistPath, receptionistPath } from '~/domain/paths';
import { redirectTo } from '~/platform/http/action-response.server';
import { intentOf, receiveForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { isTestMode } from '~/receptionist/checklist/marks.server';
import { askForNumber } from '~/receptionist/number/number.server';
import { noScriptRefresh } from '~/receptionist/number/trial-number';
import { ReceptionistPage } from '~/receptionist/page/receptionist-page';
import type { ReceptionistPageProps } from '~/receptionist/page/receptionist-page';
import { loadReceptionist } from '~/receptionist/page/receptionist-page.server';
import { readReceptionist } from '~/receptionist/record/receptionist.server';
import { FlowMessagePage } from '~/site/flow-page';

export const handle: PageHandle = {
  flow: true,
  policy: widgetPolicy,
  refresh: (page: ReceptionistPageProps | null) =>
    page && noScriptRefresh(receptionistPath(page.view.agentId), page.number),
};

export async function loader({ params, context: { visit } }: LoaderFunctionArgs) {
  const { agentId } = params;
  if (!isAgentId(agentId)) return data(null, { status: 400 });
  if (isTestMode(visit.request)) throw redirect(`${checklistPath()}?test=true&agent=${agentId}`);
  return loadReceptionist(visit, agentId);
}

/** Has a number assigned if this is the owner's browser. */
export async function action({ params, context: { visit } }: ActionFunctionArgs) {
  const form = await receiveForm(visit);
  const { agentId } = params;
  if (!isAgentId(agentId) || !intentOf(form, ['assign'])) {
    const { pathname, search } = new URL(visit.request.url);
    throw redirectTo(visit, pathname + search);
  }
  const { state } = await askForNumber(visit, form, await readReceptionist(visit.jar, agentId), 'assign');
  return { numberState: state };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? 'Your Receptionist' : 'Error') },
];

export default function DemoAgent() {
  const page = useLoaderData<typeof loader>();
  const requested = useActionData<typeof action>()?.numberState;
  if (!page) return <FlowMessagePage {...flowMessages.noAgentId} />;
  return <ReceptionistPage {...page} number={{ ...page.number, state: requested ?? page.number.state }} />;
}
