import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { checklistPath } from '~/domain/paths';
import { receptionistNotices } from '~/content/notices';
import { makeCurrent, readReceptionist } from '../record/receptionist.server';
import { numberCookie, requireSavedRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { completeSteps, neededDone } from '../record/checklist-steps';
import { trialPeriod } from '../record/trial-end';
import { withLink } from './linked-receptionist.server';
import { readOwnersLink } from './owners-link.server';

/**
 * Uses the link in the URL to make this the owner's browser, or to update an owner's browser. Redirects to the checklist, which
 * also reports an invalid link.
 */
export async function claimReceptionist(visit: Visit): Promise<never> {
  const { request, jar } = visit;
  const link = await readOwnersLink(request.url);
  const { pathname, search } = new URL(request.url);
  if (!link) throw redirectTo(visit, pathname + search);
  const { agentId, number } = link;
  const { relation, record: stored } = await readReceptionist(jar, agentId);
  const record = withLink(stored, link);
  await requireSavedRecord(jar, agentId, { ...record, isUsedHere: true, isClaimed: true });
  if (number) await jar.write(numberCookie(agentId), { number });
  await makeCurrent(jar, agentId);
  await flashNotice(visit, relation === 'owner' ? updatedNotice(record) : receptionistNotices.claimed);
  throw redirectTo(visit, checklistPath(agentId));
}

function updatedNotice(record: AgentRecord) {
  const period = trialPeriod(record);
  const description = [neededDone(completeSteps(record)), ...(period ? [period.status] : [])].join('. ');
  return { ...receptionistNotices.updated, description: `${description}.` };
}
