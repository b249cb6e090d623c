import { describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { startTexts } from '../../app/content/setup-texts';
import { neededKeys } from '../../app/receptionist/record/checklist-steps';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { createRandom } from '../setup/random';
import {
  business,
  checklist,
  createAgent,
  customer,
  reachBusiness,
  reachVoice,
  signUp,
} from '../setup/typical-owner';
import { useSite } from './site';

// What the public pages show a visitor who comes back with a receptionist or a setup.
const site = useSite();
/** The cards of what the visitor has. */
const cardsOf = ({ page }: PlainBrowser) =>
  ['Your receptionist', 'Your setup'].filter((name) => page.find.queryByRole('region', { name }));
const openAsStranger = (path: string) => new PlainBrowser(site.server.url, fetchFromNewAddress()).open(path);

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

  test.each(pages)('%s shows the receptionist', async (page) => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(page);
    expect(cardsOf(browser)).toContain('Your receptionist');
    site.shows(
      'Rivera Plumbing',
      `Trial ${pricingCopy.startsWithCard}`,
      'Start Trial Now',
      'Back to my receptionist',
    );
    expect(browser.text).not.toMatch(/Try Free Tonight|Get Started Today| Try Now /);
  });

  test.each(pages)('%s shows it to nobody else', async (page) => {
    expect(cardsOf(await openAsStranger(page))).not.toContain('Your receptionist');
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
    await site.startAfter(createAgent);
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

  test('the forwarding form is filled in with the number of the receptionist, and only another number is to be checked', async () => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = { success: true, phoneNumber: '5125550199' };
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look');
    await browser.open('/testforwarding');
    expect(browser.page.field('Forward to')).toBe('512-555-0199');
    expect(browser.page.link('My receptionist')).toBe('/demo/agent/agent_abc1');
    await browser.submit({ carrier: 'att' });
    site.shows('go to 512-555-0199');
    expect(browser.text).not.toContain('Check that it’s your trial number or your permanent number.');
    await browser.submit({ carrier: 'att', number: '512-555-0101' });
    site.shows('Check that it’s your trial number or your permanent number.');
    await browser.open('/testforwarding?number=512-555-0101');
    expect(browser.page.field('Forward to')).toBe('512-555-0101');
    expect(browser.text).not.toContain('*92');
    await browser.submit({ type: 'busy', carrier: 'att', number: '' }, '/testforwarding');
    site.shows('Please enter a 10-digit US phone number.');
    expect((await openAsStranger('/testforwarding')).html).not.toContain('512-555-0199');
  });

  test.each(['/no/such/page', '/casey', '/blog/no-such-article'])(
    'the header of %s, which is missing, links to it',
    async (path) => {
      const { browser } = site;
      await site.startAfter(createAgent);
      await browser.open(path);
      expect([browser.status, browser.page.link('My receptionist')]).toEqual([404, '/demo/agent/agent_abc1']);
    },
  );

  test('says first that the receptionist is answering, once it is', async () => {
    const { browser } = site;
    const live = new RegExp(
      `Rivera Plumbing Status By your checklist, ${brand.product} is answering Trial number`,
    );
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    await signUp(browser);
    await browser.openCheckout();
    await browser.open(`${checklist}&session_id=cs_1`);
    for (const step of neededKeys) {
      await browser.open('/');
      expect(browser.text).not.toMatch(live);
      await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
    }
    for (const page of ['/', '/try-now']) {
      await browser.open(page);
      site.shows(live);
    }
  });

  test('links to the next step after each one, as the receptionist’s page does', async () => {
    const { browser } = site;
    const expectNext = async (label: string, path: string, pages = ['/demo/agent/agent_abc1', '/']) => {
      for (const page of pages) {
        await browser.open(page);
        const links = browser.page.find.getAllByRole('link', { name: label });
        expect(links.map((link) => link.getAttribute('href'))).toContain(path);
      }
    };
    await site.startAfter(createAgent);
    await expectNext('Start Trial Now', '/trial-signup?agent=agent_abc1');
    await signUp(browser);
    await expectNext('Add a card to start your trial', '/payment-setup?agent=agent_abc1');
    await browser.openCheckout();
    await browser.open(`${checklist}&session_id=cs_1`);
    await expectNext('Open your checklist', checklist);
    await expectNext('Connect your calendar', checklist, ['/']);
    site.shows(pricingCopy.ends);
    await browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    await expectNext('Accept the invite', checklist, ['/']);
    await browser.open('/try-now');
    site.shows(/Welcome Back.*Accept the invite.*Set Up Another Receptionist/);
  });
});

