import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../setup/listen';
import { PlainBrowser } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { business, customer } from '../setup/typical-owner';

let server: RunningServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({ BACKEND: 'mock', MOCK_PACE: '0', METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

async function funnel(): Promise<string[]> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return text.split('\n').filter((line) => /^web_funnel_steps_total\{.*[1-9]$/.test(line));
}

test('each step of the way is counted once, under the variant that it was begun in', async () => {
  const browser = new PlainBrowser(server.url);
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'next', ...business });
  await browser.submit({ intent: 'default' });
  const agentId = /agent_[A-Za-z0-9]+/.exec(browser.url)?.[0];
  for (let again = 0; again < 2; again += 1) {
    await browser.open('/trial-signup');
    await browser.submit(customer);
  }
  await browser.open(`/calendar-setup?session_id=cs_test_1&agentId=${agentId}`);
  await browser.open(`/calendar-setup?session_id=cs_test_1&agentId=${agentId}`);
  for (const step of ['calendar', 'invite', 'widget', 'voice', 'test'])
    await browser.submit({ step, done: 'true' });
  const steps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'];
  expect(await funnel()).toEqual(steps.map((step) => `web_funnel_steps_total{step="${step}",variant="A"} 1`));
});
