import { expect, test } from 'vitest';

import { createRegistry } from './metrics.server';
import { observe } from './observe.server';

test('what happens is counted', async () => {
  const registry = createRegistry();
  observe({ kind: 'funnel', step: 'created', variant: 'A' });
  observe({ kind: 'funnel', step: 'created', variant: 'A' });
  observe({ kind: 'refusal', by: 'guard', status: 403 });
  observe({ kind: 'backend-call', functionName: 'get-agent-phone', outcome: 'timeout', ms: 15_000 });
  const text = await registry.metrics();
  for (const line of [
    'web_funnel_steps_total{step="created",variant="A"} 2',
    'web_refusals_total{by="guard",status="403"} 1',
    'web_backend_call_duration_seconds_sum{function="get-agent-phone",outcome="timeout"} 15',
  ])
    expect(text).toContain(line);
  expect(text.match(/^web_funnel_steps_total\{.*\} 0$/gm)).toHaveLength(29);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name}`);
});