describe('several receptionists in one browser', () => {
  /** The last one is the session's current one. */
  const create = (names: readonly string[]) => async (browser: PlainBrowser) => {
    for (const [index, BusinessName] of names.entries()) {
      site.backend.responses['create-full-agent'] = { success: true, agentId: `agent_abc${index + 1}` };
      await reachVoice(browser, '/create-agent', { ...business, BusinessName });
      await browser.submit({ intent: 'default' });
    }
  };
  const createTwo = create(['Rivera Plumbing', 'Rivera Electric']);
  const fromOurPage = { 'Sec-Fetch-Site': 'same-origin' };

  test.each(['/', '/for/dental', '/try-now', '/create-agent'])('%s links to the other one', async (page) => {
    const { browser } = site;
    await site.startAfter(createTwo);
    await browser.open(page);
    const card = browser.page.region('Your receptionist');
    expect(card.text).toMatch(
      /^ Your receptionist Rivera Electric .*Your other receptionist Rivera Plumbing/,
    );
    expect(card.link('Rivera Plumbing')).toBe('/demo/agent/agent_abc1');
  });

  test('each has a page that links to the other one, and is on Home once its page was opened', async () => {
    const { browser } = site;
    await site.startAfter(createTwo);
    await browser.open('/demo/agent/agent_abc1', fromOurPage);
    site.shows('Your other receptionist: Rivera Electric');
    expect(browser.page.link('Rivera Electric')).toBe('/demo/agent/agent_abc2');
    await browser.open('/');
    site.shows(/Your receptionist Rivera Plumbing .*Your other receptionist Rivera Electric/);
    await browser.open('/demo/agent/agent_abc2', fromOurPage);
    site.shows('Your other receptionist: Rivera Plumbing');
    await browser.open('/create-agent');
    expect(browser.text).not.toContain('remembers three receptionists');
  });

  test('a payment page pays for the one that it was opened for', async () => {
    const { browser, backend, server } = site;
    await site.startAfter(createTwo);
    await browser.open('/trial-signup?agent=agent_abc1', fromOurPage);
    await browser.submit(customer);
    const payment = browser.page.values;
    await browser.open('/demo/agent/agent_abc2', fromOurPage);
    await browser.post({ ...payment, intent: 'subscribe' }, `${server.url}/payment-setup`);
    expect(backend.to('create-subscription').map(({ body }) => body.agentId)).toEqual(['agent_abc1']);
  });

  test('the header of each one’s pages doesn’t lead to the other one', async () => {
    const { browser } = site;
    await site.startAfter(createTwo);
    for (const page of ['/demo/agent/agent_abc1', '/other-device?agentId=agent_abc1']) {
      await browser.open(page);
      const [header] = browser.page.find.getAllByRole('banner');
      expect(header?.textContent, page).not.toContain('My receptionist');
    }
  });

  test('three are in one list, and the setup says that a fourth replaces one', async () => {
    const { browser } = site;
    await site.startAfter(create(['Rivera Plumbing', 'Rivera Electric', 'Rivera Roofing']));
    await browser.open('/');
    site.shows(/Rivera Roofing .*Your other receptionists Rivera Electric ?, Rivera Plumbing/);
    await browser.open('/demo/agent/agent_abc2');
    site.shows(/Your other receptionists: Rivera Roofing ?, Rivera Plumbing/);
    await browser.open('/create-agent');
    site.shows(startTexts.keepsThree);
  });

  test('one alone, and somebody else’s, mention no other', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    for (const page of [
      '/',
      '/demo/agent/agent_abc1',
      '/demo/agent/agent_theirs',
      '/demo/agent/agent_demo',
    ]) {
      await browser.open(page);
      expect(browser.text, page).not.toContain('our other receptionist');
    }
  });
});

