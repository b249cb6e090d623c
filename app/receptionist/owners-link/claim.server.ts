import { redirect } from '@remix-run/node';

import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { isSeen } from '~/platform/http/navigation.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { checklistPath } from '~/domain/paths';
import { receptionistNotices } from '~/content/notices';
import { makeCurrent } from '../record/receptionist.server';
import { readRecord, requireSavedRecord, saveTrialNumber } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { completeSteps, neededDone } from '../record/checklist-steps';
import { trialPeriod } from '../record/trial-end';
import { hasNews, withLink } from './linked-receptionist.server';
import { readOwnersLink, withoutOwnersLink } from './owners-link.server';
import type { OwnersLink } from './owners-link.server';

/**
 * Uses the link in the URL to make this the owner's browser, and redirects to the checklist, which also reports an invalid
 * link.
 */
export async function claimReceptionist(visit: Visit): Promise<never> {
  const { request, jar } = visit;
  const link = await readOwnersLink(request.url);
  const { pathname, search } = new URL(request.url);
  if (!link) throw redirectTo(visit, pathname + search);
  const { agentId } = link;
  const record = withLink(await readRecord(jar, agentId), link);
  await saveLinked(jar, link, { ...record, isUsedHere: true, isClaimed: true });
  await makeCurrent(jar, agentId);
  await flashNotice(visit, receptionistNotices.claimed);
  throw redirectTo(visit, checklistPath(agentId));
}

/**
 * Throws a redirect to the address without its owner's link. If a person opened the link, saves its news first, and has the
 * next page say them. Call it in the owner's browser only: in others, opening a link changes nothing.
 */
export async function goToChecklistWithoutLink(
  visit: Visit,
  stored: AgentRecord,
  link: OwnersLink,
): Promise<never> {
  if (isSeen(visit.request) && hasNews(stored, link)) {
    const record = withLink(stored, link);
    await saveLinked(visit.jar, link, record);
    const period = trialPeriod(record);
    const description = [neededDone(completeSteps(record)), ...(period ? [period.status] : [])].join('. ');
    await flashNotice(visit, { ...receptionistNotices.updated, description: `${description}.` });
  }
  throw redirect(withoutOwnersLink(visit.request.url));
}

async function saveLinked(jar: CookieJar, { agentId, number }: OwnersLink, record: AgentRecord) {
  await requireSavedRecord(jar, agentId, record);
  if (number) await saveTrialNumber(jar, agentId, number);
}
