import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';

import { pageTitle } from '~/brand';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { intentOf, receiveForm, textOf } from '~/platform/http/receive-form.server';
import type { PageHandle } from '~/platform/page-handle';
import { requireCookies } from '~/platform/http/refusal.server';
import { agentIdOrCurrent } from '~/receptionist/permission/current-agent.server';
import { isOurAgent } from '~/receptionist/permission/permission.server';
import { readRecord } from '~/receptionist/record/agent-record.server';
import { knownNumber } from '~/receptionist/number/number.server';
import { customerDigest, openCheckout } from '~/receptionist/payment/checkout.server';
import { notices } from '~/receptionist/notices';
import { dayInWords, trialEnd, trialStatus } from '~/receptionist/trial/trial-end';
import { PaymentPage, SessionExpiredPage } from '~/receptionist/payment/payment-page';
import { isAddingCard } from '~/receptionist/trial/trial.server';
import { TrialStartedPage } from '~/receptionist/trial/trial-page';
import { againPath, paymentPath, trialPath } from '~/domain/paths';

export const handle: PageHandle = { flow: true };

export async function loader({ request, context: { jar } }: LoaderFunctionArgs) {
  const agentId = await agentIdOrCurrent(jar);
  const record = await readRecord(jar, agentId);
  const { customer, checkoutOpened } = record;
  const status = trialStatus(record);
  const addingCard = isAddingCard(request);
  if (status && !addingCard) return { isStarted: true as const, agentId, trialStatus: status };
  if (status && !customer)
    throw redirect(againPath(trialPath()), { headers: { 'Cache-Control': 'no-store' } });
  if (!customer?.name || !customer.email) return null;
  return {
    isStarted: false as const,
    agentId,
    trialEnds: dayInWords(trialEnd(new Date(), record.answers)),
    customer: { name: customer.name, email: customer.email, digest: customerDigest(customer) },
    phoneNumber: await knownNumber(jar, agentId),
    notice: checkoutOpened ? notices.checkoutLeft : undefined,
  };
}

export async function action({ request, context: { jar } }: ActionFunctionArgs) {
  const form = await receiveForm(request);
  await requireCookies({ request, jar }, form);
  const agentId = await agentIdOrCurrent(jar, textOf(form, 'agent'));
  const record = await readRecord(jar, agentId);
  const { customer, trialEnds } = record;
  if (isOurAgent(agentId)) return redirectAfterPost(request, trialPath(agentId));
  if (
    (trialEnds && !isAddingCard(request)) ||
    !customer?.name ||
    !customer.email ||
    !intentOf(form, ['subscribe'])
  )
    return redirectAfterPost(request, paymentPath);
  const named = textOf(form, 'customer');
  const { search } = new URL(request.url);
  if (named && named !== customerDigest(customer))
    return redirectAfterPost(request, `${paymentPath}${search}`);
  return openCheckout({ request, jar, form }, agentId, { ...record, customer });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? [{ title: pageTitle('Set Up Payment') }]
    : [{ title: pageTitle('Session Expired') }, { httpEquiv: 'refresh', content: `2; url=${trialPath()}` }];

export default function PaymentSetup() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!page) return <SessionExpiredPage />;
  return page.isStarted ? (
    <TrialStartedPage {...page} />
  ) : (
    <PaymentPage {...page} notice={actionData?.notice ?? page.notice} />
  );
}
