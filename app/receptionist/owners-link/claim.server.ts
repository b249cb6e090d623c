import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { checklistPath } from '~/domain/paths';
import { receptionistNotices } from '~/content/notices';
import { makeCurrent } from '../record/receptionist.server';
import { readRecord, requireSavedRecord, saveTrialNumber } from '../record/agent-record.server';
import { withLink } from './linked-receptionist.server';
import { readOwnersLink } from './owners-link.server';

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
