import { describe, expect, test } from 'vitest';

import { pricingCopy, brand, pricing } from '../../app/brand';
import { dataTerms } from '../../app/content/data-terms';
import { createRandom } from '../setup/random';
import { createAgent, customer } from '../setup/typical-owner';
import { useSite } from './site';

// From the demo page to the checklist without scripts.
const site = useSite();
const { perBooking, activation, trialDays } = pricing;
const demo = '/demo/agent/agent_abc1';
/** The steps of the checklist, in order. */
const stepsWith = (attribute: string) =>
  [...site.browser.html.matchAll(new RegExp(`id="step-(\\w+)"[^>]* ${attribute}`, 'g'))].map(
    ([, key]) => key,
  );

describe('the demo page', () => {
  test('congratulates, then shows a number or requests one', async () => {
    const { browser, backend } = site;
    await createAgent(browser);
    expect(browser.url).toBe(site.server.url + demo);
    site.shows('Congratulations!', `$${perBooking} per booking ${pricingCopy.fees} Answers every call`);
    expect(browser.html).toContain(`content="2; url=${demo}?phone=look"`);
    expect(backend.to('get-agent-phone')).toHaveLength(0);
    const [start] = browser.page.find.getAllByRole('link', { name: 'Start Trial Now' });
    expect(start?.getAttribute('href')).toBe('/trial-signup?agent=agent_abc1');
    for (const href of ['/create-agent', '/', '/try-now']) expect(browser.page.addresses).toContain(href);
    backend.responses['get-agent-phone'] = { success: true };
    backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '(512) 555-0199' };
    await browser.open(`${demo}?phone=look`);
    expect(backend.to('get-agent-phone')[0]?.body).toEqual({ agentId: 'agent_abc1' });
    site.shows(
      /Phone Setup In Progress Assigning phone number\.\.\..*Please refresh the page in a moment\..*at most 5 minutes\. This page updates by itself\. Not here by then\? Please contact support/,
    );
    expect(browser.html).toContain(`content="0; url=${demo}?phone=assign"`);
    await browser.open(`${demo}?phone=assign`);
    expect(browser.page.link(/^Send your missed calls/)).toBe('/testforwarding?number=512-555-0199');
    site.shows(
      '512-555-0199',
      new RegExp(
        `Your trial number works for ${trialDays} days.*up to 5 minutes.*permanent number when you start`,
      ),
    );
  });

  test.each([
    ['get-agent-phone', 200, { success: false }, 'look', 'Failed to fetch phone number'],
    ['get-agent-phone', 500, {}, 'look', 'Error fetching phone number'],
    ['assign-agent-phone', 200, { success: false }, 'assign', 'Phone number assignment failed'],
    ['assign-agent-phone', 200, { success: true }, 'assign', 'Phone number assignment in progress'],
  ])(
    'shows the result of %s with %i and %j as %s, problem: %s',
    async (name, status, body, phone, problem) => {
      await createAgent(site.browser);
      site.backend.responses[name] = () => ({ status, body });
      await site.browser.open(`${demo}?phone=${phone}`);
      site.shows(problem);
      if (problem.endsWith('in progress')) site.shows(`contact support: ${brand.supportPhone}`);
      else site.shows(/Phone Setup In Progress.*Please refresh the page in a moment\./);
      if (phone === 'look') expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
    },
  );

  test('redirects to the checklist in test mode', async () => {
    const { browser } = site;
    await browser.open(`${demo}?test=true`);
    expect(browser.url).toBe(`${site.server.url}/calendar-setup?test=true&agent=agent_abc1`);
    site.shows('4 of 5 complete', 'data-agent-id="agent_abc1"');
    for (const attribute of ['data-complete="false"', 'open=""'])
      expect(stepsWith(attribute)).toEqual(['voice']);
  });
});

const number = createRandom();
const accents = () =>
  Array.from({ length: 200 }, () => String.fromCodePoint(Math.floor(0x300 + number() * 0x70))).join('');
/** A hundred graphemes. */
const manyAccents = Array.from({ length: 100 }, () => `e${accents()}`).join('');

