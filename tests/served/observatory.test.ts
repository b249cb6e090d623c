import { afterAll, beforeAll, expect, test } from 'vitest';

import { indexedPages } from '../../app/marketing/seo/pages';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { observatoryScore } from './observatory';

let server: RunningServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://site.example' })));
afterAll(() => server.stop());

const flow = [
  ...['/create-agent', '/create-agent/voice-setup', '/voice-recording', '/trial-signup', '/payment-setup'],
  ...['/calendar-setup', '/demo/agent/agent_x1', '/no/such/page'],
];

test.each([...indexedPages.map(({ path }) => path), ...flow])(
  'the Observatory takes nothing off for %s',
  { tags: ['D.headers'] },
  async (path) => {
    const { headers } = await fetch(server.url + path, { redirect: 'manual' });
    const scores = observatoryScore(headers);
    expect(Object.entries(scores).filter(([, score]) => score < 0)).toEqual([]);
    const total = Object.values(scores).reduce((sum, score) => sum + score, 100);
    expect(total).toBeGreaterThanOrEqual(110);
  },
);

test('where no widget runs, nothing of the extra credit for policies is lost', async () => {
  const { headers } = await fetch(`${server.url}/`);
  expect(observatoryScore(headers)).toMatchObject({ policy: 5, referrer: 5, framing: 5, resources: 10 });
});

test('the rules see what is wrong', () => {
  const wrong = new Headers({
    'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
    'Set-Cookie': 'a=b; Secure',
    'Referrer-Policy': 'unsafe-url',
    'Strict-Transport-Security': 'max-age=60',
  });
  expect(observatoryScore(wrong)).toEqual({
    policy: -20,
    cookies: -30,
    sharing: 0,
    referrer: -5,
    transport: -10,
    sniffing: -5,
    framing: -20,
    resources: 0,
  });
});
