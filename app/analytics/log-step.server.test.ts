import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, expect, it, vi } from 'vitest';

import { backend } from '~/backend/backend.server';
import { finishBackgroundWork } from '~/backend/background.server';
import { failed } from '~/backend/outcome';
import type { Outcome } from '~/backend/outcome';
import { networkHeader } from '~/platform/http/request-headers.server';
import { registry } from '~/platform/telemetry/metrics.server';
import { logStep } from './log-step.server';

afterEach(() => vi.restoreAllMocks());

function logPageViews(address: string, count: number) {
  for (let view = 0; view < count; view += 1)
    logStep(new Request('https://site.example/', { headers: { [networkHeader]: address } }), {
      step: 'home_page_visit',
      visitType: 'home',
    });
}

it('drops steps over the limit of one address without dropping those of other visitors', async () => {
  const dropped = async () =>
    (await registry.getSingleMetric('web_dropped_steps_total')?.get())?.values[0]?.value;
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  let end: (outcome: Outcome<unknown>) => void = () => undefined;
  const hanging = new Promise<Outcome<unknown>>((resolve) => (end = resolve));
  vi.spyOn(backend, 'logStep').mockReturnValue(hanging);
  logPageViews('192.0.2.1', 1_700);
  await expect.poll(dropped).toBe(1_100);
  logPageViews('198.51.100.1', 1);
  await expect.poll(() => consume.mock.settledResults.length).toBe(1_701);
  expect(await dropped()).toBe(1_100);
  end(failed('timeout'));
  await finishBackgroundWork(); // other tests of this thread wait for it, too
});