describe('the trial form', () => {
  test('is prefilled once, asks for everything and says what comes next', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.open('/trial-signup');
    expect(browser.page.values).toMatchObject({ ...customer, name: 'Rivera Plumbing' });
    site.shows('Full Name', 'Email Address', 'Street Address', 'City', 'State', 'ZIP Code');
    for (const label of ['City', 'State', 'ZIP Code'])
      expect(browser.page.find.getByLabelText(label).hasAttribute('required')).toBe(true);
    expect(browser.page.find.getByLabelText('Email Address').getAttribute('type')).toBe('email');
    site.shows(/No charge today\..*connect your calendar/);
    site.shows('We filled in what you told us.');
    expect(browser.page.link(/Back to Demo/)).toBe(demo);
    expect(browser.html.split(`href="${demo}"`)).toHaveLength(2); // not in the header, too
    expect(browser.page.link('Home')).toBe('/');
    await browser.submit({ ...customer, name: 'Somebody Else' });
    await browser.open('/trial-signup');
    expect(browser.page.field('Full Name')).toBe('Somebody Else');
  });

  test('doesn’t replace the business’s name in a number that is requested afterwards', async () => {
    const { browser, backend } = site;
    backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '(512) 555-0199' };
    await createAgent(browser);
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.post({ intent: 'assign' }, demo);
    expect(backend.to('assign-agent-phone')).toMatchObject([
      { body: { businessName: 'Rivera Plumbing', userEmail: customer.email } },
    ]);
  });

  test('says why it asks for the address and what happens to the data, and links to the end of the trial', async () => {
    await site.browser.open('/trial-signup');
    site.shows(`Street Address ${pricingCopy.address}`, 'we don’t sell it');
    site.shows(dataTerms.afterTrial);
    expect(site.browser.page.addresses).toContain('/privacy#privacy');
    expect(site.browser.page.link(pricingCopy.whenItEnds)).toBe('/pricing#card');
    expect(site.browser.text).not.toContain('We filled in');
  });

  test('reports mistakes and keeps the other fields', async () => {
    await site.browser.open('/trial-signup');
    const missing = 'Please fill in all required fields';
    for (const [changed, problem] of [
      [{ name: '  ' }, missing],
      [{ email: '  ' }, missing],
      [{ address: '  ' }, missing],
      [{ email: 'ana' }, 'Please enter a valid email address.'],
      [{ address: manyAccents }, 'more than we can keep. Please shorten Street Address.'],
    ] as const) {
      const form = new FormData();
      for (const field of Object.entries({ ...customer, ...changed })) form.set(...field);
      await site.browser.upload(form);
      expect(site.browser.status).toBe(400);
      site.shows(problem);
      expect(site.browser.page.field('City')).toBe('Austin');
    }
  });

  test('reports mistakes after it was opened with a link that names the agent', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.open(`/trial-signup?agent=agent_abc1`);
    const action = /<form method="post" action="([^"]+)"/.exec(browser.html)?.[1] ?? '';
    const response = await browser.send(action, {
      method: 'POST',
      headers: {
        Origin: site.server.url,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-Dest': 'document',
      },
      body: new URLSearchParams({ ...customer, agent: 'agent_abc1', email: 'ana' }).toString(),
    });
    expect(response.status).toBe(400);
    site.shows('Please enter a valid email address.');
  });
});

