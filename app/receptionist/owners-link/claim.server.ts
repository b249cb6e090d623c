import { answersFrom, mergeAnswers, noAnswers } from '~/answers/answers';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import type { ChecklistKey } from '~/content/checklist';
import { checklistPath } from '~/domain/paths';
import { receptionistNotices } from '~/content/notices';
import { makeCurrent } from '../record/receptionist.server';
import { readRecord, requireSavedRecord, saveTrialNumber } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { checklistKeys, completeSteps } from '../record/checklist-steps';
import { hasUrgentNumber } from '../record/setup-facts';
import { readOwnersLink, sharedWithRecord } from './owners-link.server';
import type { OwnersLink } from './owners-link.server';

/**
 * Makes this browser the owner's with the link in the address, and redirects to the checklist. An invalid link changes
 * nothing: its page says so.
 */
export async function claimReceptionist(visit: Visit): Promise<never> {
  const { request, jar } = visit;
  const link = await readOwnersLink(request.url);
  const { pathname, search } = new URL(request.url);
  if (!link) throw redirectTo(visit, pathname + search);
  const { agentId } = link;
  const record = await readRecord(jar, agentId);
  await requireSavedRecord(jar, agentId, {
    ...withLink(record, link),
    isUsedHere: true,
    isClaimed: true,
  });
  if (link.number) await saveTrialNumber(jar, agentId, link.number);
  await makeCurrent(jar, agentId);
  await flashNotice(visit, receptionistNotices.claimed);
  throw redirectTo(visit, checklistPath(agentId));
}

/**
 * Whether a link tells the owner's browser something: a trial has started elsewhere, or it is newer than the one used here and
 * says something else, unlike one that this browser made itself.
 */
export function hasNews(record: AgentRecord, link: OwnersLink): boolean {
  if (link.trialEnds && !record.trialEnds) return true;
  if (record.setupVariant || !isNewer(record, link)) return false;
  const updated = withLink(record, link);
  return (
    completeSteps(updated).join() !== completeSteps(record).join() ||
    newsNames.some((name) => updated[name] !== record[name])
  );
}

const newsNames = ['noTrialOn', 'isForwardedAgain', 'ownVoice', 'hasUrgentNumber'] as const;

function isNewer({ linkMadeAt = 0 }: AgentRecord, { madeAt = 0 }: OwnersLink): boolean {
  return madeAt > linkMadeAt;
}

/** The record with what the link knows and this browser doesn't. A newer link beats the one that was used here before. */
export function withLink(record: AgentRecord, link: OwnersLink): AgentRecord {
  const linked = recordOf(link);
  const known = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
  const filled: AgentRecord = {
    ...linked,
    ...known,
    answers: mergeAnswers(record.answers, linked.answers),
    hasUrgentNumber: hasUrgentNumber(record) ?? linked.hasUrgentNumber,
  };
  const isLater = record.isClaimed && isNewer(record, link);
  if (record.linkMadeAt && !isLater) return filled;
  const withMarks = { ...filled, ...marksOfBoth(record, link) };
  if (!isLater) return withMarks;
  const { linkMadeAt, linkMadeOn } = linked;
  const { noTrialOn = record.noTrialOn, isForwardedAgain = record.isForwardedAgain } = linked;
  return { ...withMarks, linkMadeAt, linkMadeOn, noTrialOn, isForwardedAgain };
}

/** The link's content as a record, without its marks. */
function recordOf(link: OwnersLink): AgentRecord {
  const { businessName, madeOn, madeAt, hasNoTrial } = link;
  return {
    ...sharedWithRecord.parse(link),
    linkMadeAt: madeAt,
    linkMadeOn: madeOn,
    noTrialOn: hasNoTrial ? madeOn : undefined,
    answers: { ...noAnswers, fields: answersFrom({ BusinessName: businessName }, 'owner') },
  };
}

/** The marks of both, without those of an older link that this one no longer has. */
function marksOfBoth(
  record: AgentRecord,
  { marks }: OwnersLink,
): Pick<AgentRecord, 'checklist' | 'linkMarks'> {
  if (!marks) return {};
  const { linkMarks = [] } = record;
  const complete = completeSteps(record);
  const isMarked = (key: ChecklistKey) =>
    linkMarks.includes(key)
      ? marks.includes(key) && complete.includes(key)
      : [...marks, ...complete].includes(key);
  return { checklist: checklistKeys.filter(isMarked), linkMarks: marks };
}
