import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { flowMessages } from '~/content/flow-messages';
import { receiveSessionForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { TrialPage, TrialStartedPage } from '~/receptionist/trial/trial-page';
import { loadTrial, startTrial } from '~/receptionist/trial/trial.server';
import { FlowMessagePage } from '~/site/flow-page';

export const handle: PageHandle = { flow: true };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadTrial(visit);
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveSessionForm(visit);
  return startTrial(visit, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Start Your Free Trial') }];

export default function TrialSignup() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!page) return <FlowMessagePage {...flowMessages.noTrial} />;
  return page.isStarted ? <TrialStartedPage {...page} /> : <TrialPage {...page} actionData={actionData} />;
}
