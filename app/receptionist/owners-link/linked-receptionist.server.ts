import { answersFrom, mergeAnswers, noAnswers } from '~/answers/answers';
import type { ChecklistKey } from '~/content/checklist';
import { receptionistNotices } from '~/content/notices';
import { agentIdFromUrl, unknownAgent } from '~/domain/agent-id';
import { checklistPath } from '~/domain/paths';
import type { Visit } from '~/platform/cookies/visit.server';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { numberCookie, requireSavedRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { checklistKeys, completeSteps, neededDone } from '../record/checklist-steps';
import { isSetUpHere } from '../record/receptionist';
import type { Receptionist } from '../record/receptionist';
import { makeCurrent, readReceptionist } from '../record/receptionist.server';
import { gaveUrgentNumber } from '../record/setup-facts';
import { trialPeriod } from '../record/trial-end';
import { readOwnersLink, sharedWithRecord } from './owners-link.server';
import type { OwnersLink } from './owners-link.server';

/** The receptionist that the URL names, as stored here and as completed by the owner's link in the URL. */
interface LinkedReceptionist {
  /** The receptionist as this browser has stored it. */
  stored: Receptionist;
  link: OwnersLink | null;
  /** The same receptionist with the link's facts. */
  linked: Receptionist;
}

export async function readLinked({ request, jar }: Visit): Promise<LinkedReceptionist> {
  const named = agentIdFromUrl(request.url);
  const stored = await readReceptionist(jar, named ?? unknownAgent);
  const link = await readOwnersLink(request.url);
  if (!link) return { stored, link, linked: stored };
  const number = stored.number ?? link.number ?? null;
  return { stored, link, linked: { ...stored, record: withLink(stored.record, link), number } };
}

/**
 * Whether the link has news for the owner's browser: a trial that started elsewhere, or a link that is newer than the one
 * used here. A newer link of another device than the setup's, which can be this one, has news only if its facts differ.
 */
export function hasNews(record: AgentRecord, link: OwnersLink): boolean {
  if (link.trialEnds && !record.trialEnds) return true;
  if (isSetUpHere(record) || !isNewer(record, link)) return false;
  if (link.isOfSetup) return true; // at least, the marks are of a later time
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

/** Whether a newer link was used here. */
export function isOlder({ linkMadeAt = 0 }: AgentRecord, { madeAt = 0 }: OwnersLink): boolean {
  return madeAt < linkMadeAt;
}

/** The record, completed by the link. A newer link also replaces the facts of the link that was used here before. */
export function withLink(record: AgentRecord, link: OwnersLink): AgentRecord {
  const linked = recordOf(link);
  const known = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
  const filled: AgentRecord = {
    ...linked,
    ...known,
    answers: mergeAnswers(record.answers, linked.answers),
    hasUrgentNumber: gaveUrgentNumber(record) ?? linked.hasUrgentNumber,
  };
  const isLater = record.isClaimed && isNewer(record, link);
  if (record.linkMadeAt && !isLater) return filled; // this link or a newer one was used here
  const withMarks = { ...filled, ...marksOfBoth(record, link) };
  if (!isLater) return withMarks; // the first link that is used here
  const { linkMadeAt, linkMadeOn, linkMadeTime } = linked;
  const { noTrialOn = record.noTrialOn } = linked;
  return { ...withMarks, linkMadeAt, linkMadeOn, linkMadeTime, noTrialOn };
}

/** The link's content as a record, without its marks. */
function recordOf(link: OwnersLink): AgentRecord {
  const { businessName, trade, madeOn, madeTime, madeAt, hasNoTrial } = link;
  return {
    ...sharedWithRecord.parse(link),
    linkMadeAt: madeAt,
    linkMadeOn: madeOn,
    linkMadeTime: madeTime,
    noTrialOn: hasNoTrial ? madeOn : undefined,
    answers: {
      ...noAnswers,
      fields: answersFrom({ BusinessName: businessName }, 'owner'),
      trade: trade ? { value: trade, source: 'owner' } : undefined,
    },
  };
}

/** The marks of both. Marks of an older link that the newer one lacks are removed. */
function marksOfBoth(record: AgentRecord, link: OwnersLink): Partial<AgentRecord> {
  const { marks } = link;
  if (!marks) return {};
  const { linkMarks = [] } = record;
  const complete = completeSteps(record);
  const isMarked = (key: ChecklistKey) =>
    linkMarks.includes(key)
      ? marks.includes(key) && complete.includes(key)
      : [...marks, ...complete].includes(key);
  const linkForwardedAgain = link.isForwardedAgain === true;
  return {
    checklist: checklistKeys.filter(isMarked),
    linkMarks: marks,
    isForwardedAgain:
      linkForwardedAgain === (record.linkForwardedAgain ?? false)
        ? record.isForwardedAgain
        : linkForwardedAgain,
    linkForwardedAgain,
  };
}

/**
 * Uses the link in the URL to make this the owner's browser, or to update an owner's browser. Redirects to the checklist, which
 * also reports an invalid link.
 */
export async function claimReceptionist(visit: Visit): Promise<never> {
  const { request, jar } = visit;
  const { stored, link, linked } = await readLinked(visit);
  const { pathname, search } = new URL(request.url);
  if (!link) throw redirectTo(visit, pathname + search);
  const { agentId, record, number } = linked;
  await requireSavedRecord(jar, agentId, { ...record, isUsedHere: true, isClaimed: true });
  if (number) await jar.write(numberCookie(agentId), { number });
  await makeCurrent(jar, agentId);
  await flashNotice(visit, stored.relation === 'owner' ? updatedNotice(record) : receptionistNotices.claimed);
  throw redirectTo(visit, checklistPath(agentId));
}

function updatedNotice(record: AgentRecord) {
  const period = trialPeriod(record);
  const description = [neededDone(completeSteps(record)), ...(period ? [period.status] : [])].join('. ');
  return { ...receptionistNotices.updated, description: `${description}.` };
}
