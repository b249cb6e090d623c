import { describe, expect, test } from 'vitest';

import { bill, brand, pricing, waits } from '../../app/brand';
import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';
import { customer, createAgent as createTypicalAgent } from '../setup/typical-owner';

/** From the demo page to the checklist as the server serves it, which is the same with and without scripts. */
const site = useSite();
const { perBooking, activation, trialDays } = pricing;
const text = () => pageText(site.browser.html);
const linkTo = (href: string, label: string) =>
  new RegExp(`<a href="${href.replaceAll('?', '\\?')}"[^>]*>${label}<`);

async function createAgent() {
  await createTypicalAgent(site.browser);
  expect(site.browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
}

describe('the demo page', () => {
  test(
    'congratulates, waits two seconds and then tells the number',
    {
      tags: [
        ...['2.demo.1', '2.demo.3', '2.demo.4', '2.demo.5', '2.demo.8', '4.demo.1', '4.demo.2'],
        ...['5.20', '7.phone', '9.price.1', '9.time.1', '9.time.5'],
      ],
    },
    async () => {
      await createAgent();
      const { browser } = site;
      expect(text()).toContain('Congratulations!');
      expect(browser.html).toContain('content="2; url=/demo/agent/agent_abc1?phone=look"');
      expect(site.backend.to('get-agent-phone')).toHaveLength(0);
      expect(text()).toContain(`$${perBooking} per booking ${bill.fees}`);
      expect(browser.html).toMatch(linkTo('/trial-signup?agent=agent_abc1', 'Start Trial Now'));
      for (const href of ['/create-agent', '/', '/try-now'])
        expect(browser.html).toContain(`<a href="${href}"`);
      await browser.open('/demo/agent/agent_abc1?phone=look');
      expect(site.backend.to('get-agent-phone')[0]?.body).toEqual({ agentId: 'agent_abc1' });
      expect(text()).toContain('512-555-0123');
      expect(text()).toContain(waits.trialNumber);
    },
  );

  test('requests a number by itself where there is none', { tags: ['4.demo.5', '7.assign'] }, async () => {
    site.backend.responses['get-agent-phone'] = { success: true };
    site.backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '(512) 555-0199' };
    await createAgent();
    const { browser } = site;
    await browser.open('/demo/agent/agent_abc1?phone=look');
    expect(text()).toContain('Assigning phone number...');
    expect(browser.html).toContain('content="0; url=/demo/agent/agent_abc1?phone=assign"');
    await browser.open('/demo/agent/agent_abc1?phone=assign');
    expect(text()).toContain('512-555-0199');
  });

  test.each([
    ['get-agent-phone', 200, { success: false }, 'look', 'Failed to fetch phone number'],
    ['get-agent-phone', 500, {}, 'look', 'Error fetching phone number'],
    ['assign-agent-phone', 200, { success: false }, 'assign', 'Phone number assignment failed'],
    ['assign-agent-phone', 200, { success: true }, 'assign', 'Phone number assignment in progress'],
  ])(
    'tells what went wrong: %s with %i and %j at %s is %s',
    { tags: ['8.8', '8.9', '4.demo.3', '4.demo.4', 'D.demo'] },
    async (functionName, status, body, phone, problem) => {
      await createAgent();
      site.backend.responses[functionName] = () => ({ status, body });
      await site.browser.open(`/demo/agent/agent_abc1?phone=${phone}`);
      expect(text()).toContain(problem);
      if (problem.endsWith('in progress')) expect(text()).toContain(`contact support: ${brand.supportPhone}`);
      else expect(text()).toMatch(/Phone Setup In Progress.*Please refresh the page in a moment\./);
      if (phone === 'look') expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
    },
  );

  test(
    'leads to the checklist in test mode, and to the start without an agent',
    { tags: ['2.demo.6', '2.demo.7', '8.10'] },
    async () => {
      await site.browser.open('/demo/agent/agent_abc1?test=true');
      expect(site.browser.url).toBe(`${site.server.url}/calendar-setup?test=true&agent=agent_abc1`);
      await site.browser.open('/demo/agent');
      expect([site.browser.status, text().includes('No agent ID provided in the URL.')]).toEqual([400, true]);
      expect(site.browser.html).toMatch(linkTo('/create-agent', 'Create your receptionist'));
    },
  );
});

