import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import { funnelSteps, funnelVariants, onObservation } from './observe.server';
import type { Observation } from './observe.server';

/** `/metrics` for Prometheus, on a port that visitors do not reach. Never keeps the process alive. */
export async function serveMetrics(port: number, host: string | null): Promise<Server> {
  const registry = createRegistry();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.listen({ port, ...(host ? { host } : {}) }).unref();
  await once(server, 'listening');
  return server;
}

export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  onObservation(countInto(createInstruments(registry)));
  return registry;
}

function createInstruments(registry: Registry) {
  const registers = [registry];
  const calls = new Histogram({
    name: 'web_backend_call_duration_seconds',
    help: 'Calls to the backend functions by outcome.',
    labelNames: ['function', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
    registers,
  });
  const funnel = new Counter({
    name: 'web_funnel_steps_total',
    help: 'Steps on the way to a receptionist that works, by the variant that it was begun in.',
    labelNames: ['step', 'variant'],
    registers,
  });
  // Prometheus sees no increase in a series that begins with its first step.
  for (const step of funnelSteps) for (const variant of funnelVariants) funnel.inc({ step, variant }, 0);
  const refusals = new Counter({
    name: 'web_refusals_total',
    help: 'Requests that the guard or a limit refused.',
    labelNames: ['by', 'status'],
    registers,
  });
  const droppedSteps = new Counter({
    name: 'web_dropped_steps_total',
    help: 'Logged steps that were dropped: too many of one address, or faster than the backend takes them.',
    registers,
  });
  return { ...requestInstruments(registers), calls, funnel, refusals, droppedSteps };
}

function requestInstruments(registers: Registry[]) {
  const requests = new Histogram({
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
  return { requests, underWay };
}

function countInto({
  requests,
  underWay,
  calls,
  funnel,
  refusals,
  droppedSteps,
}: ReturnType<typeof createInstruments>) {
  return (seen: Observation): void => {
    switch (seen.kind) {
      case 'request-begun':
        return underWay.inc();
      case 'request': {
        const { route, method, status, ms } = seen;
        underWay.dec();
        return requests.observe({ route, method, status }, ms / 1_000);
      }
      case 'backend-call':
        return calls.observe({ function: seen.functionName, outcome: seen.outcome }, seen.ms / 1_000);
      case 'funnel':
        return funnel.inc({ step: seen.step, variant: seen.variant });
      case 'refusal':
        return refusals.inc({ by: seen.by, status: seen.status });
      case 'dropped-step':
        return droppedSteps.inc();
    }
  };
}
