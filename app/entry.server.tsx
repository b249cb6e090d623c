import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import { renderToString } from 'react-dom/server';

import { browserChunk } from './browser-chunks';
import { env } from './environment/env.server';
import { log } from './platform/telemetry/log.server';
import { cacheControlOf, mergeHandles } from './platform/page-handle';
import type { NoScriptRefresh, PageHandle } from './platform/page-handle';
import { reportTemporarySpace } from './platform/health/readiness.server';
import { contentPolicy, cspHash } from './platform/http/content-policy.server';
import { withPageScripts } from './platform/enhancement/page-scripts.server';
import { normalizeProxyHeaders } from './platform/http/request-headers.server';
import { addDefaultHeaders, discardUnreadBody } from './platform/http/every-response.server';
import { serveMetrics } from './platform/telemetry/metrics.server';
import { recordRequest } from './platform/telemetry/record-request.server';
import { hasNotice } from './platform/http/flash.server';
import { bringsCookies, openVisit, sendCookies } from './platform/cookies/visit.server';
import { traceRequest } from './platform/telemetry/trace.server';
import styles from './routes/site.css?inline';
import {
  hasPageParameters,
  isLandingPage,
  isLoggedPage,
  speculationRules,
} from './marketing/public-pages.server';
import { hasOwnersLink } from './receptionist/owners-link/owners-link.server';
import { hasReceptionist } from './receptionist/record/agent-record.server';
import { hasUnfinishedSetup } from './setup/landing/setup-landing.server';
import type { Visit } from './platform/cookies/visit.server';

export const serverOptions = {
  port: env.port,
  host: env.host,
  trustProxy: env.trustProxy,
  drainNoticeMs: env.drainNoticeMs,
  publicUrl: env.publicUrl,
};

/** Resolves when the metrics, if they have a port, can be requested. */
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

/** Renders the whole page before responding, so that it is complete without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const handle = handleOf(context);
  // React's Node stream isn't used because it writes NUL bytes where a multi-byte character crosses its 2,048-byte buffer.
  const document = renderToString(<RemixServer context={withoutHandoff(context)} url={request.url} />);
  const page = withRefresh(document, refreshOf(context));
  const html = `<!DOCTYPE html>${withPageScripts(page, context.manifest, browserChunk)}`;
  setPageHeaders(headers, handle);
  const { jar } = openVisit(request);
  const isPersonal = hasReceptionist(jar) || hasUnfinishedSetup(jar) || bringsCookies(headers);
  const { method } = request;
  headers.set(
    'Cache-Control',
    cacheControlOf({ method, handle, isPersonal, isLogged: isLoggedPage(request) }),
  );
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  // The next page may run another company's script, which would be the owner with the link.
  if (hasOwnersLink(request.url)) headers.set('Referrer-Policy', 'origin');
  return new Response(method === 'HEAD' ? null : html, { status, headers });
}

// Used by server/.
export { finishBackgroundWork } from './backend/background.server';
export { publicPaths, logPageView } from './marketing/public-pages.server';
export { createRouteFinder } from './platform/telemetry/record-request.server';
export { openVisit, sendCookies };

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
 * `/%E0%A4%A`. The page is that of an unknown path, whose loader throws the status in the context.
 */
export function showErrorPage(render: RequestHandler): ErrorRequestHandler {
  return (error: { status?: unknown }, request, response, next) => {
    if (response.locals.refusedWith || !shownStatuses.includes(error.status)) return void next(error);
    response.locals.refusedWith = error.status;
    render(Object.assign(request, { method: 'GET', originalUrl: '/no/such/page' }), response, next);
  };
}

/** Logs unexpected errors, but not aborted requests or responses that a loader or action threw on purpose. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // The path without the id of an agent, with which anybody can sign up for its trial.
  const pathname = new URL(request.url).pathname.replace(/agent_\w+/g, 'agent_…');
  log.error({ err: error, method: request.method, pathname }, 'request failed');
};

/** Logs an error that was thrown outside Remix. */
export function logFault(error: unknown): void {
  log.error({ err: error }, 'request failed outside Remix');
}

/** Omits Remix's hydration data: no page hydrates as a whole. */
function withoutHandoff({ serverHandoffStream: _handoff, ...context }: EntryContext): EntryContext {
  return context;
}

function refreshOf(context: EntryContext): NoScriptRefresh | null {
  const { actionData, loaderData, errors, matches } = context.staticHandlerContext;
  if (actionData || errors) return null;
  return handleOf(context).refresh?.(loaderData[matches.at(-1)?.route.id ?? '']) ?? null;
}

/** Adds the meta refresh to `<head>`, because HTML doesn't allow it in a `noscript` in the body. */
function withRefresh(html: string, refresh: NoScriptRefresh | null): string {
  if (!refresh) return html;
  const content = `${refresh.afterMs / 1_000}; url=${refresh.url.replaceAll('&', '&amp;')}`;
  const tag = `<noscript><meta http-equiv="refresh" content="${content}"/></noscript>`;
  return html.replace('</head>', () => `${tag}</head>`);
}

function handleOf(context: EntryContext): PageHandle {
  const { matches } = context.staticHandlerContext;
  return mergeHandles(matches.map(({ route }) => context.routeModules[route.id]?.handle));
}

function setPageHeaders(headers: Headers, handle: PageHandle): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentPolicy({
      handle: withWidgetOrigin(handle),
      styleHashes: handle.shared ? [cspHash(styles)] : [],
      scriptHashes: handle.shared ? [cspHash(speculationRules)] : [],
      checkoutOrigins: env.checkoutOrigins,
    }),
  );
  headers.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()');
  if (handle.embeddable) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** The widget's script may come from another origin, which only the environment knows. */
function withWidgetOrigin(handle: PageHandle): PageHandle {
  const { voiceWidgetSrc } = env;
  if (!handle.policy || !voiceWidgetSrc?.startsWith('http')) return handle;
  const scripts = [...(handle.policy['script-src'] ?? []), new URL(voiceWidgetSrc).origin];
  return { ...handle, policy: { ...handle.policy, 'script-src': scripts } };
}
