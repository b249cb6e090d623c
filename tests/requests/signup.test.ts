import { describe, expect, test } from 'vitest';

import { pricing } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { dataTerms } from '../../app/content/data-terms';
import { createRandom } from '../setup/random';
import { createAgent, customer } from '../setup/typical-owner';
import { useSite } from './site';

// The trial form and the payment page.
const site = useSite();
const { perBooking, activation, trialDays } = pricing;
const demo = '/demo/agent/agent_abc1';
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
    expect(browser.html.match(/aria-required="true"/g)).toHaveLength(Object.keys(customer).length);
    expect(browser.html, 'the browser would report one field at a time').not.toMatch(/ required=/);
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

  test('reports all missing fields at once, in page order', async () => {
    await site.browser.open('/trial-signup');
    await site.browser.submit({ ...customer, address: '', city: '', state: '' });
    site.shows(
      /Street Address: Please fill this in\..*City: Please fill this in\..*State: Please fill this in\./,
    );
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
    site.shows(pricingCopy.cardIsNext);
    site.shows("Now let's add your payment method for future billing.", /Ana Rivera.*ana@rivera.example/);
    site.shows(
      new RegExp(
        `${trialDays}-Day Free Trial.*Today \\$0.*After the trial \\$${activation} one time, if you continue`,
      ),
    );
    site.shows(
      new RegExp(`then \\$${perBooking} per booking.*Start Free Trial.*Your trial number: 512-555-0123`),
    );
    site.shows('Books straight onto your calendar', 'Start Free Trial');
  });

  test('of a receptionist that the address names is for that one, which becomes the current one', async () => {
    const { browser, backend } = site;
    await createAgent(browser);
    await browser.open('/trial-signup');
    await browser.submit({ ...customer, name: 'First Owner' });
    backend.responses['create-full-agent'] = { success: true, agentId: 'agent_second2' };
    await createAgent(browser);
    await browser.open('/payment-setup');
    site.shows('Session Expired');
    await browser.open('/payment-setup?agent=agent_abc1', { 'Sec-Fetch-Site': 'cross-site' });
    site.shows('Trial for First Owner');
    await browser.open('/payment-setup');
    site.shows('Session Expired');
    await browser.open('/payment-setup?agent=agent_abc1');
    expect(browser.url).toBe(`${site.server.url}/payment-setup`);
    site.shows('Trial for First Owner');
    await browser.openCheckout();
    expect(backend.to('create-subscription').map(({ body }) => body.agentId)).toEqual(['agent_abc1']);
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
    expect(site.browser.page.refresh).toBe('2; url=/trial-signup');
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
    expect(browser.page.button('Start Free Trial').getAttribute('disabled')).toBeNull();
    await expect.poll(() => server.output().includes('CHECKOUT_HOSTS')).toBe(isLogged);
  });
});
