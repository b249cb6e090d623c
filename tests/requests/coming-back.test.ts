import { beforeEach, describe, expect, test } from 'vitest';

import { brand, pricingCopy, waitTimes } from '../../app/brand';
import { noUrgentNumber } from '../../app/content/checklist-texts';
import { dataTerms } from '../../app/content/data-terms';
import { PlainBrowser, fetchFromNewAddress } from '../setup/plain-browser';
import { createRandom } from '../setup/random';
import {
  business,
  createAgent,
  customer,
  reachBusiness,
  reachVoice,
  sampleForm,
} from '../setup/typical-owner';
import { useSite } from './site';

/** An owner who returns to the site with a receptionist. */
const site = useSite();
const checklist = '/calendar-setup?agentId=agent_abc1';
const paid = '/calendar-setup?session_id=cs_1&agentId=agent_abc1';
/** Whether the page has the card with this name. */
const hasCard = ({ page }: PlainBrowser, name = 'Your receptionist') =>
  page.find.queryByRole('region', { name }) !== null;

function anotherBrowser() {
  return new PlainBrowser(site.server.url, fetchFromNewAddress());
}

async function signUp(browser = site.browser) {
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
}

async function startTrial(browser: PlainBrowser) {
  await createAgent(browser);
  await signUp(browser);
  await browser.openCheckout();
  await browser.open(paid);
}

describe('the card of an owner who comes back', () => {
  const pages = [
    '/',
    '/alex',
    '/backupHome101525',
    '/try-now',
    '/create-agent',
    '/create-agent2',
    '/create-agent3',
  ];

  test.each(pages)('%s shows the receptionist to its owner only', async (page) => {
    const { browser } = site;
    await anotherBrowser().open(page); // renders the page that everyone else gets
    await site.startAfter(createAgent);
    await browser.open(page);
    expect(hasCard(browser)).toBe(true);
    site.shows('Rivera Plumbing', 'Start your free trial', 'Back to my receptionist');
    expect(browser.text).not.toMatch(/Try Free Tonight|Get Started Today| Try Now /);
    const stranger = await anotherBrowser().open(page);
    expect(hasCard(stranger)).toBe(false);
  });

  test.each(['/pricing', '/faq', '/for/dental', '/plumbing', '/blog', '/no-such-page', '/payment-setup'])(
    '%s links its owner to the receptionist instead of offering another trial in the header',
    async (page) => {
      const { browser } = site;
      await site.startAfter(createAgent);
      await browser.open(page);
      const [header] = browser.page.find.getAllByRole('banner');
      const links = [...(header?.querySelectorAll('a') ?? [])];
      expect(links.map((link) => link.getAttribute('href'))).toContain('/demo/agent/agent_abc1');
      expect(links.map((link) => link.textContent)).not.toContain('Try Now');
    },
  );

  test('offers an owner no other trial on an error page', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.post({ name: 'x'.repeat(100_000) }, '/trial-signup');
    expect(browser.status).toBe(413);
    expect(browser.text).not.toContain('Try Now');
  });

  test('keeps the personal price page out of caches', async () => {
    const { browser, server } = site;
    await site.startAfter(createAgent);
    const get = (Cookie: string) => fetch(`${server.url}/pricing`, { headers: { Cookie } });
    expect((await get(browser.cookie)).headers.get('cache-control')).toBe('no-store');
    expect((await get('')).headers.get('cache-control')).toContain('public');
  });

  test('keeps the personal page out of caches and the public one in them', async () => {
    const { browser, server } = site;
    await site.startAfter(createAgent);
    const cacheControl = async (Cookie: string) =>
      (await fetch(server.url, { headers: { Cookie } })).headers.get('cache-control');
    expect(await cacheControl(browser.cookie)).toBe('no-store');
    expect(await cacheControl('')).toBe('no-cache');
    expect(await cacheControl('agent-agent_forged=x')).not.toContain('public');
  });

  test('the forwarding form is filled in with the number of the receptionist', async () => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = { success: true, phoneNumber: '5125550199' };
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look');
    await browser.open('/testforwarding');
    expect(browser.page.field('Forward to')).toBe('512-555-0199');
    expect(browser.page.link('My receptionist')).toBe('/demo/agent/agent_abc1');
    await browser.open('/testforwarding?number=512-555-0101');
    expect(browser.page.field('Forward to')).toBe('512-555-0101');
    expect(browser.text).not.toContain('*92');
    await browser.submit({ type: 'busy', carrier: 'att', number: '' }, '/testforwarding');
    site.shows('Please enter a 10-digit US phone number.');
    expect((await anotherBrowser().open('/testforwarding')).html).not.toContain('512-555-0199');
  });

  test('links to the next step after each one', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await signUp();
    await browser.open('/');
    site.shows('Add a card to start your trial');
    await browser.openCheckout();
    await browser.open(paid);
    await browser.open('/');
    site.shows(pricingCopy.ends, 'Connect your calendar');
    await browser.post({ step: 'calendar', done: 'true' }, checklist);
    await browser.open('/try-now');
    site.shows('Accept the invite', 'Set Up Another Receptionist');
  });
});

