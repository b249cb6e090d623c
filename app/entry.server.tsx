import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

import { env } from './platform/environment/env.server';
import { log } from './platform/log.server';
import { mergeHandles } from './platform/page-handle';
import type { PageHandle } from './platform/page-handle';
import { contentPolicy } from './platform/http/content-policy';
import { hashInlineScripts } from './platform/http/inline-scripts.server';
import { NonceProvider } from './platform/http/nonce';
import { currentTrace } from './platform/observation/trace.server';
import { RequestNumberProvider } from './platform/observation/request-number';
import { settleBackground } from './platform/backend/background.server';

/** What the server process needs to know of this build. */
export const serverOptions = { port: env.port, host: env.host, trustProxy: env.trustProxy };

if (env.metricsPort !== null && import.meta.env.PROD) void startMetrics(env.metricsPort);

/** Runs a request as one trace, so that its log lines, its error page and the backend's log have the same number. */
export { inTrace, currentTrace } from './platform/observation/trace.server';

/** Resolves when what is still to be sent after its response has been sent; called before the process ends. */
export const settle = settleBackground;

/** Renders the whole page before it answers: everything is there without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const rendered = await renderDocument(
    <NonceProvider value={nonce}>
      <RequestNumberProvider value={currentTrace()?.requestId}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </RequestNumberProvider>
    </NonceProvider>,
  );
  const { html, hashes } = hashInlineScripts(rendered, nonce);
  setPageHeaders(headers, handleOf(context), hashes);
  if (status >= 400) headers.set('X-Robots-Tag', 'noindex');
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** Answers to the enhanced page's own requests are as private as the pages. */
export function handleDataRequest(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  setCommonHeaders(response.headers);
  return response;
}

/** Logs faults of ours. Aborted requests and answers that a loader or an action meant are none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  log.error({ err: error, method: request.method, pathname }, 'request failed');
};

/** Not awaited while this module loads, for the build that it asks for the routes imports this module. */
async function startMetrics(port: number): Promise<void> {
  const { serveMetrics } = await import('./platform/observation/metrics.server');
  const { routes } = await import('virtual:remix/server-build');
  await serveMetrics(
    { port, host: env.host },
    Object.values(routes).flatMap((route) => route ?? []),
  );
}

/** Logs a fault outside of Remix. */
export function logFault(error: unknown): void {
  log.error({ err: error }, 'request failed outside of a page');
}

function renderDocument(document: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'render failed'),
    });
  });
}

function handleOf(context: EntryContext): PageHandle {
  const { matches } = context.staticHandlerContext;
  return mergeHandles(matches.map(({ route }) => context.routeModules[route.id]?.handle));
}

function setPageHeaders(headers: Headers, handle: PageHandle, scriptHashes: string[]): void {
  const widgetOrigin = env.voiceWidgetSrc?.startsWith('https:')
    ? new URL(env.voiceWidgetSrc).origin
    : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentPolicy({
      handle,
      scriptHashes,
      checkoutOrigins: env.checkoutOrigins,
      ...(widgetOrigin ? { widgetOrigin } : {}),
    }),
  );
  if (handle.flow || headers.has('Set-Cookie')) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  setCommonHeaders(headers);
}

function setCommonHeaders(headers: Headers): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()');
}
