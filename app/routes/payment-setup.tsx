import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { receiveSessionForm } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { loadPayment, startCheckout } from '~/receptionist/payment/checkout.server';
import { PaymentPage } from '~/receptionist/payment/payment-page';
import { TrialStartedPage } from '~/receptionist/trial/trial-page';
import { FlowMessagePage } from '~/site/flow-page';

export const handle: PageHandle = { flow: true };

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return loadPayment(visit);
}

export async function action({ context: { visit } }: ActionFunctionArgs) {
  const form = await receiveSessionForm(visit);
  return startCheckout(visit, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page && 'next' in page
    ? [{ title: pageTitle(page.title) }, { httpEquiv: 'refresh', content: `2; url=${page.next.path}` }]
    : [{ title: pageTitle('Set Up Payment') }];

export default function PaymentSetup() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if ('next' in page) return <FlowMessagePage {...page} />;
  return page.isStarted ? <TrialStartedPage {...page} /> : <PaymentPage {...page} actionData={actionData} />;
}
