import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { widgetPolicy } from '~/call-widget/widget-policy';
import { intentOf, receiveSessionForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { ChecklistPage } from '~/receptionist/checklist/checklist-page';
import { loadChecklist, markStep } from '~/receptionist/checklist/checklist.server';
import { claimReceptionist } from '~/receptionist/owners-link/claim.server';

export const handle: PageHandle = { flow: true, policy: widgetPolicy };

export function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  return loadChecklist({ request, jar });
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const visit = { request, jar };
  const form = await receiveSessionForm(visit);
  return intentOf(form, ['claim']) ? claimReceptionist(visit) : markStep(visit, form);
}

export const meta: MetaFunction = () => [{ title: pageTitle('Your Checklist') }];

export default function CalendarSetup() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />;
}