describe('the card of a visitor whose setup is unfinished', () => {
  let step = '';
  async function leaveSetup(browser: PlainBrowser): Promise<void> {
    await reachVoice(browser);
    step = browser.url;
  }
  const pages = ['/', '/alex', '/backupHome101525', '/for/dental', '/plumbing'];

  test.each(pages)('%s shows it', async (page) => {
    const { browser } = site;
    await site.startAfter(leaveSetup);
    await browser.open(page);
    expect(cardsOf(browser)).toContain('Your setup');
    site.shows('Rivera Plumbing');
    expect(step).toContain(browser.page.link('Continue where you left off'));
  });

  test.each(pages)('%s shows it to nobody else', async (page) => {
    expect(cardsOf(await openAsStranger(page))).not.toContain('Your setup');
  });

  test('names the trade of a setup that has neither a name nor a website', async () => {
    const { browser } = site;
    await browser.open('/create-agent2?trade=hair-salon');
    await browser.submit({ intent: 'form' }, '/create-agent2');
    await browser.submit({ intent: 'no-website' });
    await browser.open('/');
    expect(cardsOf(browser)).not.toContain('Your setup');
    await browser.open('/create-agent2');
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'no-website' });
    await browser.submit({ 'edit-trade': 'choose', trade: 'hair-salon' });
    await browser.open('/');
    expect(cardsOf(browser)).toContain('Your setup');
    site.shows('Hair salon');
  });

  test('leads to the website step of a setup whose website wasn’t read yet', async () => {
    const { browser } = site;
    const start = { intent: 'start', readsOnNextPage: 'true', websiteAddress: 'www.rivera.example' };
    await browser.post(start, '/create-agent/website');
    const address = browser.url.replace('#read', '');
    await browser.open('/');
    expect(cardsOf(browser)).toContain('Your setup');
    site.shows('rivera.example');
    expect(address).toContain(browser.page.link('Continue where you left off'));
  });

  test('is kept out of caches', async () => {
    const { browser, server } = site;
    await site.startAfter(leaveSetup);
    const cacheControl = async (path: string, Cookie: string) =>
      (await fetch(server.url + path, { headers: { Cookie } })).headers.get('cache-control');
    for (const path of ['/', '/for/dental']) {
      expect(await cacheControl(path, browser.cookie)).toBe('no-store');
      expect(await cacheControl(path, '')).not.toBe('no-store');
    }
  });

  test('is left out while a setup has neither a name nor a website', async () => {
    const { browser } = site;
    await reachBusiness(browser);
    await browser.open('/');
    expect(cardsOf(browser)).not.toContain('Your setup');
  });

  test('also offers older setups, the newer first', async () => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent2', { ...business, BusinessName: 'Ace HVAC' });
    const older = browser.url;
    await leaveSetup(browser);
    await browser.open('/');
    const card = browser.page.region('Your setup');
    expect(card.text).toMatch(/^ Unfinished setup Rivera Plumbing .*Also unfinished Ace HVAC. Continue/);
    expect(step).toContain(card.link('Continue where you left off'));
    expect(older).toContain(card.link('Continue'));
  });

  test('is a line in the card of a receptionist instead', async () => {
    const { browser } = site;
    await createAgent(browser);
    await reachVoice(browser, '/create-agent', { ...business, BusinessName: 'Rivera Electric' });
    const left = browser.url;
    await browser.open('/');
    expect(cardsOf(browser)).not.toContain('Your setup');
    const card = browser.page.region('Your receptionist');
    expect(card.text).toContain('Unfinished setup Rivera Electric. Continue');
    expect(left).toContain(card.link('Continue'));
  });
});

test('every unfinished setup is offered, the newest first, each with its own buttons', async () => {
  const { browser } = site;
  await reachVoice(browser);
  await reachVoice(browser, '/create-agent', { ...business, BusinessName: 'Second Try' });
  await browser.open('/create-agent');
  const setups = () => browser.page.region('Your setup');
  expect(setups().text).toMatch(/Second Try.*Rivera Plumbing/);
  const buttons = setups().find.getAllByRole('button', { name: 'Discard this draft' });
  const links = setups().find.getAllByRole('link', { name: /^Continue/ });
  expect([links.length, buttons.length]).toEqual([2, 2]);
  for (const button of buttons) {
    const folded = button.closest('details');
    expect(folded?.getAttribute('open'), 'one tap deletes nothing').toBeNull();
    expect(folded?.querySelector('summary')?.getAttribute('class')).not.toMatch(/\bbtn\b/);
    expect(folded?.textContent).toContain('Discarding deletes what you entered in this setup.');
  }
  await browser.open(links[1]?.getAttribute('href') ?? '');
  expect(browser.text).toContain('Choose a Voice');
  await browser.open('/create-agent');
  await browser.submit({ intent: 'discard', draft: setups().fieldNamed('draft') });
  site.shows('Draft discarded', 'Rivera Plumbing');
  expect(browser.text).not.toContain('Second Try');
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
    const id = browser.page.fieldNamed('draft');
    await browser.submit({ intent: 'discard', draft: id }, '/create-agent3');
    site.shows('Draft discarded', 'Rivera Plumbing');
    expect(cardsOf(browser)).not.toContain('Your setup');
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

  test('isn’t said to be elsewhere when its address is opened after it was discarded', async () => {
    const { browser } = site;
    await leaveDraft(browser);
    const address = browser.url;
    await leaveDraft(browser);
    const id = String(new URL(address).searchParams.get('draft'));
    await browser.post({ intent: 'discard', draft: id }, '/create-agent');
    await browser.open(address);
    site.shows('This setup isn’t here anymore You discarded it', 'Continue where you left off');
    expect(browser.text).not.toContain('start again');
  });

  test.each(['', 'no-draft', '../..', 'zzzzzzzzzzzz'])('is still there after discarding %j', async (id) => {
    const { browser } = site;
    await site.startAfter(leaveDraft);
    await browser.post({ intent: 'discard', draft: id }, '/create-agent');
    expect(browser.status).toBe(200);
    expect(cardsOf(browser)).toContain('Your setup');
  });
});
