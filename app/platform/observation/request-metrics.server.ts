import type { IncomingMessage } from 'node:http';
import { matchRoutes } from '@remix-run/react';
import { Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

import { onEachRequest } from '../http/exchange.server';

export interface KnownRoute {
  path?: string;
  index?: boolean;
}

/** All but what `except` serves, whichever server runs the build. */
export function watchRequests(registry: Registry, routes: readonly KnownRoute[], except: unknown): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'web_http_request_duration_seconds',
    help: 'Requests by route and status; a route is a pattern, never an address.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
    registers,
  });
  const underWay = new Gauge({
    name: 'web_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  });
  const routeOf = createRouteNames(routes);

  onEachRequest(({ request, response, server }) => {
    if (server === except) return;
    const stop = durations.startTimer({ route: routeOf(request.url ?? '/'), method: methodName(request) });
    underWay.inc();
    response.once('close', () => {
      underWay.dec();
      stop({ status: response.writableFinished ? response.statusCode : 'gone' });
    });
  });
}

/** One of few names, so that no address becomes a label. */
export function createRouteNames(routes: readonly KnownRoute[]): (address: string) => string {
  const known = routes.filter(({ path, index }) => path !== undefined || index);
  const candidates = known.map(({ path = '' }) => ({ id: path, path }));
  return (address) => {
    const pathname = address.split('?', 1)[0] ?? '/';
    if (pathname.startsWith('/assets/')) return 'assets';
    const plain = pathname.startsWith('/') ? pathname.replaceAll('%', '-') : '/'; // the router warns of bad encodings
    const route = matchRoutes(candidates, plain)?.[0]?.route.path ?? '*';
    if (!/^[:*]/.test(route)) return `/${route}`;
    return /\.\w+$/.test(pathname) ? 'file' : route;
  };
}

function methodName({ method = '' }: IncomingMessage): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
}
