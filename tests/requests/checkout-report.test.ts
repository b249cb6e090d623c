import { expect, test } from 'vitest';

import { person } from '../setup/plain-browser';
import { startApp } from '../setup/app-in-process';
import type { RecordedCall } from '../setup/recording-backend';
import { overBackend, useSite } from './site';

const site = useSite();
const queryString = 'session_id=cs_1&agentId=agent_abc1&x=a%20b+c&flag';
const report = { agentId: 'agent_abc1', queryString };
const reports = () => site.backend.to('store-stripe-redirect').map(({ body }) => body);
const reportedSessions = () =>
  reports()
    .map(({ queryString }) => /cs_\d/.exec(String(queryString))?.[0])
    .sort();
const respondWith = (status: number, body: unknown) => {
  site.backend.responses['store-stripe-redirect'] = () => ({ status, body });
};

test.each([
  ['500', 500, {}],
  ['a refusal', 200, { success: false, error: 'not now' }],
])(
  'a checkout report that fails with %s goes out with the next pages until it is accepted',
  async (_how, status, body) => {
    const { browser } = site;
    respondWith(status, body);
    await browser.open(`/calendar-setup?${queryString}`);
    expect(reports()).toEqual([report]);
    await browser.open('/demo/agent/agent_abc1');
    expect(reports()).toEqual([report, report]);
    respondWith(200, { success: true });
    for (const page of ['/faq', '/calendar-setup?agentId=agent_abc1', '/demo/agent/agent_abc1'])
      await browser.open(page);
    expect(reports()).toEqual([report, report, report]);
    await browser.open(`/calendar-setup?${queryString}`);
    expect(reports()).toHaveLength(3);
  },
);

test('the newest of many checkouts is reported once', async () => {
  const { browser } = site;
  const checkouts = 12;
  for (let at = 1; at <= checkouts; at += 1)
    await browser.open(`/calendar-setup?session_id=cs_${at}&agentId=agent_abc1`);
  await browser.open(`/calendar-setup?session_id=cs_${checkouts}&agentId=agent_abc1`);
  expect(reports()).toHaveLength(checkouts);
});

test('of two failed reports, only the one that fails again is repeated', async () => {
  const { browser, backend } = site;
  respondWith(500, {});
  for (const session of ['cs_1', 'cs_2'])
    await browser.open(`/calendar-setup?session_id=${session}&agentId=agent_abc1`);
  backend.responses['store-stripe-redirect'] = ({ body }: RecordedCall) => ({
    status: String(body.queryString).includes('cs_2') ? 500 : 200,
    body: {},
  });
  for (const repeated of [['cs_1', 'cs_2'], ['cs_2'], ['cs_2']]) {
    backend.calls = [];
    await browser.open('/demo/agent/agent_abc1');
    expect(reportedSessions()).toEqual(repeated);
  }
});

test('of many failed reports, the newest are repeated', async () => {
  const { browser, backend } = site;
  respondWith(500, {});
  for (const session of ['cs_1', 'cs_2', 'cs_3', 'cs_4', 'cs_5'])
    await browser.open(`/calendar-setup?session_id=${session}&agentId=agent_abc1`);
  backend.calls = [];
  await browser.open('/demo/agent/agent_abc1');
  expect(reportedSessions()).toEqual(['cs_3', 'cs_4', 'cs_5']);
});

test('a failed report is repeated by page views only', async () => {
  const { browser } = site;
  respondWith(500, {});
  await browser.open(`/calendar-setup?${queryString}`);
  for (const headers of [{ 'Sec-Fetch-Dest': 'image' }, { 'Sec-Purpose': 'prefetch' }] as Record<
    string,
    string
  >[])
    await browser.open('/calendar-setup?agentId=agent_abc1', headers);
  expect(reports()).toEqual([report]);
});

test('a failed report is repeated after a restart of the server', async () => {
  respondWith(500, {});
  await site.browser.open(`/calendar-setup?${queryString}`);
  respondWith(200, {});
  const restarted = await startApp(overBackend(site.backend));
  const open = () =>
    fetch(`${restarted.url}/demo/agent/agent_abc1`, { headers: { ...person, Cookie: site.browser.cookie } });
  const cleared = (await open()).headers
    .getSetCookie()
    .filter((cookie) => /^unreported-.*Max-Age=0/.test(cookie));
  await restarted.stop();
  expect([reports(), cleared.length]).toEqual([[report, report], 1]);
});

test('a slow backend delays pages by a few seconds at most, and gets no second report meanwhile', async () => {
  const { browser, backend } = site;
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  backend.responses['store-stripe-redirect'] = () => accepted.then(() => ({ status: 200, body: {} }));
  const began = performance.now();
  await browser.open(`/calendar-setup?${queryString}`);
  await browser.open('/demo/agent/agent_abc1');
  expect(browser.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(12_000); // less than the call's timeout of 15 s
  expect(reports()).toEqual([report]);
  accept();
});
