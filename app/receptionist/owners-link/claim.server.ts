import { answersFrom, mergeAnswers, noAnswers } from '~/answers/answers';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { checklistPath } from '~/domain/paths';
import { receptionistNotices } from '~/content/notices';
import { makeCurrent } from '../record/receptionist.server';
import { readRecord, requireSavedRecord, saveTrialNumber } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { checklistKeys, completeSteps } from '../record/checklist-steps';
import { hasUrgentNumber } from '../record/setup-facts';
import { readOwnersLink, sameInRecord } from './owners-link.server';
import type { OwnersLink } from './owners-link.server';

/**
 * Makes this browser the owner's with the link in the address, and redirects to the checklist. An invalid link changes
 * nothing: its page says so.
 */
export async function claimReceptionist(visit: Visit): Promise<never> {
  const { request, jar } = visit;
  const link = await readOwnersLink(request.url);
  const { pathname, search } = new URL(request.url);
  if (!link) throw redirectTo(request, pathname + search);
  const { agentId } = link;
  const record = await readRecord(jar, agentId);
  const newMarks = link.marks?.filter((key) => !record.linkMarks?.includes(key));
  const marked = [...completeSteps(record), ...(newMarks ?? [])];
  await requireSavedRecord(jar, agentId, {
    ...withLink(record, link),
    isUsedHere: true,
    isClaimed: true,
    linkMarks: link.marks,
    checklist: checklistKeys.filter((key) => marked.includes(key)),
  });
  if (link.number) await saveTrialNumber(jar, agentId, link.number);
  await makeCurrent(jar, agentId);
  await flashNotice(visit, receptionistNotices.claimed);
  throw redirectTo(request, checklistPath(agentId));
}

/** The record with what the link knows and this browser doesn't. */
export function withLink(record: AgentRecord, link: OwnersLink): AgentRecord {
  const { businessName, marks, madeOn, hasNoTrial } = link;
  const linked = { ...noAnswers, fields: answersFrom({ BusinessName: businessName }, 'owner') };
  const known = Object.entries(record).filter(([, value]) => value !== undefined);
  return {
    ...sameInRecord.parse(link),
    checklist: marks,
    linkMadeOn: madeOn,
    noTrialOn: hasNoTrial ? madeOn : undefined,
    ...Object.fromEntries(known),
    answers: mergeAnswers(record.answers, linked),
    hasUrgentNumber: hasUrgentNumber(record) ?? link.hasUrgentNumber,
  };
}