describe('the card of a visitor whose setup is unfinished', () => {
  test.each(['/', '/alex', '/backupHome101525', '/for/dental', '/plumbing'])('%s shows it', async (page) => {
    const { browser } = site;
    await anotherBrowser().open(page); // renders the page that everyone else gets
    await reachVoice(browser);
    const step = browser.url;
    await browser.open(page);
    expect(hasCard(browser, 'Your setup')).toBe(true);
    site.shows('Rivera Plumbing');
    expect(step).toContain(browser.page.link('Continue where you left off'));
    const stranger = await anotherBrowser().open(page);
    expect(hasCard(stranger, 'Your setup')).toBe(false);
  });

  test('is kept out of caches', async () => {
    const { browser, server } = site;
    await reachVoice(browser);
    const cacheControl = async (path: string, Cookie: string) =>
      (await fetch(server.url + path, { headers: { Cookie } })).headers.get('cache-control');
    for (const path of ['/', '/for/dental']) {
      expect(await cacheControl(path, browser.cookie)).toBe('no-store');
      expect(await cacheControl(path, '')).not.toBe('no-store');
    }
  });

  test('is left out while a setup has neither a name nor a website, and for an owner', async () => {
    const { browser } = site;
    await reachBusiness(browser);
    await browser.open('/');
    expect(hasCard(browser, 'Your setup')).toBe(false);
    await createAgent(browser);
    await reachVoice(browser);
    await browser.open('/');
    expect(hasCard(browser, 'Your setup')).toBe(false);
    expect(hasCard(browser)).toBe(true);
  });
});