describe('the payment page', () => {
  test('shows the trial, the number, the price and what is included', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.open(`${demo}?phone=look`);
    await browser.open('/trial-signup');
    await browser.submit(customer);
    expect(browser.url).toBe(`${site.server.url}/payment-setup`);
    expect(browser.page.find.getAllByRole('status')[0]?.textContent).toMatch(/^Trial started successfully!/);
    site.shows(pricingCopy.oneStepLeft);
    site.shows("Now let's add your payment method for future billing.", /Ana Rivera.*ana@rivera.example/);
    site.shows(
      new RegExp(
        `${trialDays}-Day Free Trial.*Today \\$0.*After the trial \\$${activation} one time, if you continue`,
      ),
    );
    site.shows(
      new RegExp(
        `then \\$${perBooking} per booking.*Start Free Trial.*Your assigned phone number: 512-555-0123`,
      ),
    );
    site.shows('Books straight onto your calendar', 'Start Free Trial');
  });

  test('acknowledges an owner who comes back from the checkout without adding a card', async () => {
    const { browser } = site;
    const notices = () =>
      browser.page.find.queryAllByRole('status').map((notice) => notice.textContent ?? '');
    const notice = /^We haven’t received a card yet\.If you left the checkout early, nothing was charged\./;
    await createAgent(browser);
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.open('/payment-setup');
    expect(notices()).not.toContainEqual(expect.stringMatching(notice));
    await browser.submit({ intent: 'subscribe' });
    expect(browser.url).toBe('https://pay.example/session');
    await browser.open(`${site.server.url}/payment-setup`);
    expect(notices()).toContainEqual(expect.stringMatching(notice));
    await browser.open('/trial-signup');
    await browser.submit(customer);
    expect(notices()).not.toContainEqual(expect.stringMatching(notice));
  });

  test('without a customer says that the session expired and redirects after two seconds', async () => {
    await site.browser.open('/payment-setup');
    site.shows('Session Expired');
    expect(site.browser.page.link('Go to Trial Signup')).toBe('/trial-signup');
    expect(site.browser.html).toContain('content="2; url=/trial-signup"');
  });

  test.each([
    ['that fails', false, () => ({ status: 500, body: {} })],
    ['with a checkout elsewhere', true, { url: 'https://pay.example.evil.example/session' }],
  ])('reports a subscription %s; logged: %s', async (_how, isLogged, reply) => {
    const { browser, backend, server } = site;
    backend.responses['create-subscription'] = reply;
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.submit({ intent: 'subscribe' });
    expect(browser.url).toBe(`${server.url}/payment-setup`);
    site.shows('Failed to start subscription. Please try again.');
    expect(browser.page.find.getByRole('alert').querySelector('h2')?.textContent).toBe('Error');
    expect(browser.page.button('Start Free Trial').hasAttribute('disabled')).toBe(false);
    await expect.poll(() => server.output().includes('CHECKOUT_HOSTS')).toBe(isLogged);
  });
});
describe('the checklist', () => {
  test('has five steps and the phone number, each with instructions', async () => {
    const { html, text } = await site.browser.open('/calendar-setup?agentId=agent_abc1');
    const keys = ['calendar', 'invite', 'phone', 'test', 'voice', 'widget'];
    expect(stepsWith('data-complete="false"')).toEqual(keys);
    expect(stepsWith('open=""')).toEqual(['calendar']);
    expect(text.match(/Mark as Complete/g)).toHaveLength(6);
    site.shows(/leave time for the drive between them: support@.*Google Calendar.*See all event details/);
    site.shows(/Microsoft Outlook.*Can view all details.*Outlook app on your phone.*Add people/);
    site.shows(brand.supportEmail, 'within 2 minutes', 'data-agent-id="agent_abc1"', 'You can skip this');
    site.shows(/permanent number.*comes by email within 24 hours/, brand.supportHours);
    expect(html).toMatch(/<a href="\/voice-recording\?agentId=agent_abc1"[^>]*target="_blank"/);
    await site.browser.open('/calendar-setup?agent=agent_abc2');
    site.shows('data-agent-id="agent_abc2"');
  });

  test('stores completed steps for each agent, and redirects to the next one', async () => {
    const { browser, server } = site;
    await createAgent(browser);
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.openCheckout();
    const page = '/calendar-setup?agentId=agent_abc1';
    await browser.open(`${page}&session_id=cs_1`);
    await browser.open(page);
    for (const [step, done, next, shown] of [
      [
        'test',
        'true',
        '&open=test&open=calendar#step-calendar',
        /With the first three steps.*The rest is optional\. 0 of 3 needed steps done\. Tonight/,
      ],
      ['phone', 'true', '&open=phone&open=calendar#step-calendar', /Tonight: .* takes a message for you/],
      ['calendar', 'true', '&open=calendar&open=invite#step-invite', '2 of 3 needed steps done.'],
      ['phone', 'false', '&open=none#step-phone', /your own phone rings as before/],
      [
        'invite',
        'true',
        '&open=invite&open=phone#step-phone',
        /Whoever calls the trial number gets an appointment/,
      ],
      [
        'phone',
        'true',
        '&open=phone&open=voice#setup-complete',
        new RegExp(`${brand.product} is answering.*Open for calls 3 of 3 needed .*3 of 5 complete`),
      ],
      ['test', 'false', '&open=none#step-test', /is answering .*Next: test it/],
      ['test', 'true', '&open=test&open=voice#step-voice', /is answering (?!.*Next: test it)/],
      ['voice', 'true', '&open=voice#setup-complete', /is answering .*4 of 5 complete/],
      [
        'widget',
        'true',
        '&open=widget#setup-complete',
        /Setup Complete!.* is answering\..*Open for calls.*5 of 5 complete/,
      ],
      ['phone', 'false', '&open=none#step-phone', /Setup Complete! (?!.*Open for calls)/],
    ] as const) {
      await browser.submit({ step, done }, page);
      expect(browser.url).toBe(server.url + page + next);
      expect(stepsWith('open=""').includes(step)).toBe(done === 'true');
      site.shows(shown);
    }
    await browser.submit({ step: 'none', done: 'true' }, '/calendar-setup?agent=agent_other1');
    expect(browser.url).toBe(`${server.url}/calendar-setup?agentId=agent_abc1`);
    await browser.open('/calendar-setup?agent=agent_other1');
    site.shows('Steps that you marked in another browser don’t show here');
    await browser.open(page);
    site.shows('5 of 5 complete');
  });

  test('reports the checkout’s query unchanged, and again on the next page after a failure', async () => {
    const { browser, backend } = site;
    await createAgent(browser);
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.openCheckout();
    backend.responses['store-stripe-redirect'] = () => ({ status: 500, body: {} });
    const queryString = 'session_id=cs_9&agentId=agent_abc1&x=a%20b+c&flag&index';
    const open = async (query: string) => (await browser.open(`/calendar-setup?${query}`)).status;
    const ends = new RegExp(`${pricingCopy.ends} \\w+day, \\w+ \\d+\\.`);
    for (const [query, told] of [
      ['agentId=agent_abc1', expect.not.stringMatching(ends)],
      ['session_id=cs_8', expect.not.stringMatching(ends)],
      [queryString, expect.stringMatching(ends)],
      ['agent=agent_abc1', expect.stringMatching(ends)],
    ] as const)
      expect([await open(query), browser.text]).toEqual([200, told]);
    const reports = () => backend.to('store-stripe-redirect').map(({ body }) => body);
    const report = { agentId: 'agent_abc1', queryString };
    expect(reports()).toEqual([report, report]); // repeated because the backend rejected the first
    expect(browser.text).not.toMatch(/role="alert"|error/i);
    await expect.poll(() => site.server.output()).toContain('store-stripe-redirect');
  });
});
