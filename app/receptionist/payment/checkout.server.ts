import { subscribe } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import { deriveKey, shortKey } from '~/backend/idempotency-key.server';
import { customerFieldNames } from '~/domain/customer';
import type { Customer } from '~/domain/customer';
import { env, isMock } from '~/environment/env.server';
import { redirectAfterPost, reportFault } from '~/platform/http/action-response.server';
import { log } from '~/platform/telemetry/log.server';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { saveRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { notices } from '../notices';

export async function openCheckout(
  context: CallContext,
  agentId: string,
  record: AgentRecord & { customer: Customer },
) {
  const { request, jar } = context;
  const { customer } = record;
  const body = { customerInfo: customer, agentId };
  const outcome = await subscribe(context, body, siteOrigin(request));
  const checkout = outcome.ok ? allowedCheckout(outcome.value.url, allowedOrigins(request)) : null;
  if (checkout) {
    await saveRecord(jar, agentId, { ...record, checkoutOpened: true });
    return redirectAfterPost(request, checkout);
  }
  if (outcome.ok) log.error('the backend gave a checkout URL that CHECKOUT_HOSTS does not allow');
  const isRefused = outcome.ok || outcome.failure.definite;
  const notice = isRefused ? notices.subscriptionRefused : notices.subscriptionUnknown;
  return reportFault(notice);
}

/** A digest of the customer on a payment page, which detects that another tab has changed who pays. */
export function customerDigest(customer: Customer): string {
  return shortKey(deriveKey(normalizeCustomer(customer)));
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
