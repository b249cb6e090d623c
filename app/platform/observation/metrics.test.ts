import { expect, test } from 'vitest';

import { createRegistry } from './metrics.server';
import { observe } from './observe.server';
import { createRouteNames } from './request-metrics.server';

test('what happens is counted', async () => {
  const registry = createRegistry();
  observe({ kind: 'funnel', step: 'created', variant: 'A' });
  observe({ kind: 'funnel', step: 'created', variant: 'A' });
  observe({ kind: 'refusal', by: 'guard', status: 403 });
  observe({ kind: 'backend-call', functionName: 'get-agent-phone', outcome: 'timeout', ms: 15_000 });
  observe({ kind: 'breaker', functionName: 'create-full-agent', state: 'open' });
  const text = await registry.metrics();
  for (const line of [
    'web_funnel_steps_total{step="created",variant="A"} 2',
    'web_refusals_total{by="guard",status="403"} 1',
    'web_backend_call_duration_seconds_sum{function="get-agent-phone",outcome="timeout"} 15',
    'web_breaker_state{function="create-full-agent"} 2',
  ])
    expect(text).toContain(line);
  expect(text.match(/^web_funnel_steps_total\{.*\} 0$/gm)).toHaveLength(29);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name}`);
});

test.each([
  ['/', '/'],
  ['/?serviceCost=200', '/'],
  ['/faq', '/faq'],
  ['/demo/agent/agent_a1?phone=assign', '/demo/agent/:agentId?'],
  ['/demo/agent', '/demo/agent/:agentId?'],
  ['/ana-rivera', ':rep'],
  ['/ana@rivera.example', 'file'],
  ['/no/such/page', '*'],
  ['/assets/app-1.css', 'assets'],
  ['/sample-call-home.mp3', 'file'],
  ['/%E0%A4%A', ':rep'],
  ['http://other.example/', '/'],
])('%s belongs to the route %s', (address, route) => {
  const paths = ['faq', 'demo/agent/:agentId?', ':rep', '*'];
  const routeOf = createRouteNames([{}, { index: true }, ...paths.map((path) => ({ path }))]);
  expect(routeOf(address)).toBe(route);
});
