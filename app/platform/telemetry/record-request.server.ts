import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';

import { log } from '../log.server';
import { record } from './record.server';
import { currentTrace } from './trace.server';
import type { Trace } from './trace.server';

/** Reports each request under the name that whoever answers it leaves in `response.locals.route`: a pattern, never an address. */
export const recordRequest: RequestHandler = (request, response, next) => {
  const begun = performance.now();
  const trace = currentTrace();
  record({ kind: 'request-begun' });
  response.once('close', () => {
    const { route } = response.locals;
    record({
      kind: 'request',
      route: nameOf(route),
      method: ['GET', 'HEAD', 'POST'].includes(request.method) ? request.method : 'other',
      status: response.writableFinished ? response.statusCode : 'gone',
      ms: performance.now() - begun,
    });
    logRefusal(trace, request.method, nameOf(route), response.statusCode);
  });
  next();
};

function nameOf(route: unknown): string {
  return typeof route === 'string' ? route : 'none';
}

/**
 * One line for each refused form, so that the number on its page leads to the reason. `form` means that the visitor has
 * to change what they typed. The 'close' event runs outside the request's trace, which is why the trace is passed.
 */
function logRefusal(trace: Readonly<Trace> | undefined, method: string, route: string, status: number): void {
  const isRefusedForm = method === 'POST' && status >= 400 && status < 500 && status !== 404;
  if (!trace || (!isRefusedForm && !trace.refusedBy)) return;
  const { requestId, traceId, refusedBy: by = 'form' } = trace;
  log.warn({ requestId, traceId, by, status, method, route }, 'request refused');
}

/** The build with loaders and actions that leave the name of their route, as Remix matched it; pages without any do so when they are rendered. */
export function withRouteNames(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const name = route && routeName(route);
    if (!route || !name) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader ? { loader: named(name, loader) } : {}),
      ...(action ? { action: named(name, action) } : {}),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** `undefined` for the root, which is part of every page. */
export function routeName({ path, index }: { path?: string; index?: boolean }): string | undefined {
  return path === undefined && !index ? undefined : `/${path ?? ''}`;
}

function named<Args extends { context: { route?: unknown } }, Result>(
  name: string,
  handle: (args: Args) => Result,
): (args: Args) => Result {
  return (args) => {
    args.context.route = name;
    return handle(args);
  };
}
