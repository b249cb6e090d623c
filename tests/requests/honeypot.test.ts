import { expect, test } from 'vitest';

import type { FunctionPath } from '../../app/backend/contract.server';
import { business, customer, sampleForm } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const robot = { remarks: 'Great site! https://spam.example' };

function expectCaught(functionName: FunctionPath): void {
  expect([site.browser.status, site.backend.to(functionName)]).toEqual([400, []]);
  site.shows('Please confirm this step');
  expect(site.browser.html).not.toContain('spam.example');
}

/** Sends the form of the error page, which has these fields. */
async function tryAgain(fields: Record<string, string>): Promise<void> {
  const { values } = site.browser.page;
  expect(values).toMatchObject(fields);
  await site.browser.submit(values);
}

test('a form with the honeypot filled in makes no costly call until the visitor confirms it', async () => {
  const { browser, backend } = site;
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' }, '/create-agent2');
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example', email: '' });
  expect(browser.html).toContain('name="remarks"');
  await browser.submit({ intent: 'analyze', ...robot });
  expectCaught('scrape-and-extract-business-data');
  await tryAgain({ intent: 'analyze' });
  expect(backend.to('scrape-and-extract-business-data')).toHaveLength(1);

  await browser.submit({ intent: 'next', ...business });
  const voiceStep = browser.url;
  await browser.upload(sampleForm(robot));
  expectCaught('create-voice-clone');
  await browser.submit({ intent: 'default' }, voiceStep);
  await browser.submit({ intent: 'create', ...robot });
  expectCaught('create-full-agent');
  await tryAgain({ intent: 'create' });
  expect(browser.url).toContain('/demo/agent/agent_abc1');

  await browser.post({ intent: 'assign', ...robot });
  expectCaught('assign-agent-phone');
  await browser.open('/trial-signup');
  await browser.submit(customer);
  await browser.submit({ intent: 'subscribe', agent: 'agent_abc1', ...robot });
  expectCaught('create-subscription');
  await tryAgain({ intent: 'subscribe', agent: 'agent_abc1' });
  expect(browser.url).toBe('https://pay.example/session');
});