describe('what the receptionist knows', () => {
  test('is still complete after the trial form was prefilled', async () => {
    const { browser } = site;
    const description = 'Water heaters: 3 hours\nTrip charge: $89';
    await reachVoice(browser, '/create-agent', {
      ...business,
      ServiceType: 'Travel to Customer',
      ServiceRangeMiles: '25',
      BusinessDescription: description,
      trade: 'plumbing',
    });
    await browser.submit({ intent: 'default' });
    await signUp();
    await browser.open('/demo/agent/agent_abc1');
    site.shows('1 Main St, Austin, TX 78701', '512-555-0100', 'within 25 miles', 'Trip charge: $89');
    site.shows(/Email\s+ana\s*@rivera/, /Trade\s+Plumbing/, 'Email us the correction');
  });

  test('isn’t in session storage any more once the trial form is sent', async () => {
    const { browser } = site;
    const page = '/demo/agent/agent_abc1';
    const stored = () =>
      browser.page.document.querySelector('[data-session-keys]')?.getAttribute('data-session-keys');
    await createAgent(browser);
    await browser.open(page);
    expect(stored()).toContain(business.BusinessName);
    await signUp();
    await browser.open(page);
    expect(stored()).toContain('agent_abc1');
    expect(stored()).not.toContain(business.BusinessName);
  });

  test('marks an email that we derived from the website, and leaves it out of the trial form', async () => {
    const { browser, backend } = site;
    const guess = /Email\s+info\s*@rivera\s*\.example Our guess from your website/;
    for (const [BusinessEmail, isGuess] of [
      ['', true],
      ['info@rivera.example', false],
    ] as const) {
      await reachVoice(browser, '/create-agent2', { ...business, BusinessEmail });
      await browser.submit({ intent: 'default' });
      await browser.submit({ intent: 'create' });
      expect(backend.to('create-full-agent').at(-1)?.body).toMatchObject({ email: 'info@rivera.example' });
      expect(guess.test(browser.text)).toBe(isGuess);
      await browser.open('/trial-signup?agent=agent_abc1');
      site.shows('We filled in what you told us', 'Your permanent number goes here.');
      expect(browser.page.field('Email Address')).toBe(isGuess ? '' : 'info@rivera.example');
    }
  });

  test('says when the owner’s voice will be ready, and marks the voice step', async () => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await reachBusiness(browser);
    await browser.submit({ intent: 'next', ...business });
    await browser.upload(sampleForm());
    expect(browser.url).toContain('/demo/agent/agent_abc1');
    site.shows(waitTimes.ownVoiceShort);
    await browser.open(checklist);
    expect(browser.html).toMatch(/data-step="voice" [^>]*data-complete="true"/);
    site.shows(waitTimes.ownVoiceShort, 'Record another sample');
    expect(browser.text).not.toMatch(/Read a few lines out loud|Record your voice|You can skip this/);
  });

  test('marks the voice step when the sample is sent later', async () => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await site.startAfter(createAgent);
    await browser.post({ step: 'calendar', done: 'true' }, checklist);
    await browser.open('/voice-recording?agentId=agent_abc1');
    await browser.upload(sampleForm({ businessName: 'Rivera Plumbing' }));
    await browser.open(checklist);
    expect(browser.html).toMatch(/data-step="voice" [^>]*data-complete="true"/);
  });

  test.each([
    ['', true],
    ['Urgent calls go to (512) 555-0199.', false],
  ])(
    'with the notes “%s”, its page and checklist say that there is no number for urgent calls: %s',
    async (BusinessDescription, isMissing) => {
      const { browser } = site;
      await reachVoice(browser, '/create-agent', { ...business, BusinessDescription });
      await browser.submit({ intent: 'default' });
      expect(browser.text.includes(`${noUrgentNumber.short} Email us the number`)).toBe(isMissing);
      const feature = 'Puts emergencies through to you, once it has your number for them';
      expect(browser.text.includes(feature)).toBe(isMissing);
      await browser.open(checklist);
      expect(browser.text.includes(noUrgentNumber.long)).toBe(isMissing);
      for (const step of ['calendar', 'invite', 'phone'])
        await browser.submit({ step, done: 'true' }, checklist);
      expect(new RegExp(`is answering.*${noUrgentNumber.short}.*3 of 3`).test(browser.text)).toBe(isMissing);
    },
  );

  test('after a call says that it doesn’t show everything, and doesn’t call what it can’t know missing', async () => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = { success: true };
    await browser.open('/create-agent/voice-setup');
    await browser.post({ Agent_Id: 'agent_abc1', BusinessName: 'Rivera Plumbing' }, '/voice-handover');
    await browser.open('/demo/agent/agent_abc1');
    site.shows('This page doesn’t show everything you said', 'As you said in the call');
    expect(browser.text).not.toContain(noUrgentNumber.short);
    await browser.open(checklist);
    expect(browser.text).not.toContain(noUrgentNumber.long);
  });

  test('calls the receptionist the owner’s in their own browser only', async () => {
    await site.startAfter(createAgent);
    const stranger = await anotherBrowser().open('/demo/agent/agent_abc1');
    expect(stranger.page.heading).toBe('Congratulations! This receptionist is set up');
    await site.browser.open('/demo/agent/agent_abc1');
    expect(site.browser.page.heading).toContain('Congratulations! Rivera Plumbing’s');
  });

  test('names the last day of the trial number', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    site.shows(/works for \d+ days\..*Your trial number’s last day is \w+day, \w+ \d+\. You get a permanent/);
  });

  test('asks an owner with patients for a BAA instead of offering to answer tonight', async () => {
    const { browser } = site;
    const tonight = /answer tonight/;
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    site.shows(
      tonight,
      'When your permanent number comes, dial the code again',
      'Until you forward your calls',
    );
    await browser.open(checklist);
    site.shows(tonight);

    const dentist = anotherBrowser();
    await reachVoice(dentist, '/create-agent', { ...business, trade: 'dental' });
    await dentist.submit({ intent: 'default' });
    for (const page of ['/demo/agent/agent_abc1?phone=look', checklist]) {
      await dentist.open(page, { 'Sec-Fetch-Site': 'same-origin' });
      expect(dentist.text).toContain(dataTerms.baa);
      expect(dentist.text).not.toMatch(tonight);
    }
  });
});

