import { expect, test } from 'vitest';

import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';
import { makeWav } from '../setup/audio';

const site = useSite();
const robot = { remarks: 'Great site! https://spam.example' };
const costly = [
  ...['scrape-and-extract-business-data', 'create-full-agent', 'create-voice-clone', 'create-subscription'],
  'assign-agent-phone',
];
const business = {
  intent: 'next',
  BusinessName: 'Rivera Plumbing',
  BusinessPhoneNumber: '5125550100',
  BusinessEmail: 'ana@rivera.example',
  TimeZone: 'America/Denver',
  ServiceType: 'Fixed Location',
};
const customer = {
  name: 'Ana Rivera',
  email: 'ana@rivera.example',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

function expectCaught(): void {
  expect(site.browser.status).toBe(400);
  expect(pageText(site.browser.html)).toContain('Please confirm this step');
  expect(site.browser.html).not.toContain('spam.example');
}

/** What the page's own button sends. */
async function tryAgain(): Promise<void> {
  const fields = site.browser.html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  await site.browser.submit(Object.fromEntries([...fields].map(([, name, value]) => [name, value])));
}

test('a robot that fills in everything makes no costly call; a person goes on with what they typed', async () => {
  const { browser, backend } = site;
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' }, '/create-agent2');
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example', email: '' });
  expect(browser.html).toContain('name="remarks"');
  await browser.submit({ intent: 'analyze', ...robot });
  expectCaught();
  expect(backend.calls.filter(({ functionName }) => costly.includes(functionName))).toEqual([]);
  await tryAgain();
  expect(backend.to('scrape-and-extract-business-data')).toHaveLength(1);

  await browser.submit(business);
  const voiceStep = browser.url;
  const form = new FormData();
  form.set('intent', 'clone');
  form.set('remarks', robot.remarks);
  form.set('audio', new File([new Uint8Array(makeWav({ parts: [{ tone: 12 }] }))], 'me.wav'));
  await browser.upload(form);
  expectCaught();
  expect(backend.to('create-voice-clone')).toEqual([]);
  await browser.submit({ intent: 'default' }, voiceStep);
  await browser.submit({ intent: 'create', ...robot });
  expectCaught();
  expect(backend.to('create-full-agent')).toEqual([]);
  await tryAgain();
  expect(browser.url).toContain('/demo/agent/agent_abc1');

  await browser.submit({ intent: 'assign', ...robot });
  expectCaught();
  await browser.open('/trial-signup');
  await browser.submit(customer);
  await browser.submit({ intent: 'subscribe', agent: 'agent_abc1', ...robot });
  expectCaught();
  expect(backend.to('create-subscription')).toEqual([]);
  await tryAgain();
  expect(browser.url).toBe('https://pay.example/session');
});
