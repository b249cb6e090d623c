import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RequestHandler } from 'express';

import { log } from './log.server';
import { requestDuration, requestsInProgress } from './metrics.server';
import { currentTrace } from './trace.server';
import type { Trace } from './trace.server';

/** Express middleware that records each request under the route pattern in `response.locals.route`. */
export const recordRequest: RequestHandler = (request, response, next) => {
  const start = performance.now();
  const { method } = request; // server/app.js renders error pages as the response to a GET
  const trace = currentTrace();
  requestsInProgress.inc();
  response.once('close', () => {
    const { route } = response.locals;
    requestsInProgress.dec();
    const labels = {
      route: nameOf(route),
      method: ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other',
      status: response.writableFinished ? response.statusCode : 'gone',
    };
    requestDuration.observe(labels, (performance.now() - start) / 1_000);
    logRefusal(trace, method, nameOf(route), response.statusCode);
  });
  next();
};

function nameOf(route: unknown): string {
  return typeof route === 'string' ? route : 'none';
}

/**
 * Logs one line for each refused form or method, so that support can find the reason by the request ID on the page.
 * The reason `form` means that the visitor has to correct the form. `trace` is a parameter because 'close' fires outside of it.
 */
function logRefusal(trace: Readonly<Trace> | undefined, method: string, route: string, status: number): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const isRefused = !isRead && status >= 400 && status < 500 && status !== 404;
  if (!trace || (!isRefused && !trace.refusedBy)) return;
  const { requestId, traceId, refusedBy: by = status === 405 ? 'method' : 'form' } = trace;
  log.warn({ requestId, traceId, by, status, method, route }, 'request refused');
}

/** Returns a function that finds the values of `response.locals` for a path: the route's pattern and the methods it accepts. */
export function createRouteFinder(build: ServerBuild) {
  const routes = Object.values(build.routes).flatMap((route) =>
    route && route.id !== 'root' ? [{ path: `/${route.path ?? ''}`, takesForms: route.module.action }] : [],
  );
  return (path: string) => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    return { route: route?.path, methods: route?.takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' };
  };
}
