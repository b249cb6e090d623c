import { afterEach, expect, it, vi } from 'vitest';

import { backend } from '~/backend/backend.server';
import { networkHeader } from '~/platform/http/request-headers';
import { onObservation } from '~/platform/observation/observe.server';
import { logStep } from './log-step.server';

afterEach(() => vi.restoreAllMocks());

function visits(address: string, count: number) {
  for (let visit = 0; visit < count; visit += 1)
    logStep(new Request('https://site.example/', { headers: { [networkHeader]: address } }), {
      step: 'home_page_visit',
      visitType: 'home',
    });
}

it('lets no address fill the queue with what is over its limit', async () => {
  let dropped = 0;
  const stop = onObservation(({ kind }) => (dropped += kind === 'dropped-step' ? 1 : 0));
  vi.spyOn(backend, 'logStep').mockReturnValue(new Promise(() => undefined));
  visits('192.0.2.1', 1_700);
  await expect.poll(() => dropped).toBe(1_100);
  visits('198.51.100.1', 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dropped).toBe(1_100);
  stop();
});
