import { expect, test } from 'vitest';

import { business, createAgent, customer, reachBusiness, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const link = /<a href="\/forget"[^>]*>This isn’t my device: forget me here/;

test('a shared computer forgets its visitor with one form, and keeps the cookies of others', async () => {
  const { browser } = site;
  browser.keep('ads', 'theirs');
  browser.keep('agentur-x', 'theirs');
  await createAgent(browser);
  await browser.open('/trial-signup');
  await browser.submit(customer);
  for (const page of ['/', '/demo/agent/agent_abc1', '/calendar-setup', '/create-agent', '/try-now'])
    expect((await browser.open(page)).html.match(new RegExp(link, 'g')), page).toHaveLength(1);
  await browser.open('/forget');
  await browser.submit({}, '/forget');
  site.shows('We’ve Forgotten You Here');
  expect(browser.html).toContain('data-enhance="forget-storage"');
  expect(browser.cookie).toBe('ads=theirs; agentur-x=theirs');
  for (const page of ['/', '/trial-signup', '/calendar-setup?agentId=agent_abc1', '/try-now']) {
    await browser.open(page);
    expect(browser.html, page).not.toMatch(/Rivera|ana@/);
  }
});

test('a browser without answers has nothing to forget', async () => {
  const { browser } = site;
  for (const page of ['/create-agent', '/create-agent2', '/demo-call', '/trial-signup'])
    for (const _visit of ['first', 'second']) expect((await browser.open(page)).html, page).not.toMatch(link);
  await reachBusiness(browser, '/create-agent2');
  expect((await browser.open('/create-agent')).html).toMatch(link);
});

test('names what is lost and offers the owner’s link before a browser forgets its owner', async () => {
  const { browser } = site;
  await createAgent(browser);
  const known = browser.cookie;
  await browser.open('/forget');
  site.shows('This browser forgets your receptionist: its number, what you told us, your checklist');
  expect(browser.page.link('Get my owner’s link first')).toBe('/other-device?agentId=agent_abc1');
  expect(browser.page.link('Keep it')).toBe('/');
  expect(browser.page.button('Forget everything here')).toBeTruthy();
  expect(browser.cookie).toBe(known);
});

test('offers the owner’s link of each receptionist that a browser forgets', async () => {
  const { browser, backend } = site;
  await createAgent(browser);
  backend.responses['create-full-agent'] = { success: true, agentId: 'agent_abc2' };
  await reachVoice(browser, '/create-agent', { ...business, BusinessName: 'Rivera Electric' });
  await browser.submit({ intent: 'default' });
  await browser.open('/forget');
  site.shows('This browser forgets your receptionists: their numbers,');
  for (const [name, path] of [
    ['Rivera Plumbing', '/other-device?agentId=agent_abc1'],
    ['Rivera Electric', '/other-device?agentId=agent_abc2'],
  ])
    expect(browser.page.link(`Get the owner’s link of ${name} first`)).toBe(path);
  expect(browser.page.link('Keep them')).toBe('/');
  await browser.submit({}, '/forget');
  site.shows('no longer knows your setups or your receptionists. Your receptionists stay as they are.');
  site.shows('To change them again, use the owner’s link of each one');
});

test('says what stays after a browser forgot one receptionist, or only a setup', async () => {
  const { browser } = site;
  await createAgent(browser);
  await browser.open('/forget');
  await browser.submit({}, '/forget');
  site.shows('no longer knows your setup or your receptionist. Your receptionist stays as it is.');
  await reachBusiness(browser);
  await browser.open('/forget');
  await browser.submit({}, '/forget');
  site.shows('This browser no longer knows your setup.');
  expect(browser.text).not.toContain('stays as it is');
});

test('names the unfinished setup that is lost, where there is no receptionist', async () => {
  await reachBusiness(site.browser);
  await site.browser.open('/forget');
  site.shows('This browser forgets every setup that isn’t finished, with all you typed.');
  expect(site.browser.html).not.toContain('owner’s link first');
});

test('a link and other sites forget nobody', async () => {
  const { browser } = site;
  await createAgent(browser);
  const known = browser.cookie;
  await browser.open('/forget');
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  await browser.send('/forget', { method: 'POST', headers, body: '' });
  expect([browser.status, browser.cookie]).toEqual([403, known]);
});
