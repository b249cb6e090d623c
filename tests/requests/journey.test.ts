import { expect, test } from 'vitest';

import type { FunctionPath } from '../../app/backend/contract.server';
import { customer, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

// The calls to the backend, over real HTTP.
const site = useSite({ variables: { PUBLIC_URL: 'https://www.site.example' } });
const bodies = (functionName: FunctionPath) => site.backend.to(functionName).map(({ body }) => body);

test('sends an owner’s answers to the backend, and writes none of them to the log', async () => {
  const { backend, browser, server } = site;
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  site.shows('Step 1 of 4', 'up to 90 seconds. This page waits that long.', 'Analyze Website', 'Skip');
  const website = { websiteAddress: 'WWW.Rivera.example/', email: 'ana@rivera.example' };
  await browser.submit({ intent: 'analyze', ...website });
  site.shows('Step 3 of 4 Website Reading Details Voice');
  await browser.submit({
    intent: 'next',
    BusinessName: ' Rivera Plumbing ',
    BusinessPhoneNumber: '(512) 555-0100',
    TimeZone: 'America/Chicago',
    ServiceType: 'Travel to Customer',
    ServiceRangeMiles: '25',
    BusinessAddressStreet: '1 Main St',
    BusinessAddressState: 'TX',
    smsConsent: 'on',
  });
  site.shows('Step 4 of 4', 'Use Default Voice');
  await browser.submit({ intent: 'default' });
  expect(browser.url).toBe(`${server.url}/demo/agent/agent_abc1`);
  expect(browser.html).not.toContain('a-key-of-this-test');
  for (const phone of ['look', 'assign']) await browser.open(`?phone=${phone}`);
  expect(browser.html).toContain('512-555-0123');
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
  await browser.submit({ intent: 'subscribe' });
  expect(browser.url).toBe('https://pay.example/session');
  const queryString = 'session_id=cs_1&agentId=agent_abc1';
  for (const _twice of [1, 2]) await browser.open(`${server.url}/calendar-setup?${queryString}`);

  expect(bodies('scrape-and-extract-business-data')).toEqual([
    { email: 'ana@rivera.example', websiteAddress: 'https://www.rivera.example' },
  ]);
  const [created] = bodies('create-full-agent');
  expect(Object.keys(created ?? {})).toEqual(['email', 'businessData', 'smsConsent']);
  expect(created).toMatchObject({
    email: 'ana@rivera.example',
    businessData: {
      BusinessName: 'Rivera Plumbing',
      BusinessPhoneNumber: '512-555-0100',
      BusinessEmail: 'ana@rivera.example',
      ServiceRangeMiles: 25,
      BusinessAddressState: 'TX',
      BusinessHours: expect.stringMatching(/^Mon\[8:00AM-5:00PM\]; .*Sun\[Closed\]$/),
      DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
    },
    smsConsent: {
      consent: true,
      date: expect.stringMatching(/^\d{4}-.*Z$/),
      source: 'website sign up form',
    },
  });
  expect(Object.keys(Object(created?.businessData)).sort()).toEqual([
    'BusinessAddressCity',
    'BusinessAddressState',
    'BusinessAddressStreet',
    'BusinessAddressZipcode',
    'BusinessDescription',
    'BusinessEmail',
    'BusinessHours',
    'BusinessName',
    'BusinessPhoneNumber',
    'DaysOpen',
    'ServiceRangeMiles',
    'ServiceType',
    'TimeZone',
    'WeeklySchedule',
  ]);
  const contact = {
    userEmail: 'ana@rivera.example',
    userAddress: '1 Main St',
    userCity: '',
    userState: 'TX',
  };
  const number = { agentId: 'agent_abc1', businessName: 'Rivera Plumbing', userZipcode: '' };
  expect(bodies('assign-agent-phone')).toEqual([{ ...number, ...contact }]);
  expect(bodies('create-subscription')).toEqual([{ customerInfo: customer, agentId: 'agent_abc1' }]);
  expect(backend.to('create-subscription')[0]?.headers.origin).toBe('https://www.site.example');
  await expect.poll(() => bodies('store-stripe-redirect')).toEqual([{ agentId: 'agent_abc1', queryString }]);
  const steps = ['1', '2', '3', '4', '6', 'instant_setup_selected', 'page_landing'];
  await expect.poll(site.stepNames).toEqual(steps);
  for (const { headers } of backend.calls)
    expect(headers).toMatchObject({
      authorization: 'Bearer a-key-of-this-test',
      'x-request-id': expect.stringMatching(/./),
    });
  expect(server.output()).not.toMatch(/a-key-of-this-test|rivera|Rivera|512-555/);
});

test('a creation with an unknown outcome is repeated with the same idempotency key', async () => {
  const { browser, backend } = site;
  await reachVoice(browser);
  const fails = () => ({ status: 500, body: {} });
  const gatewayRejects = () => ({ status: 401, body: {} }); // which says nothing about the attempts before
  for (const reply of [fails, fails, gatewayRejects, { success: false, error: 'no' }]) {
    backend.responses['create-full-agent'] = reply;
    await browser.submit({ intent: 'default' });
    site.shows(
      'Choose a Voice Agent Creation Failed Failed to create your AI agent. Please try again. Nothing you typed is lost.',
      /quote this number: \S+ Try again/,
    );
    expect(browser.url).toContain('/create-agent/voice');
  }
  backend.responses['create-full-agent'] = { success: true, agentId: 'agent_abc2' };
  await browser.submit({ intent: 'default' });
  expect(browser.url).toContain('agent_abc2');
  const keys = backend.to('create-full-agent').map(({ headers }) => headers['idempotency-key']);
  const [first, ...repeats] = keys.slice(0, -1);
  expect(repeats).toEqual(repeats.map(() => first));
  expect(keys.at(-1)).not.toBe(first);
});

test('a visitor without a receptionist subscribes for agent `unknown`', async () => {
  await site.browser.open('/trial-signup');
  await site.browser.submit(customer);
  await site.browser.submit({ intent: 'subscribe' });
  expect(bodies('create-subscription')).toMatchObject([{ agentId: 'unknown' }]);
});
