import { randomUUID } from 'node:crypto';

import { backend } from '~/platform/backend/backend.server';
import { env, isMock } from '~/platform/environment/env.server';
import { reportFault } from '~/platform/forms/form-answer.server';
import { leadTo, reloading } from '~/platform/forms/lead-to.server';
import { log } from '~/platform/log.server';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { cookieHeaders } from '~/platform/session/sealed-cookie.server';
import { keepRecord, readRecord } from '../agent-record.server';
import type { AgentRecord } from '../agent-record.server';
import { allowedCheckout } from './checkout-url';

/** Starts the subscription of a customer and leads to the payment provider's page. */
export async function openCheckout(
  request: Request,
  agentId: string,
  customer: NonNullable<AgentRecord['customer']>,
) {
  const record = await readRecord(request, agentId);
  const outcome = await backend.subscribe(
    { customerInfo: customer, agentId },
    record.subscribeKey,
    siteOrigin(request),
  );
  const checkout = outcome.ok ? allowedCheckout(outcome.value.url, allowedOrigins(request)) : null;
  if (checkout) return leadTo(request, checkout, reloading());

  if (outcome.ok) log.error('the backend gave a checkout URL that CHECKOUT_HOSTS does not allow');
  const refused = !outcome.ok && outcome.failure.definite;
  const cookies = refused
    ? await keepRecord(request, agentId, { ...record, subscribeKey: randomUUID() })
    : [];
  return reportFault('subscription-failed', cookieHeaders(cookies ?? []));
}

/** In mock mode the checkout page is our own. */
function allowedOrigins(request: Request): string[] {
  return isMock ? [...env.checkoutOrigins, siteOrigin(request)] : env.checkoutOrigins;
}
