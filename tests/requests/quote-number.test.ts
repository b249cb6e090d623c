import { beforeEach, expect, test } from 'vitest';

import { honeypotField } from '../../app/platform/forms/honeypot';
import type { PlainBrowser } from '../setup/plain-browser';
import { createAgent, customer, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

// What fails or is refused by a page of its own shows the number that support finds in the log. A form with a mistake doesn't.
const site = useSite();
const fails = () => ({ status: 500, body: {} });

beforeEach(() => {
  site.backend.responses['create-subscription'] = fails;
  site.backend.responses['assign-agent-phone'] = fails;
});

async function signUp(browser: PlainBrowser) {
  await browser.open('/trial-signup');
  await browser.submit(customer);
}

test.each<[string, (browser: PlainBrowser) => Promise<unknown>]>([
  ['a browser without cookies', (browser) => browser.post(customer, '/trial-signup')],
  [
    'a honeypot that is filled in',
    async (browser) => {
      await reachVoice(browser);
      await browser.submit({ intent: 'default', [honeypotField]: 'x' });
    },
  ],
  [
    'a limit',
    async (browser) => {
      for (let time = 0; time < 62 && browser.status !== 429; time += 1)
        await browser.open(`/demo/agent/agent_x${time}?phone=look`);
    },
  ],
  [
    'a failed checkout',
    async (browser) => {
      await signUp(browser);
      await browser.submit({ intent: 'subscribe' });
    },
  ],
  [
    'a number that can’t be assigned',
    async (browser) => {
      site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
      await createAgent(browser);
      await browser.post({ intent: 'assign' }, '/demo/agent/agent_abc1');
    },
  ],
])('%s shows a number to quote', async (_what, provoke) => {
  await provoke(site.browser);
  site.shows(/quote this number: \d{4}-\d{4}-\d{4}/);
});

test('a failed checkout names whom to tell', async () => {
  await signUp(site.browser);
  await site.browser.submit({ intent: 'subscribe' });
  site.shows(/Still not working\? Call \d{3}-\d{3}-\d{4} \(Monday to Friday .*\) or email \S+@/);
});

test.each<[string, (browser: PlainBrowser) => Promise<unknown>]>([
  [
    'a mistyped email',
    async (browser) => {
      await browser.open('/trial-signup');
      await browser.submit({ ...customer, email: 'x' });
    },
  ],
  ['a mistyped number', (browser) => browser.post({ number: '1' }, '/testforwarding')],
])('%s shows no number to quote', async (_what, provoke) => {
  await provoke(site.browser);
  expect(site.browser.status).toBe(400);
  expect(site.browser.text).not.toContain('quote this number');
});
