import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import { renderToString } from 'react-dom/server';

import { browserChunk } from './browser-chunks';
import { env } from './environment/env.server';
import { log } from './platform/telemetry/log.server';
import { cacheControlOf, mergeHandles } from './platform/page-handle';
import type { NoScriptRefresh, PageHandle } from './platform/page-handle';
import { contentPolicy, cspHash } from './platform/http/content-policy.server';
import { withPageScripts } from './platform/enhancement/page-scripts.server';
import { openVisit } from './platform/cookies/visit.server';
import styles from './routes/site.css?inline';
import { isLoggedPage, speculationRules } from './marketing/public-pages.server';
import { hasOwnersLink } from './receptionist/owners-link/owners-link.server';
import { hasReceptionist } from './receptionist/record/agent-record.server';
import { hasUnfinishedSetup } from './setup/landing/setup-landing.server';

// server/ imports the build, of which only this module's exports are visible.
export * from './express.server';

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
  const isPersonal = hasReceptionist(jar) || hasUnfinishedSetup(jar) || headers.has('Set-Cookie');
  const { method } = request;
  headers.set(
    'Cache-Control',
    cacheControlOf({ method, handle, isPersonal, isLogged: isLoggedPage(request) }),
  );
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  // The next page may run another company's script, which could use the link to act as the owner.
  if (hasOwnersLink(request.url)) headers.set('Referrer-Policy', 'origin');
  return new Response(method === 'HEAD' ? null : html, { status, headers });
}

/** Logs unexpected errors, but not aborted requests or responses that a loader or action threw on purpose. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // The agent's ID is removed from the path, because anybody with the ID can sign up for the trial.
  const pathname = new URL(request.url).pathname.replace(/agent_\w+/g, 'agent_…');
  log.error({ err: error, method: request.method, pathname }, 'request failed');
};

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
