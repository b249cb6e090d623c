import { data } from '@remix-run/node';

import { answersFrom, businessNameOf, mergeAnswers, noAnswers } from '~/answers/answers';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { flashNotice } from '~/platform/session/flash.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { checklistPath } from '~/domain/paths';
import { makeCurrent } from '../permission/current-agent.server';
import { isOwnersBrowser } from '../permission/permission.server';
import { readRecord, saveRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { checklistKeys, completeSteps } from '../record/checklist-steps';
import { hasUrgentNumber } from '../record/known-here';
import { knownNumber, rememberNumber } from '../number/number.server';
import { notices } from '../notices';
import { ownersAddress, qrCode, readOwnersLink } from './owners-link.server';
import type { OtherDeviceLink } from './owners-link';
import type { OwnersLink } from './owners-link.server';

/** The link that opens the receptionist on another device; `null` if this browser isn't its owner's. */
export async function makeOtherDeviceLink(
  { request, jar }: Visit,
  agentId: string,
): Promise<OtherDeviceLink | null> {
  const record = await readRecord(jar, agentId);
  if (!isOwnersBrowser(record)) return null;
  const address = await ownersAddress(siteOrigin(request), {
    agentId,
    businessName: businessNameOf(record.answers) || undefined,
    number: (await knownNumber(jar, agentId)) ?? undefined,
    trialEnds: record.trialEnds,
    marks: completeSteps(record),
    ownVoice: record.ownVoice,
    hasUrgentNumber: hasUrgentNumber(record),
  });
  return { address, qrCode: qrCode(address) };
}

/** Makes this browser the owner's with the link in the address. An invalid link changes nothing: the page says so. */
export async function claimReceptionist(visit: Visit) {
  const { request, jar } = visit;
  const link = await readOwnersLink(request.url);
  const { pathname, search } = new URL(request.url);
  if (!link || link === 'invalid') return redirectAfterPost(request, pathname + search);
  const { agentId } = link;
  const record = await readRecord(jar, agentId);
  const marked = new Set<string>([...completeSteps(record), ...(link.marks ?? [])]);
  const saved = await saveRecord(jar, agentId, {
    ...(await rememberLink(jar, record, link)),
    own: true,
    isClaimed: true,
    checklist: checklistKeys.filter((key) => marked.has(key)),
  });
  if (!saved) throw data(null, { status: 422 });
  await makeCurrent(jar, agentId);
  await flashNotice(visit, notices.claimed);
  return redirectAfterPost(request, checklistPath(agentId));
}

/** The record with what the link knows besides. Remembers the link's number, which has a cookie of its own. */
export async function rememberLink(
  jar: CookieJar,
  record: AgentRecord,
  { agentId, businessName, number, ...link }: OwnersLink,
): Promise<AgentRecord> {
  if (number) await rememberNumber(jar, agentId, number);
  return {
    ...record,
    answers: mergeAnswers(record.answers, {
      ...noAnswers,
      fields: answersFrom({ BusinessName: businessName }, 'owner'),
    }),
    trialEnds: record.trialEnds ?? link.trialEnds,
    ownVoice: record.ownVoice || link.ownVoice,
    hasUrgentNumber: hasUrgentNumber(record) ?? link.hasUrgentNumber,
  };
}
