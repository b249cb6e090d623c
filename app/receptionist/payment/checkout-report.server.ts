import { createHash } from 'node:crypto';
import { z } from 'zod';

import { storeRedirect } from '~/backend/costly-calls.server';
import { runInBackground } from '~/backend/background.server';
import { countFunnelStep } from '~/visits/funnel.server';
import { rawQuery } from '~/platform/http/request-headers';
import { createCookiesById } from '~/platform/session/cookies-by-id.server';
import { agentIdFromSearch } from '~/domain/agent-id';
import { isTopLevelNavigation, isPageView } from '~/visits/navigation.server';
import { readRecord } from '../agent-record.server';

const cookieId = 'reported';
const late = 'late';
const rememberedAtMost = 10;
/** A page shows without the outcome of a report after this time. */
const pageWaitsMs = 4_000;
/** The time limit of the call: an outcome that a page did not wait for is there by then. */
const callEndsMs = 15_000;

const reportSchema = z.object({
  agentId: z.string(),
  /** As the browser sent it. */
  queryString: z.string(),
  /** When it may be sent again, in milliseconds. */
  retryAt: z.number(),
});
type Report = z.infer<typeof reportSchema>;

/** Digests of checkout sessions. They have cookies of their own: a link from another site must push no agent's record out. */
const seenCheckouts = createCookiesById('checkouts', z.array(z.string()));
/** Reports that the backend has not accepted yet. */
const openReports = createCookiesById('unreported', z.array(reportSchema));
/** A query string has up to 2,048 bytes, and cookies hold three of them. */
const openAtMost = 3;

/**
 * Reports the checkout that this address comes back from, and those that failed before, to the backend. A checkout may
 * come back in another browser than it began in, so any browser reports it, once for each checkout session, for the
 * agent that the address names. Returns `Set-Cookie` values.
 */
export async function reportCheckouts(request: Request): Promise<string[]> {
  if (!isPageView(request) || !isTopLevelNavigation(request)) return [];
  const open = (await openReports.read(request, cookieId)) ?? [];
  const { report, cookies } = await newReport(request);
  const all = [...open, ...report];
  if (all.length === 0) return [];
  const left = (await Promise.all(all.map((entry) => send(request, entry)))).flat();
  if (left.length === 0)
    return [...cookies, ...(open.length > 0 ? openReports.forget(request, cookieId) : [])];
  return [...cookies, ...((await openReports.write(request, cookieId, left.slice(-openAtMost))) ?? [])];
}

async function newReport(request: Request): Promise<{ report: Report[]; cookies: string[] }> {
  const { pathname, searchParams } = new URL(request.url);
  const agentId = agentIdFromSearch(searchParams);
  const session = searchParams.get('session_id');
  if (pathname !== '/calendar-setup' || !agentId || !session) return { report: [], cookies: [] };
  const seen = (await seenCheckouts.read(request, cookieId)) ?? [];
  const digest = createHash('sha256').update(session).digest('base64url').slice(0, 12);
  if (seen.includes(digest)) return { report: [], cookies: [] };
  const { begun } = await readRecord(request, agentId);
  countFunnelStep({ step: 'paid', variant: begun ?? 'unknown' });
  const remembered = [...seen, digest].slice(-rememberedAtMost);
  const cookies = (await seenCheckouts.write(request, cookieId, remembered)) ?? [];
  return { report: [{ agentId, queryString: rawQuery(request), retryAt: 0 }], cookies };
}

/** What is left to report afterwards: nothing once the backend has accepted it. */
async function send(request: Request, report: Report): Promise<Report[]> {
  if (report.retryAt > Date.now()) return [report];
  const { agentId, queryString } = report;
  const call = storeRedirect(request, { agentId, queryString });
  runInBackground(call);
  const waited = new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), pageWaitsMs).unref());
  const outcome = await Promise.race([call, waited]);
  if (outcome !== late && outcome?.ok) return [];
  return [{ ...report, retryAt: outcome === late ? Date.now() + callEndsMs : 0 }];
}
