import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics. No label may identify the visitor. */
export const registry = new Registry();
const registers = [registry];

export const requestDuration = new Histogram({
  name: 'web_http_request_duration_seconds',
  help: 'Requests by route and status; a route is a pattern, never an address.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
  registers,
});

export const requestsInProgress = new Gauge({
  name: 'web_http_requests_under_way',
  help: 'Requests in progress.',
  registers,
});

/** `outcome` is 'ok' or the cause of the failure. */
export const backendCallDuration = new Histogram({
  name: 'web_backend_call_duration_seconds',
  help: 'Calls to the backend functions by outcome.',
  labelNames: ['function', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 30, 60, 120],
  registers,
});

export const refusals = new Counter({
  name: 'web_refusals_total',
  help: 'Requests that a check or a limit refused.',
  labelNames: ['by', 'status'],
  registers,
});

interface CounterDefinition<Labels> {
  name: string;
  help: string;
  /** Each label with all its values. */
  labels: Labels;
}

/**
 * Defines a counter and returns the function that increments it. All series start at 0: Prometheus sees no increase in a
 * series whose first value is 1.
 */
export function defineCounter<const Labels extends Record<string, readonly string[]>>({
  name,
  help,
  labels,
}: CounterDefinition<Labels>): (labels: { [Label in keyof Labels]: Labels[Label][number] }) => void {
  registry.removeSingleMetric(name); // hot reload runs the module that defines it again
  const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers });
  const combinations = Object.entries(labels).reduce<Record<string, string>[]>(
    (combined, [label, values]) =>
      combined.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
  for (const combination of combinations) counter.inc(combination, 0);
  return (given) => counter.inc(given);
}

/** Serves `/metrics` for Prometheus on a separate port, which visitors can't reach. Doesn't keep the process alive. */
export async function serveMetrics(port: number, host: string | null): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.listen({ port, host: host ?? undefined }).unref();
  await once(server, 'listening');
  return server;
}
