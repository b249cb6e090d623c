import { createHash } from 'node:crypto';
import { redirect } from '@remix-run/node';

import { subscribe } from '~/backend/costly-calls.server';
import { customerFieldNames } from '~/domain/customer';
import type { Customer } from '~/domain/customer';
import { env, isMock } from '~/environment/env.server';
import { addCardPath, trialPath } from '~/domain/paths';
import { intentOf, textOf } from '~/platform/http/receive-form.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { faultResponse, redirectTo } from '~/platform/http/action-response.server';
import { log } from '~/platform/telemetry/log.server';
import { siteOrigin } from '~/platform/http/request-headers.server';
import { sessionExpired } from '~/content/flow-messages';
import { receptionistNotices } from '~/content/notices';
import { checkoutCookie } from '../record/agent-record.server';
import { loadSignUp, requireSignUp, signUpPath } from '../trial/sign-up.server';

/** The data of the payment page, or a message if this browser doesn't know the customer. */
export async function loadPayment(visit: Visit) {
  const signUp = await loadSignUp(visit, 'payment');
  if (signUp.isStarted) return signUp;
  const { view, record, action } = signUp;
  const { customer, checkoutOpened } = record;
  if (view.trial.period && !customer) throw redirect(addCardPath('trial', view.agentId));
  if (!customer?.name || !customer.email) return sessionExpired(trialPath(view.agentId));
  return {
    isStarted: false as const,
    view,
    action,
    customer: { name: customer.name, email: customer.email, digest: customerDigest(customer) },
    record,
    notice: checkoutOpened ? receptionistNotices.checkoutLeft : undefined,
  };
}

/** Opens the checkout for the customer that the page showed, or shows the page again. */
export async function startCheckout(visit: Visit, form: FormData) {
  const { agentId, record } = await requireSignUp(visit, form);
  const { customer } = record;
  const isIncomplete = !intentOf(form, ['subscribe']) || !customer?.name || !customer.email;
  const digestOnPage = textOf(form, 'customer');
  if (isIncomplete || (digestOnPage && digestOnPage !== customerDigest(customer)))
    throw redirectTo(visit, signUpPath(visit.request, 'payment'));
  return openCheckout(visit, form, agentId, customer);
}

async function openCheckout(visit: Visit, form: FormData, agentId: string, customer: Customer) {
  const { request, jar } = visit;
  const body = { customerInfo: customer, agentId };
  const outcome = await subscribe(visit, form, body, siteOrigin(request));
  const checkout = outcome.ok ? allowedCheckout(outcome.value.url, allowedOrigins(request)) : null;
  if (checkout) {
    await jar.write(checkoutCookie(agentId), true);
    throw redirectTo(visit, checkout);
  }
  if (outcome.ok) log.error('the backend gave a checkout URL that CHECKOUT_HOSTS does not allow');
  const isRefused = outcome.ok || outcome.failure.isDefinite;
  const notice = isRefused
    ? receptionistNotices.subscriptionRefused
    : receptionistNotices.subscriptionUnknown;
  return faultResponse(notice);
}

/**
 * A digest of the customer on a payment page, which shows whether another tab has changed the customer. During a deploy,
 * pages of the former release are open, so the digest of a customer must stay the same.
 *
 * FORMER RELEASE: its digest includes a 0 and a hyphen. Change to the first 12 hexadecimal digits of the customer's digest.
 */
function customerDigest(customer: Customer): string {
  const text = JSON.stringify([normalizeCustomer(customer), 0]);
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).*/, '$1-$2');
}

/** The customer in lower case with single spaces, so that spelling variants have the same digest. */
function normalizeCustomer(customer: Customer): string[] {
  const texts = customerFieldNames.map((name) => customer[name]);
  return texts.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase());
}

function allowedOrigins(request: Request): string[] {
  return isMock ? [...env.checkoutOrigins, siteOrigin(request)] : env.checkoutOrigins;
}

/** The checkout URL, or `null` if its origin is not listed or it has credentials or characters that parsers disagree on. */
export function allowedCheckout(address: string, origins: readonly string[]): string | null {
  if (/[\\\p{C}]/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // `URL.origin` of a blob: URL is the origin of the URL inside it.
  const allowed = origins.includes(`${url.protocol}//${url.host}`) && !url.username && !url.password;
  return allowed ? url.href : null;
}