describe('the trial form', () => {
  test(
    'is prefilled once, asks for everything and says what follows',
    { tags: ['2.trial.1', '2.trial.2', '2.trial.3', '2.trial.4', '5.18', '3.customer', 'D.prefill'] },
    async () => {
      await createAgent();
      const { browser } = site;
      await browser.open('/trial-signup');
      for (const value of ['Rivera Plumbing', 'ana@rivera.example', '1 Main St', 'Austin', '78701'])
        expect(browser.html).toContain(`value="${value}"`);
      expect(browser.html).toMatch(/<option value="TX" selected/);
      for (const label of ['Full Name', 'Email Address', 'Street Address', 'City', 'State', 'ZIP Code'])
        expect(text()).toContain(label);
      for (const name of ['city', 'state', 'zipCode'])
        expect(browser.html).toMatch(
          new RegExp(`<(input|select)[^>]*(required=""[^>]*name="${name}"|name="${name}"[^>]*required="")`),
        );
      expect(browser.html).toMatch(
        /<input[^>]*(type="email"[^>]*name="email"|name="email"[^>]*type="email")/,
      );
      expect(text()).toMatch(/No charge today\..*connect your calendar/);
      expect(browser.html).toMatch(linkTo('/demo/agent/agent_abc1', 'Back to Demo'));
      expect(browser.html).toMatch(linkTo('/', 'Home'));
      await browser.submit({ ...customer, name: 'Somebody Else' });
      await browser.open('/trial-signup');
      expect(browser.html).not.toContain('value="Rivera Plumbing"');
    },
  );

  test('without a field says so and keeps the rest', { tags: ['5.17', 'D.plain'] }, async () => {
    await site.browser.open('/trial-signup');
    for (const missing of ['name', 'email', 'address']) {
      await site.browser.submit({ ...customer, [missing]: '  ' });
      expect(site.browser.status).toBe(400);
      expect(text()).toContain('Please fill in all required fields');
      expect(site.browser.html).toContain('value="Austin"');
    }
  });
});

describe('the payment page', () => {
  test(
    'shows the trial, the number, the price and what is included',
    {
      tags: [
        ...['2.payment.1', '2.payment.4', '2.payment.5', '4.payment.1', '2.trial.5', '2.trial.6'],
        ...['9.price.1', 'D.toast'],
      ],
    },
    async () => {
      await createAgent();
      const { browser } = site;
      await browser.open('/demo/agent/agent_abc1?phone=look');
      await browser.open('/trial-signup');
      await browser.submit(customer);
      expect(browser.url).toBe(`${site.server.url}/payment-setup`);
      expect(text()).toContain('Trial started successfully!');
      expect(browser.html).toMatch(/role="status"[^>]*><p[^>]*>Trial started/);
      expect(text()).toContain("Now let's add your payment method for future billing.");
      expect(text()).toMatch(/Ana Rivera.*ana@rivera.example/);
      expect(text()).toMatch(
        new RegExp(
          `${trialDays}-Day Free Trial.*Today \\$0.*To keep going \\$${activation} once, only if you say yes.*Your assigned phone number: 512-555-0123.*\\$${perBooking} per booking`,
        ),
      );
      expect(text()).toContain('Books jobs on your calendar');
      expect(text()).toContain('Start Free Trial');
      await browser.submit({ intent: 'subscribe' });
      expect(browser.url).toBe('https://pay.example/session');
      expect(site.backend.to('create-subscription')[0]?.body).toEqual({
        customerInfo: customer,
        agentId: 'agent_abc1',
      });
    },
  );

  test(
    'without a customer expires and leads on after two seconds',
    { tags: ['2.payment.2', '2.payment.3', '5.19', '8.11', '9.time.5'] },
    async () => {
      await site.browser.open('/payment-setup');
      expect(text()).toContain('Session Expired');
      expect(site.browser.html).toMatch(linkTo('/trial-signup', 'Go to Trial Signup'));
      expect(site.browser.html).toContain('content="2; url=/trial-signup"');
    },
  );

  test.each([
    ['that fails', () => ({ status: 500, body: {} })],
    ['whose checkout is elsewhere', { url: 'https://pay.example.evil.example/session' }],
  ])('tells a subscription %s', { tags: ['8.5', 'D.toast'] }, async (_how, reply) => {
    site.backend.responses['create-subscription'] = reply;
    await site.browser.open('/trial-signup');
    await site.browser.submit(customer);
    await site.browser.submit({ intent: 'subscribe' });
    expect(site.browser.url).toBe(`${site.server.url}/payment-setup`);
    expect(text()).toContain('Failed to start subscription. Please try again.');
    expect(site.browser.html).toMatch(/role="alert"[^>]*><h2[^>]*>Error</);
    expect(site.browser.html).not.toMatch(/<button[^>]*disabled/);
  });
});