describe('a draft beside a receptionist', () => {
  async function leaveDraft(browser: PlainBrowser) {
    await reachVoice(browser, '/create-agent', { ...business, BusinessName: 'Second Try' });
  }

  test('can be discarded, and its receptionist stays', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await leaveDraft(browser);
    await browser.open('/try-now');
    site.shows('Second Try', 'Discard this draft', 'Your receptionist stays as it is');
    const id = String(browser.page.fieldNamed('draft'));
    await browser.submit({ intent: 'discard', draft: id }, '/create-agent3');
    site.shows('Draft discarded', 'Rivera Plumbing');
    expect(hasCard(browser, 'Your setup')).toBe(false);
    expect(browser.cookie).not.toContain(id);
  });

  test('leaves the receptionist its owner, in less than 8 KB of cookies, if both have long Chinese descriptions', async () => {
    const { browser, backend } = site;
    const random = createRandom();
    const character = () => String.fromCodePoint(Math.floor(0x4e00 + random() * 0x5000));
    const reach = () =>
      reachVoice(browser, '/create-agent', {
        ...business,
        BusinessDescription: Array.from({ length: 950 }, character).join(''),
      });
    await reach();
    await browser.submit({ intent: 'default' });
    await reach();
    expect(browser.cookie.length).toBeLessThan(8_000);
    backend.responses['create-full-agent'] = { success: true, agentId: 'agent_abc2' };
    await browser.submit({ intent: 'default' });
    await browser.open('/demo/agent/agent_abc1');
    site.shows('Rivera Plumbing’s receptionist', 'Open on another device');
  });

  test.each(['', 'no-draft', '../..', 'zzzzzzzzzzzz'])('is still there after discarding %j', async (id) => {
    const { browser } = site;
    await leaveDraft(browser);
    await browser.post({ intent: 'discard', draft: id }, '/create-agent');
    expect([browser.status, hasCard(browser, 'Your setup')]).toEqual([200, true]);
  });
});

describe('after the checkout', () => {
  beforeEach(() => site.startAfter(startTrial));

  test.each(['/', '/try-now', '/demo/agent/agent_abc1', '/trial-signup', '/payment-setup'])(
    '%s names the end of the trial and offers no second start',
    async (page) => {
      const { browser } = site;
      await browser.open(page);
      site.shows(new RegExp(`${pricingCopy.ends} \\w+day, \\w+ \\d+`));
      expect(browser.html).not.toMatch(/Start Trial Now|>Start Free Trial<|Continue to Payment Setup/);
    },
  );

  test.each(['/', '/alex', '/backupHome101525', '/try-now', '/create-agent', '/create-agent2', '/pricing'])(
    '%s leads back to the receptionist, and offers another one beside it',
    async (page) => {
      const { browser } = site;
      const start = /Try Free Tonight|Get Started Today|>Try Now<|btn-primary[^>]*><span[^>]*>Start/;
      await browser.open(page);
      expect(browser.html).not.toMatch(start);
      expect(browser.page.addresses).toContain('/demo/agent/agent_abc1');
      site.shows(/set up another/i);
      const stranger = await anotherBrowser().open(page);
      expect(stranger.html).toMatch(start);
      expect(stranger.html).not.toContain('agent_abc1');
    },
  );

  test('the receptionist’s page says when the permanent number comes, and lists what is left', async () => {
    const { browser } = site;
    const page = '/demo/agent/agent_abc1?phone=look';
    const mark = (step: string) => browser.post({ step, done: 'true' }, checklist);
    const open = () => browser.open(page, { 'Sec-Fetch-Site': 'same-origin' });
    await open();
    site.shows(/Checklist Home Create New (?!Try Now)/);
    site.shows(waitTimes.ownNumber, 'Share your calendar', 'Accept the invite', 'Forward your calls');
    expect(browser.text).not.toContain(waitTimes.permanentNumber);
    await mark('calendar');
    await open();
    expect(browser.text).not.toContain('Share your calendar');
    site.shows('Accept the invite', 'Forward your calls');
    await mark('invite');
    await mark('phone');
    await open();
    expect(browser.text).not.toMatch(/Accept the invite|Forward your calls/);
    site.shows('Call your own number');
  });

  test('the card names what is next until every step is complete', async () => {
    const { browser } = site;
    await browser.open(checklist);
    for (const step of ['calendar', 'invite', 'widget', 'voice', 'test'])
      await browser.submit({ step, done: 'true' }, checklist);
    await browser.open('/');
    site.shows('Next Get your number and forward calls');
    await browser.post({ step: 'phone', done: 'true' }, checklist);
    await browser.open('/');
    site.shows('Setup Complete');
    expect(browser.text).not.toContain('Next Open your checklist');
  });

  test('the forwarding codes lead back to the owner’s checklist', async () => {
    const codes = { type: 'busy', carrier: 'tmobile', number: '5125550100' };
    await site.browser.post(codes, '/testforwarding');
    expect(site.browser.page.link(/^Back to your checklist/)).toContain('/calendar-setup?agentId=agent_abc1');
    expect((await anotherBrowser().post(codes, '/testforwarding')).text).not.toContain(
      'Back to your checklist',
    );
  });

  test.each(['/demo/agent/agent_abc1', '/trial-signup?agent=agent_abc1'])(
    '%s links to the checklist in a browser that may not know about the trial',
    async (page) => {
      const other = await anotherBrowser().open(page);
      expect(other.page.link('Open your checklist')).toBe('/calendar-setup?agentId=agent_abc1');
      expect(other.text).toMatch(
        /Already started it\? Open your checklist(?!.*Already started).*(Start Trial Now|Continue to Payment)/,
      );
      await site.browser.open(page);
      expect(site.browser.text).not.toContain('Already started it?');
    },
  );

  test('a payment form sent again starts no second subscription', async () => {
    const { browser, backend } = site;
    await browser.post({ intent: 'subscribe', agent: 'agent_abc1' }, '/payment-setup');
    site.shows('Your Trial Is Set Up', pricingCopy.isSetUp);
    expect(browser.text).not.toContain('Your trial is set up.');
    expect(backend.to('create-subscription')).toEqual([]);
  });
});

