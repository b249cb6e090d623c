import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import { definedCounters, onTelemetryEvent } from './record.server';

/** Serves `/metrics` for Prometheus on a separate port, which visitors can't reach. Doesn't keep the process alive. */
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

/** The registry of all metrics. It records events from now on. */
export function createRegistry(): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'web_http_request_duration_seconds',
    help: 'Requests by route and status; a route is a pattern, never an address.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
    registers,
  });
  const inProgress = new Gauge({
    name: 'web_http_requests_under_way',
    help: 'Requests in progress.',
    registers,
  });
  const calls = new Histogram({
    name: 'web_backend_call_duration_seconds',
    help: 'Calls to the backend functions by outcome.',
    labelNames: ['function', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
    registers,
  });
  const refusals = new Counter({
    name: 'web_refusals_total',
    help: 'Requests that a check or a limit refused.',
    labelNames: ['by', 'status'],
    registers,
  });
  const counters = new Map(
    definedCounters.map(({ name, help, labels }) => [name, startAtZero(name, help, labels, registers)]),
  );
  onTelemetryEvent((event) => {
    switch (event.kind) {
      case 'request-started':
        return inProgress.inc();
      case 'request': {
        const { route, method, status, ms } = event;
        inProgress.dec();
        return requests.observe({ route, method, status }, ms / 1_000);
      }
      case 'backend-call':
        return calls.observe({ function: event.functionName, outcome: event.outcome }, event.ms / 1_000);
      case 'count':
        return counters.get(event.name)?.inc(event.labels);
      case 'refusal':
        return refusals.inc({ by: event.by, status: event.status });
    }
  });
  return registry;
}

/** Creates all series with 0: Prometheus sees no increase in a series whose first value is 1. */
function startAtZero(
  name: string,
  help: string,
  labels: Record<string, readonly string[]>,
  registers: Registry[],
): Counter {
  const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers });
  const combinations = Object.entries(labels).reduce<Record<string, string>[]>(
    (combined, [label, values]) =>
      combined.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
  for (const combination of combinations) counter.inc(combination, 0);
  return counter;
}