describe('the checklist', () => {
  test(
    'has five steps and the phone number, with what each needs',
    {
      tags: [
        ...['2.checklist.1', '2.checklist.3', '2.checklist.4', '2.checklist.5', '2.checklist.6'],
        ...['2.checklist.7', '2.checklist.8', '2.checklist.9', '2.checklist.10', '3.checklist'],
        ...['6.4', '9.time.1', '9.support'],
      ],
    },
    async () => {
      await site.browser.open('/calendar-setup?agentId=agent_abc1');
      const keys = [...site.browser.html.matchAll(/id="step-(\w+)"/g)].map(([, key]) => key);
      expect(keys).toEqual(['calendar', 'invite', 'widget', 'voice', 'test', 'phone']);
      expect(text().match(/Mark as Complete/g)).toHaveLength(6);
      expect(text()).toMatch(
        /Google Calendar.*See all event details.*Microsoft Outlook.*Can view all details/,
      );
      expect(text()).toContain(brand.supportEmail);
      expect(text()).toContain('within 2 minutes');
      expect(text()).toContain('data-agent-id="agent_abc1"');
      expect(site.browser.html).toMatch(
        /<a href="\/voice-recording\?agentId=agent_abc1"[^>]*target="_blank"/,
      );
      expect(text()).toContain('You can skip this');
      expect(text()).toContain(waits.ownNumber);
      expect(text()).toContain(brand.supportHours);
    },
  );

  test(
    'keeps what is complete for each agent',
    { tags: ['D.checklist', '4.checklist.1', '2.checklist.11'] },
    async () => {
      const { browser } = site;
      await browser.open('/calendar-setup?agentId=agent_abc1');
      for (const step of ['calendar', 'invite', 'widget', 'voice', 'test'])
        await browser.submit({ step, done: 'true' }, '/calendar-setup?agentId=agent_abc1');
      expect(text()).toContain('Setup Complete!');
      await browser.open('/calendar-setup?agent=agent_other1');
      expect(text()).toContain('0 of 5 complete');
      await browser.open('/calendar-setup?agentId=agent_abc1');
      expect(text()).toContain('5 of 5 complete');
    },
  );

  test(
    'reports the return of a checkout letter for letter; a failure breaks nothing',
    { tags: ['7.redirect', 'D.backend.query', 'D.backend.verbatim', '8.16'] },
    async () => {
      const { browser, backend } = site;
      backend.responses['store-stripe-redirect'] = () => ({ status: 500, body: {} });
      const queryString = 'session_id=cs_9&agentId=agent_abc1&x=a%20b+c&flag&index';
      for (const query of ['agentId=agent_abc1', queryString])
        expect((await browser.open(`/calendar-setup?${query}`)).status).toBe(200);
      const reports = () => backend.to('store-stripe-redirect').map(({ body }) => body);
      await expect.poll(reports).toEqual([{ agentId: 'agent_abc1', queryString }]);
    },
  );
});
