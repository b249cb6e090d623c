// The parts of the product that the Express app in server/ needs.

import type { ErrorRequestHandler, RequestHandler } from 'express';

import { env } from './environment/env.server';
import { hasPageParameters, isLandingPage } from './marketing/public-pages.server';
import type { Visit } from './platform/cookies/visit.server';
import { reportTemporarySpace } from './platform/health/readiness.server';
import { addDefaultHeaders, discardUnreadBody } from './platform/http/every-response.server';
import { hasNotice } from './platform/http/flash.server';
import { normalizeProxyHeaders } from './platform/http/request-headers.server';
import { log } from './platform/telemetry/log.server';
import { serveMetrics } from './platform/telemetry/metrics.server';
import { recordRequest } from './platform/telemetry/record-request.server';
import { traceRequest } from './platform/telemetry/trace.server';
import { hasReceptionist } from './receptionist/record/agent-record.server';
import { hasUnfinishedSetup } from './setup/landing/setup-landing.server';

export { finishBackgroundWork } from './backend/background.server';
export { logPageView, publicPaths } from './marketing/public-pages.server';
export { openVisit, sendCookies } from './platform/cookies/visit.server';
export { createRouteFinder } from './platform/telemetry/record-request.server';

export const serverOptions = {
  port: env.port,
  host: env.host,
  trustProxy: env.trustProxy,
  drainNoticeMs: env.drainNoticeMs,
  publicUrl: env.publicUrl,
};

/** Resolves when the metrics can be requested, or at once if they have no port. */
export const ready =
  env.metricsPort !== null && import.meta.env.PROD
    ? serveMetrics(env.metricsPort, env.host)
    : Promise.resolve();

if (import.meta.env.PROD) void reportTemporarySpace();

/** Express middleware for every request, files and error responses included. server/app.js runs it first, in this order. */
export const middleware = [
  traceRequest,
  recordRequest,
  normalizeProxyHeaders(env.trustProxy),
  addDefaultHeaders({ https: env.publicUrl?.startsWith('https:') ?? false, sharedPath: '/og/' }),
  discardUnreadBody,
];

/**
 * Whether the cached page doesn't fit this visit: it needs a notice, links to the owner's receptionist, a landing page's card
 * for an unfinished setup, or may read a parameter of the query.
 */
export function needsPersonalRender({ request, jar }: Visit): boolean {
  return (
    hasNotice(jar) ||
    hasReceptionist(jar) ||
    (isLandingPage(request) && hasUnfinishedSetup(jar)) ||
    hasPageParameters(request)
  );
}

const shownStatuses: unknown[] = [400, 405, 414];

/**
 * Express middleware that renders the site's error page for requests that Express rejects before Remix sees them, such as
 * `/%E0%A4%A`. It renders the page for unknown paths, whose loader throws the status in the context.
 */
export function showErrorPage(render: RequestHandler): ErrorRequestHandler {
  return (error: { status?: unknown }, request, response, next) => {
    if (response.locals.refusedWith || !shownStatuses.includes(error.status)) return void next(error);
    response.locals.refusedWith = error.status;
    render(Object.assign(request, { method: 'GET', originalUrl: '/no/such/page' }), response, next);
  };
}

/** Logs an error that was thrown outside Remix. */
export function logFault(error: unknown): void {
  log.error({ err: error }, 'request failed outside Remix');
}