describe('the checklist', () => {
  test('says in a new browser that marks are stored in the browser that made them', async () => {
    await site.startAfter(createAgent);
    await site.browser.post({ step: 'calendar', done: 'true' }, checklist);
    const phone = await anotherBrowser().open(checklist);
    expect(phone.text).toContain('Steps that you marked in another browser don’t show here');
    expect(phone.text).not.toContain('needed steps done');
  });

  test('before the trial begins with it, and promises no booking and no permanent number without it', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(checklist);
    site.shows(new RegExp(`Start Your Free Trial ${pricingCopy.adds}.*Connect Your Calendar Then, with`));
    expect(browser.page.link('Start your free trial')).toBe('/trial-signup?agent=agent_abc1');
    site.shows(waitTimes.permanentNumber);
    expect(browser.text).not.toContain(waitTimes.ownNumber);
    for (const step of ['calendar', 'invite']) await browser.submit({ step, done: 'true' }, checklist);
    expect(browser.text).not.toMatch(/gets an appointment|It books appointments/);
    await startTrial(browser);
    site.shows(waitTimes.ownNumber);
    expect(browser.text).not.toMatch(/Start your free trial/i);
  });

  test('without a receptionist says so first, and nothing about calls', async () => {
    const { browser } = site;
    await browser.open('/calendar-setup');
    site.shows(/We don’t know which receptionist this checklist is for\..*Create one.*Connect Your Calendar/);
    await browser.submit({ step: 'calendar', done: 'true' }, '/calendar-setup');
    expect(browser.text).not.toMatch(/Tonight|trial number leaves|reaches/);
    site.shows('Until then, nobody reads your calendar');
    await browser.open('/calendar-setup?agentId=agent_demo');
    site.shows(/This is our own receptionist.*Connect Your Calendar/);
  });

  test('says in a browser that knows no trade that clinics ask for a BAA first', async () => {
    const { browser } = site;
    await createAgent(browser);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    for (const page of ['/demo/agent/agent_abc1', checklist]) {
      await browser.open(page);
      site.shows('Ask us for a BAA');
    }
    const plumber = anotherBrowser();
    await reachVoice(plumber, '/create-agent', { ...business, trade: 'plumbing' });
    await plumber.submit({ intent: 'default' });
    await plumber.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    expect(plumber.text).not.toContain('BAA');
  });

  test('in a new browser says that it doesn’t know the receptionist, and neither congratulates nor offers a trial', async () => {
    const { text, html } = await anotherBrowser().open(checklist);
    expect(text).toMatch(/^.*This browser doesn’t know your receptionist.*Connect Your Calendar/);
    expect(text).not.toMatch(/Congratulations|Tonight:|answering/);
    expect(html).not.toMatch(/href="\/(trial-signup|demo\/agent)/);
    await site.startAfter(createAgent);
    await site.browser.open(checklist);
    expect(site.browser.text).not.toContain('This browser doesn’t know your receptionist.');
  });

  test.each([
    [
      'without a website leads past the widget',
      '/create-agent',
      'Record a voice sample',
      ['voice', 'widget'],
    ],
    ['with a website leads to the widget', '/create-agent2', 'Add the website widget', ['widget', 'voice']],
  ])('of a business %s after the test', async (_what, variant, next, optional) => {
    const { browser } = site;
    await reachVoice(browser, variant);
    await browser.submit({ intent: 'default' });
    if (variant === '/create-agent2') await browser.submit({ intent: 'create' });
    await signUp();
    await browser.openCheckout();
    await browser.open(paid);
    for (const step of ['calendar', 'invite', 'phone'])
      await browser.submit({ step, done: 'true' }, checklist);
    site.shows(`${brand.product} is answering`, 'Next: Test your setup');
    await browser.submit({ step: 'test', done: 'true' }, checklist);
    site.shows(`Next: ${next}`);
    const shown = [...browser.html.matchAll(/data-step="(\w+)"/g)].map(([, step]) => step);
    expect(shown.slice(-2)).toEqual(optional);
  });

  test('without an agent in the URL is the one of the session’s receptionist', async () => {
    const { browser, server } = site;
    await site.startAfter(createAgent);
    await browser.open('/calendar-setup');
    expect(browser.url).toBe(server.url + checklist);
    await browser.open('/calendar-setup?session_id=cs_7');
    expect(browser.url).not.toContain('agentId');
    expect(site.backend.to('store-stripe-redirect')).toHaveLength(0);
  });

  test.each([
    ['Fixed Location', false],
    ['Travel to Customer', true],
  ])('of a business with the service “%s” mentions drives: %s', async (ServiceType, isMentioned) => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent', { ...business, ServiceType, ServiceRangeMiles: '25' });
    await browser.submit({ intent: 'default' });
    await browser.open(checklist);
    site.shows(/needs to see when you’re free/);
    expect(browser.text.includes('drive between them')).toBe(isMentioned);
    await browser.open('/demo/agent/agent_abc1?phone=look');
    expect(/\bdrive|sent out/.test(browser.text)).toBe(isMentioned);
  });

  test('after a mark without scripts opens the next step', async () => {
    await site.startAfter(createAgent);
    await site.browser.post({ step: 'calendar', done: 'true' }, checklist);
    const open = [...site.browser.html.matchAll(/<details[^>]*data-step="(\w+)"[^>]* open=""/g)];
    expect(open.map(([, step]) => step)).toEqual(['calendar', 'invite']);
  });

  test('begins with its heading, and separates what calls need from what is optional', async () => {
    await site.startAfter(createAgent);
    await signUp();
    await site.browser.open(`${checklist}&session_id=cs_1`);
    site.shows(
      new RegExp(
        `Connect Your Calendar ${pricingCopy.ends}.*0 of 3 needed steps done.*` +
          'Needed.*Connect your calendar.*Accept the invite.*forward calls.*Test your setup.*Optional.*website widget',
      ),
    );
  });
});

