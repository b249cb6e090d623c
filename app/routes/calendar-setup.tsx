import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { widgetPolicy } from '~/call-widget/voice-widget';
import { intentOf, receiveSessionForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { ChecklistPage } from '~/receptionist/checklist/checklist-page';
import type { ChecklistPageProps } from '~/receptionist/checklist/checklist-page';
import { loadChecklist } from '~/receptionist/checklist/checklist.server';
import { markForwardedAgain, markStep } from '~/receptionist/checklist/marks.server';
import { assignFromChecklist } from '~/receptionist/number/number.server';
import { noScriptRefresh } from '~/receptionist/number/trial-number';
import { claimReceptionist } from '~/receptionist/owners-link/linked-receptionist.server';

export const handle: PageHandle = {
  flow: true,
  policy: widgetPolicy,
  refresh: ({ path, pendingNumber }: ChecklistPageProps) =>
    pendingNumber && noScriptRefresh(path, pendingNumber),
};

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadChecklist(visit);
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveSessionForm(visit);
  switch (intentOf(form, ['mark', 'claim', 'assign', 'forwarded-again'])) {
    case 'claim':
      return claimReceptionist(visit);
    case 'assign':
      return { numberState: await assignFromChecklist(visit, form) };
    case 'forwarded-again':
      return markForwardedAgain(visit, form);
    case 'mark':
    case null: // FORMER RELEASE: its marks have no intent. Redirect to the page instead.
      return markStep(visit, form);
  }
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Checklist') }];

export default function CalendarSetup() {
  const page = useLoaderData<typeof loader>();
  const requested = useActionData<typeof action>()?.numberState;
  const pendingNumber = page.pendingNumber && {
    ...page.pendingNumber,
    state: requested ?? page.pendingNumber.state,
  };
  return <ChecklistPage {...page} pendingNumber={pendingNumber} />;
}
