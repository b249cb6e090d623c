import { expect, test } from 'vitest';

import { backendCallDuration, defineCounter, refusals, registry, serveMetrics } from './metrics.server';

test('the registry counts events, and starts every series at 0', async () => {
  const countVisit = defineCounter({
    name: 'web_visits_total',
    help: 'Visits.',
    labels: { door: ['front', 'back'], day: ['Monday', 'Sunday'] },
  });
  const server = await serveMetrics(0, '127.0.0.1');
  server.close();
  countVisit({ door: 'front', day: 'Monday' });
  countVisit({ door: 'front', day: 'Monday' });
  refusals.inc({ by: 'request-check', status: 403 });
  backendCallDuration.observe({ function: 'look-up', outcome: 'timeout' }, 15);
  const text = await registry.metrics();
  for (const line of [
    'web_visits_total{door="front",day="Monday"} 2',
    'web_refusals_total{by="request-check",status="403"} 1',
    'web_backend_call_duration_seconds_sum{function="look-up",outcome="timeout"} 15',
  ])
    expect(text).toContain(line);
  expect(text.match(/^web_visits_total\{.*\} 0$/gm)).toHaveLength(3);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name}`);
});

test('a module that hot reload runs again can define its counter again', async () => {
  const definition = { name: 'web_reloads_total', help: 'Reloads.', labels: {} };
  defineCounter(definition)({});
  defineCounter(definition);
  expect(await registry.metrics()).toContain('web_reloads_total 0');
});
