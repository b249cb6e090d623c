import { randomUUID } from 'node:crypto';

import { backend } from '~/platform/backend/backend.server';
import type { Outcome } from '~/platform/backend/outcome';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { attributed } from '~/visits/attribution.server';
import { keepVisitor, readVisitor } from '~/platform/session/visitor.server';
import { handOver } from '~/receptionist/agent-record.server';
import { creationRequest } from './creation-request';
import { scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { saveDraft } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export type Creation = { ok: true; agentId: string; headers: Headers } | { ok: false; headers: Headers };

/**
 * Creates the receptionist of a draft, at most once: a repeat carries the same idempotency key until the backend
 * has surely done nothing. On success the headers make it the visitor's current one.
 */
export async function createReceptionist(request: Request, wizard: Wizard): Promise<Creation> {
  const { draft, variant } = wizard;
  const body = creationRequest(
    { ...draft, schedule: scheduleOf(draft, defaultSchedule()) },
    variant.fillsDefaults,
  );
  const outcome = await backend.createAgent(body, draft.createKey);
  const headers = (await saveDraft(request, wizard, afterAttempt(draft, outcome))) ?? new Headers();
  if (!outcome.ok) return { ok: false, headers };
  const { agentId } = outcome.value;
  for (const cookie of await currentAgentCookies(request, agentId, body))
    headers.append('Set-Cookie', cookie);
  return { ok: true, agentId, headers };
}

/** The finished draft keeps only what stops a second creation. */
function afterAttempt(draft: Draft, outcome: Outcome<{ agentId: string }>): Draft {
  if (outcome.ok) return { ...draft, agentId: outcome.value.agentId, fields: {}, found: [], schedule: {} };
  return outcome.failure.definite ? { ...draft, createKey: randomUUID() } : draft;
}

async function currentAgentCookies(
  request: Request,
  agentId: string,
  body: ReturnType<typeof creationRequest>,
) {
  const visitor = attributed(request, await readVisitor(request));
  const { businessData } = body;
  const handedOver = await handOver(request, agentId, {
    businessName: businessData.BusinessName,
    email: body.email,
    address: businessData.BusinessAddressStreet,
    city: businessData.BusinessAddressCity,
    state: businessData.BusinessAddressState,
    zipCode: businessData.BusinessAddressZipcode,
  });
  return [
    await keepVisitor(request, { ...visitor, currentAgentId: agentId, email: body.email }),
    ...handedOver,
  ];
}