describe('a checkout that does not open', () => {
  test.each([
    ['refused', 200, { success: false }, 'Nothing was charged.'],
    ['left without an answer', 500, {}, 'Trying again never charges you twice.'],
  ])('%s says whether the owner was charged', async (_how, status, body, sentence) => {
    const { browser, backend } = site;
    await site.startAfter(createAgent);
    await signUp();
    backend.responses['create-subscription'] = () => ({ status, body });
    await browser.submit({ intent: 'subscribe', agent: 'agent_abc1' });
    site.shows('Failed to start subscription. Please try again.', sentence);
  });
});

test('the payment page says above its button when the trial ends, and below it what happens', async () => {
  await site.startAfter(createAgent);
  await signUp();
  site.shows(
    new RegExp(
      `${pricingCopy.card}.*${pricingCopy.startToday} \\w+day, \\w+ \\d+ ?\\..*Start Free Trial ${pricingCopy.checkout}`,
    ),
  );
  await site.browser.open('/trial-signup?agent=agent_abc1');
  site.shows(pricingCopy.startToday);
});

test('the success page promises no number before one is assigned', async () => {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await createAgent(site.browser);
  site.shows('receptionist is set up', 'at most 5 minutes');
  expect(site.browser.text).not.toMatch(/is ready|Give it a call/);
});
