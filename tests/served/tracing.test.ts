import { expect, test } from 'vitest';

import { useSite } from './backend-site';

const site = useSite();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = {
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

test('one number leads from the answer over the log to the backend, in the trace that the caller began', async () => {
  const reply = await fetch(`${site.server.url}/`, { headers });
  const number = reply.headers.get('X-Request-Id');
  expect(number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  await expect.poll(() => site.backend.to('log-agent-creator-step')).toHaveLength(1);
  const [call] = site.backend.to('log-agent-creator-step');
  expect(call?.headers['x-request-id']).toBe(`${number}.1`);
  expect(call?.headers.traceparent).toMatch(
    new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
  );
  const lines = () => site.server.output().split('\n');
  await expect.poll(() => lines().find((line) => line.includes(`"requestId":"${number}`))).toContain(traceId);
});

test('requests that follow each other on one connection have numbers of their own, up to the backend', async () => {
  const numbers: (string | null)[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const response = await fetch(`${site.server.url}/`, { headers });
    await response.text();
    numbers.push(response.headers.get('X-Request-Id'));
  }
  expect(new Set(numbers).size).toBe(5);
  const sent = () => site.backend.to('log-agent-creator-step').map((call) => call.headers['x-request-id']);
  await expect.poll(() => sent().sort()).toEqual(numbers.map((number) => `${number}.1`).sort());
});

test('an error page tells the number to quote', async () => {
  const reply = await fetch(`${site.server.url}/create-agent`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
  expect(reply.status).toBe(403);
  expect(await reply.text()).toContain(reply.headers.get('X-Request-Id'));
});
