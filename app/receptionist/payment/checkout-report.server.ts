import { createHash } from 'node:crypto';
import { z } from 'zod';

import { storeRedirect } from '~/backend/costly-calls.server';
import { runInBackground } from '~/backend/background.server';
import { countFunnelStep } from '~/analytics/funnel.server';
import { rawQuery } from '~/platform/http/request-headers.server';
import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { agentIdFromUrl } from '~/domain/agent-id';
import { isSeen } from '~/platform/http/navigation.server';
import { checklistPath } from '~/domain/paths';
import { isHouseAgent } from '../record/receptionist.server';
import { readRecord } from '../record/agent-record.server';

const late = 'late';
const maxSeenCheckouts = 10;
/** How long a page waits for the backend before it renders without the result. */
const pageWaitMs = 4_000;
/** The call has ended after this time, so a later page may retry it. */
const callTimeoutMs = 15_000;

const reportSchema = z.object({
  agentId: z.string(),
  /** The query string exactly as the browser sent it. */
  queryString: z.string(),
  /** The earliest time to send the report again, in milliseconds since the epoch. */
  retryAt: z.number(),
});
type Report = z.infer<typeof reportSchema>;

/** Digests of reported checkout sessions, in separate cookies so that links from other sites can't evict agent records. */
const seenCheckoutsCookie = cookieFamily('checkouts', z.array(z.string()))('reported');
/** Reports that the backend has not accepted yet. */
const pendingReportsCookie = cookieFamily('unreported', z.array(reportSchema))('reported');
/** Three query strings of at most 2,048 bytes each fit into the cookies. */
const maxPendingReports = 3;

/**
 * Reports the checkout in this URL to the backend, once per checkout session, and repeats failed reports. Any browser may
 * report a checkout, because a checkout can end in another browser than it started in.
 */
export async function reportCheckouts(visit: Visit): Promise<void> {
  const { request, jar } = visit;
  if (!isSeen(request)) return;
  const open = (await jar.read(pendingReportsCookie)) ?? [];
  const all = [...open, ...(await newReport(visit))];
  if (all.length === 0) return;
  const left = (await Promise.all(all.map((entry) => send(request, entry)))).flat();
  if (left.length === 0) jar.clear(pendingReportsCookie);
  else await jar.write(pendingReportsCookie, left.slice(-maxPendingReports));
}

/** The checkout that the visitor returns from, or `null`. Anybody can make a link with a session_id. */
export function checkoutOf({ url }: Request): string | null {
  return new URL(url).searchParams.get('session_id') || null;
}

async function newReport({ request, jar }: Visit): Promise<Report[]> {
  const { pathname } = new URL(request.url);
  const agentId = agentIdFromUrl(request.url);
  const session = checkoutOf(request);
  if (pathname !== checklistPath() || !agentId || isHouseAgent(agentId) || !session) return [];
  const seen = (await jar.read(seenCheckoutsCookie)) ?? [];
  const digest = createHash('sha256').update(session).digest('base64url').slice(0, 12);
  if (seen.includes(digest)) return [];
  const { setupVariant } = await readRecord(jar, agentId);
  countFunnelStep({ step: 'paid', variant: setupVariant ?? 'unknown' });
  const remembered = [...seen, digest].slice(-maxSeenCheckouts);
  await jar.write(seenCheckoutsCookie, remembered);
  return [{ agentId, queryString: rawQuery(request), retryAt: 0 }];
}

/** Sends a report. Returns the reports to retry: none once the backend has accepted it. */
async function send(request: Request, report: Report): Promise<Report[]> {
  if (report.retryAt > Date.now()) return [report];
  const { agentId, queryString } = report;
  const call = storeRedirect(request, { agentId, queryString });
  runInBackground(call);
  const timeLimit = new Promise<typeof late>((resolve) =>
    setTimeout(() => resolve(late), pageWaitMs).unref(),
  );
  const outcome = await Promise.race([call, timeLimit]);
  if (outcome !== late && outcome?.ok) return [];
  return [{ ...report, retryAt: outcome === late ? Date.now() + callTimeoutMs : 0 }];
}
