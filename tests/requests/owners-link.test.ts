import { encode } from 'uqr';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { brand } from '../../app/brand';
import { dataTerms } from '../../app/content/data-terms';
import { waitTimes } from '../../app/content/durations';
import { ownersLinkTexts } from '../../app/content/owners-link-texts';
import { pricingCopy } from '../../app/content/pricing-copy';
import { callsHeadings, knownTexts } from '../../app/content/receptionist-texts';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import {
  business,
  createAgent,
  customer,
  neededDone,
  reachVoice,
  sampleForm,
  signUp,
} from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const checklist = '/calendar-setup?agentId=agent_abc1';
const anotherBrowser = () => new PlainBrowser(site.server.url, fetchFromNewAddress());

/** Sets up a receptionist with a number, a trial and a mark. */
async function setUp(browser: PlainBrowser) {
  await createAgent(browser);
  await browser.open('/demo/agent/agent_abc1?phone=look');
  await browser.open('/trial-signup');
  await browser.submit(customer);
  await browser.openCheckout();
  await browser.open(`${checklist}&session_id=cs_1`);
  await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
}

/** The link of the owner of such a receptionist, which the page shows. */
async function makeLink(): Promise<string> {
  const { browser, backend } = site;
  await site.startAfter(setUp);
  backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
  return linkIn(browser);
}

/** The owner's link that this browser can make now, or an empty text. */
async function linkIn(browser: PlainBrowser, headers: Record<string, string> = {}): Promise<string> {
  const { page } = await browser.open('/other-device?agentId=agent_abc1', headers);
  return page.addresses.find((address) => /^http.*&owner=/.test(address)) ?? '';
}

/** At noon in the US, it is the same day in the owner’s time zone and in the one of a device that doesn’t know it. */
function setClockToNoon() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(18) });
}
afterEach(() => void vi.useRealTimers());

const withUrgentNumber = { ...business, UrgentCallsNumber: '512-555-0177' };
const cloned = () => site.backend.to('create-voice-clone').length;
async function clone(browser: PlainBrowser) {
  await browser.open('/voice-recording?agentId=agent_abc1');
  await browser.upload(sampleForm({ businessName: 'Rivera' }));
}

const pages = [checklist, '/demo/agent/agent_abc1'];
test.each(pages)('%s leads the owner’s browser to the link, and doesn’t contain it', async (page) => {
  await makeLink();
  const { browser } = site;
  await browser.open(page);
  expect(decodeURIComponent(browser.html), 'a page with another company’s widget').not.toContain('owner=');
  await browser.open(browser.page.link('Open on another device') ?? '');
  expect(await linkIn(browser)).toMatch(/\/calendar-setup\?agentId=agent_abc1&owner=\S+$/);
  expect(browser.page.find.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
  const stranger = await anotherBrowser().open(page);
  expect(stranger.page.find.queryByRole('link', { name: 'Open on another device' })).toBeNull();
  expect(await linkIn(stranger)).toBe('');
  expect(stranger.text).toContain('This browser doesn’t know you as the owner');
});

test('the QR code holds the link that the page shows', async () => {
  const link = await makeLink();
  const drawing = site.browser.page.find.getByRole('img', { name: 'QR code of the link' });
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  const rows = encode(link, { ecc: 'L', border: 4 }).data.map((row) => row.map(() => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  const draw = (modules: boolean[][]) => modules.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));
  expect(draw(rows)).toEqual(draw(encode(link, { ecc: 'L', border: 4 }).data));
});

test('scripts on our pages can’t read the link', async () => {
  await makeLink();
  for (const type of ['empty', 'iframe'])
    expect(await linkIn(site.browser, { 'Sec-Fetch-Dest': type, 'Sec-Fetch-Site': 'same-origin' })).toBe('');
});

test('the page with the link leads to the checklist if it names no receptionist, or one of ours', async () => {
  await site.startAfter(setUp);
  for (const page of ['/other-device', '/other-device?agentId=agent_demo']) {
    await site.browser.open(page);
    expect(site.browser.url).toContain('/calendar-setup');
  }
});

test('the link has what was marked and assigned since the page before', async () => {
  await site.startAfter(setUp);
  const before = await linkIn(site.browser);
  await site.browser.open(checklist);
  await site.browser.submit({ intent: 'mark', step: 'invite', done: 'true' });
  await site.browser.open('/demo/agent/agent_abc1');
  const after = await anotherBrowser().open(await linkIn(site.browser));
  expect(after.text).toContain(neededDone(2));
  expect((await anotherBrowser().open(before)).text).toContain(neededDone(1));
});

test('the steps can be mailed to the owner, with the link or, in another browser, with the checklist’s address', async () => {
  const link = await makeLink();
  const mailOn = ({ page }: PlainBrowser) => new URL(page.link('Draft an email to myself') ?? '');
  const mail = mailOn(site.browser);
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual([
    customer.email,
    expect.stringMatching(/^Open your receptionist on any phone or computer:\r\nhttp.*owner=/),
  ]);
  expect(mail.searchParams.get('body')).toContain(link.replace(/owner=.*/, 'owner='));
  const stranger = anotherBrowser();
  await linkIn(stranger);
  expect(mailOn(stranger).searchParams.get('body')).toMatch(/\/calendar-setup\?agentId=agent_abc1\r\n/);
});

describe('another device that opens the link', () => {
  test('shows what the owner has done, and changes nothing', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    for (const text of ['Rivera Plumbing', '512-555-0123', pricingCopy.ends, neededDone(1)])
      expect(phone.text).toContain(text);
    expect(phone.page.region('Owner’s link').text).toContain('Trial number 512-555-0123');
    expect(phone.text).not.toContain('see its number');
    expect(phone.text).not.toContain('looking stores nothing');
    expect(phone.text).toContain('just look around. Marks you set here are kept in this browser.');
    expect(phone.text).toContain('Connect your calendar (complete)');
    expect(phone.text).not.toContain('Talk to Your Receptionist');
    await clone(phone);
    expect([phone.status, cloned()]).toEqual([400, 0]);
    await phone.open(checklist);
    expect(phone.text).toContain('Connect your calendar (not complete)');
    await phone.open('/');
    expect(phone.text).not.toContain('Rivera Plumbing');
  });

  test('becomes the owner’s with its button, and keeps what the link holds', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    expect(phone.url).not.toContain('owner=');
    expect(phone.text).toContain('Your receptionist is on this device, too');
    for (const text of ['512-555-0123', pricingCopy.ends, neededDone(1)]) expect(phone.text).toContain(text);
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.text).toMatch(/Your trial number’s last day is \w+day, \w+ \d+\./);
    expect(phone.page.heading).toBe(`Rivera Plumbing ${callsHeadings.notForwarded}`);
    await phone.open('/payment-setup');
    expect(phone.text).toContain('Your Trial Is Set Up');
    await clone(phone);
    expect(cloned()).toBe(1);
    expect(await linkIn(phone)).toContain('owner=');
  });

  test('asks for the customer first if its owner adds a card', async () => {
    const phone = await anotherBrowser().open(await makeLink());
    await phone.submit({ intent: 'claim' });
    await phone.open('/payment-setup?again=true');
    expect(phone.url).toMatch(/\/trial-signup\?.*again=true/);
    await phone.submit(customer);
    expect(phone.url).toBe(`${site.server.url}/payment-setup?again=true`);
  });

  test('knows whether calls are forwarded to the permanent number, before and after the claim', async () => {
    const { browser } = site;
    await makeLink();
    for (const step of ['invite', 'phone'])
      await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
    const before = await anotherBrowser().open(await linkIn(browser));
    expect(before.text).toContain('Still to do');
    await browser.post({ intent: 'forwarded-again', done: 'true' }, checklist);
    const phone = await anotherBrowser().open(await linkIn(browser));
    const done = 'You dialed the code again with your permanent number';
    expect(phone.text).toContain(done);
    await phone.submit({ intent: 'mark', step: 'test', done: 'true' });
    expect(phone.text).toContain(done);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain(done);
    expect(phone.text).toContain('Each browser keeps its own marks');
  });

  test('says of what time the link’s marks are, before and after the claim and a mark of its own', async () => {
    const { browser } = site;
    const link = await makeLink();
    const asOf =
      /of 3 needed steps done\. Marks from your other device as of \w+day, \w+ \d+, \d+:\d+ [AP]M\. What you mark there later/;
    const phone = await anotherBrowser().open(link);
    expect(phone.text).toMatch(asOf);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toMatch(asOf);
    await phone.submit({ intent: 'mark', step: 'invite', done: 'true' });
    expect(phone.text).toMatch(asOf);
    await browser.open(link);
    expect(browser.text).not.toContain('Marks from');
  });

  test('doesn’t say of what time the link’s marks are if it has none', async () => {
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    expect(phone.text).toContain(neededDone(0));
    expect(phone.text).not.toContain('Marks from');
  });

  test.each<[string, string[]]>([
    ['none', []],
    ['the calendar’s', ['invite']],
    ['the forwarding', ['phone']],
  ])(
    'says the same of the owner’s calls as the setup’s device, after these marks: %s',
    async (_marks, steps) => {
      const { browser } = site;
      await makeLink();
      for (const step of steps) await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
      const phone = await anotherBrowser().open(await linkIn(browser));
      await phone.submit({ intent: 'claim' });
      const saidBy = async (device: PlainBrowser) => {
        await device.open('/demo/agent/agent_abc1');
        const said = [
          device.page.heading,
          /Call it and ask[^<]*?(?= (Medical|Open on|You get))/.exec(device.text)?.[0],
        ];
        await device.open(checklist);
        return [...said, /Tonight: who answers your calls [^.]*\./.exec(device.text)?.[0]];
      };
      expect(await saidBy(phone)).toEqual(await saidBy(browser));
    },
  );

  test('doesn’t offer to forward calls that are forwarded already', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(`${checklist}&phone=look`);
    await browser.submit({ intent: 'mark', step: 'phone', done: 'true' }, checklist);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    await phone.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    expect(phone.text).toContain('512-555-0123');
    expect(phone.text).not.toContain('Want it to answer tonight?');
  });

  test('shows on the card of Home what it knows of the trial, and each thing once', async () => {
    setClockToNoon();
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    await phone.submit({ intent: 'claim' });
    await phone.open('/');
    const card = phone.page.region('Your receptionist').text;
    expect(card).toMatch(/Trial When you made this device’s link earlier today, no trial had started/);
    expect(card).toContain('Still none? Start your free trial');
    expect(phone.page.link('Start your free trial')).toBe('/trial-signup?agent=agent_abc1');
    expect(card.match(/Open your checklist/g)).toHaveLength(1);
  });

  test('says that the receptionist answers on each page alike, and that bookings wait for the trial it can’t see', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(`${checklist}&phone=look`);
    for (const step of ['calendar', 'invite', 'phone'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    const answering = `By your checklist, ${brand.product} is answering`;
    expect(phone.text).toContain(answering);
    expect(phone.text).toContain('it takes the calls you forward. Make a test call');
    expect(phone.text).not.toContain('books appointments on your calendar');
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.page.heading).toBe(`Rivera Plumbing ${answering}`);
    await phone.open('/');
    expect(phone.page.region('Your receptionist').text).toContain(`Status ${answering}`);
  });

  test('adds what was marked on it before to what the link holds', async () => {
    const link = await makeLink();
    const phone = anotherBrowser();
    await phone.open(checklist);
    await phone.submit({ intent: 'mark', step: 'invite', done: 'true' });
    await phone.open(link);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain(neededDone(2));
  });

  test('keeps its own marks when the link is opened again', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    await phone.submit({ intent: 'mark', step: 'invite', done: 'true' }, checklist);
    await phone.open(link);
    expect(phone.url).not.toContain('owner=');
    expect(phone.text).not.toMatch(/This is my receptionist|Nothing changed/);
    expect(phone.text).toContain(neededDone(2));
  });

  test('takes the trial and the marks of a newer link, and keeps them when the older one is opened again', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    const older = await linkIn(browser);
    const phone = await anotherBrowser().open(older);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain('Still none? Start your free trial');

    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.openCheckout();
    await browser.open(`${checklist}&session_id=cs_1`);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    const expectNewer = () => {
      for (const text of [pricingCopy.ends, neededDone(1)]) expect(phone.text).toContain(text);
      expect(phone.text).not.toContain('no trial had started');
    };
    await phone.open(await linkIn(browser));
    expectNewer();
    expect(phone.text).not.toContain('This is my receptionist');
    await phone.open(checklist);
    expect(phone.text, 'looking changes nothing').toContain('Still none? Start your free trial');

    await phone.open(await linkIn(browser));
    expect(phone.text).toContain('Keep them here? Update this device');
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain(`Updated from your other device ${neededDone(1)}. ${pricingCopy.ends}`);
    expectNewer();
    const isOlder = 'That link is older than what this device knows Nothing changed.';
    expect(phone.text).not.toContain(isOlder);
    await phone.open(older);
    expect(phone.text).toContain(isOlder);
    expect(phone.text).not.toContain('Update this device');
    expectNewer();
    await phone.open(checklist);
    expect(phone.text).not.toContain(isOlder);
  });

  test('opens a link that it made itself right away, also after a mark', async () => {
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    await phone.submit({ intent: 'claim' });
    const own = await linkIn(phone);
    for (const step of ['calendar', 'invite']) {
      await phone.open(own);
      expect(phone.url).not.toContain('owner=');
      await phone.submit({ intent: 'mark', step, done: 'true' });
    }
    await phone.open(await linkIn(phone));
    expect(phone.url).not.toContain('owner=');
    expect(phone.text).toContain(neededDone(2));
  });

  test('stores only the mark on the page of a newer link, and offers the update until its button is clicked', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    await signUp(browser);
    await browser.openCheckout();
    await browser.open(`${checklist}&session_id=cs_1`);
    await browser.open('/demo/agent/agent_abc1?phone=look');
    const newer = await linkIn(browser);
    await phone.post({ intent: 'mark', step: 'calendar', done: 'true' }, newer);
    expect(phone.url).toContain('owner=');
    for (const text of [pricingCopy.ends, neededDone(1), 'Update this device'])
      expect(phone.text).toContain(text);
    await phone.open(checklist);
    expect(phone.text, 'the trial is only in the link').toContain('Still none? Start your free trial');
    expect(phone.text).toContain(neededDone(1));
    await phone.open(newer);
    await phone.submit({ intent: 'claim' });
    for (const text of ['Updated from your other device', pricingCopy.ends, neededDone(1), '512-555-0123'])
      expect(phone.text).toContain(text);
  });

  test('keeps the newer link and the open steps while it waits for the number', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    await browser.post({ intent: 'mark', step: 'invite', done: 'true' }, checklist);
    const page = new URL(`${await linkIn(browser)}&open=phone&test=true`);
    await phone.open(page.href);
    expect(phone.page.refresh).toBe(`2; url=${page.pathname}${page.search}&phone=look`);
    expect(phone.page.link('Check now')).toBe(`${page.pathname}${page.search}&phone=look`);
    await phone.open(`${page.href}&phone=look`);
    expect(phone.text).toContain('512-555-0123');
    expect(phone.text).toContain('Update this device');
  });

  test('drops the marks that were taken back since the older link, also after a mark on the newer one’s page', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.post({ intent: 'mark', step: 'invite', done: 'true' }, checklist);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    await browser.post({ intent: 'mark', step: 'invite', done: 'false' }, checklist);
    const newer = await linkIn(browser);
    await phone.post({ intent: 'mark', step: 'calendar', done: 'true' }, newer);
    for (const page of [newer, checklist]) {
      await phone.open(page);
      expect(phone.text).toContain(neededDone(1));
      expect(phone.text).toContain('Accept the invite (not complete)');
    }
  });

  test.each([
    ['the newer link says that calls are forwarded to the permanent number', 'true', 'false', 'Still to do'],
    ['the newer link doesn’t', undefined, 'true', 'You dialed the code again'],
  ])('keeps what is marked on the page of a newer link: %s', async (_link, inLink, marked, shown) => {
    const { browser } = site;
    await makeLink();
    for (const step of ['invite', 'phone'])
      await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    if (inLink) await browser.post({ intent: 'forwarded-again', done: inLink }, checklist);
    const newer = await linkIn(browser);
    await phone.post({ intent: 'forwarded-again', done: marked }, newer);
    expect(phone.text).toContain(shown);
    expect(phone.text).not.toContain('Updated from your other device');
    await phone.submit({ intent: 'claim' }, newer);
    expect(phone.text).toContain(shown);
  });

  test('says of a newer link with the same marks how recent they are', async () => {
    const { browser } = site;
    await site.startAfter(setUp);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const phone = await anotherBrowser().open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    const asOf = () => /as of [^.]*/.exec(phone.text)?.[0];
    const before = asOf();
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await phone.open(await linkIn(browser));
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain('Updated from your other device');
    expect(asOf()).not.toBe(before);
  });

  test('says what its owner can do there, and not that details can be changed', async () => {
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    expect(phone.text).toContain('Then you can record your voice here and see its number.');
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain('Here you can record your voice, get your trial number, and mark steps.');
    expect(phone.text).not.toContain('change your receptionist');
  });

  test('doesn’t say that the widget is only for businesses with a website, which this one may have', async () => {
    const only = 'Only with a website';
    await site.startAfter(createAgent);
    expect((await site.browser.open(checklist)).text, 'set up without one').toContain(only);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    expect(phone.text).not.toContain(only);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).not.toContain(only);
  });

  test('doesn’t say that a trial hasn’t started that may have started elsewhere', async () => {
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    await phone.submit({ intent: 'claim' });
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.text).toContain('Already started it?');
    expect(phone.text).toContain(`Start Your Free Trial ${pricingCopy.start}`);
    expect(phone.text).not.toContain(pricingCopy.notStarted);
  });

  test('shows what the owner gave elsewhere as that, and not as missing', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.text).toMatch(
      /Urgent calls No number given: it takes a message\. Email us the number Voice Our default voice/,
    );

    const owner = anotherBrowser();
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await reachVoice(owner, '/create-agent', withUrgentNumber);
    await owner.upload(sampleForm());
    const tablet = await anotherBrowser().open(await linkIn(owner));
    expect(tablet.text).toContain(waitTimes.ownVoiceShort);
    await tablet.submit({ intent: 'claim' });
    await tablet.open('/demo/agent/agent_abc1');
    expect(tablet.text).toContain('Voice Your voice');
  });

  test('shows none of the answers but the name, and says where they are', async () => {
    await reachVoice(site.browser, '/create-agent', withUrgentNumber);
    await site.browser.submit({ intent: 'default' });
    const link = await linkIn(site.browser);
    site.shows('Your other answers aren’t in the link, so they show only here.');
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    await phone.open('/demo/agent/agent_abc1');
    const known = phone.page.region('What it knows').text;
    expect(known).toMatch(
      /Rivera Plumbing Urgent calls It rings the number you gave Voice .* Languages 30\+/,
    );
    expect(known).toContain(knownTexts.setUpElsewhere);
    expect(known).toMatch(/Email us the correction ?: write what’s wrong and send it\./);
    expect(known).not.toMatch(/Mon-Fri|512-555-0177|1 Main St/);
  });

  test.each([
    ['plumbing', false, false],
    ['dental', true, false],
    ['', false, true],
  ])('knows if callers may be patients, from the trade “%s”', async (trade, needsBaa, asks) => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent', { ...business, BusinessName: 'Rivera', trade });
    await browser.submit({ intent: 'default' });
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    const phone = await anotherBrowser().open(await linkIn(browser));
    const expectSame = () => {
      expect([phone.text.includes(dataTerms.baa), phone.text.includes('Medical or dental?')]).toEqual([
        needsBaa,
        asks,
      ]);
    };
    expectSame();
    await phone.submit({ intent: 'claim' });
    expectSame();
    await phone.open('/demo/agent/agent_abc1');
    expectSame();
    const third = await anotherBrowser().open(await linkIn(phone));
    expect(third.text.includes(dataTerms.baa), 'a link of that device').toBe(needsBaa);
  });

  test('doesn’t offer a trial that may have started elsewhere without saying so', async () => {
    setClockToNoon();
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(await linkIn(site.browser));
    await phone.submit({ intent: 'claim' });
    const known = /When you made this device’s link earlier today, no trial had started/;
    expect(phone.text).toMatch(known);
    expect(phone.text).toContain('Still none? Start your free trial');
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.page.heading.trim()).toBe('Rivera Plumbing’s receptionist is set up');
    expect(phone.text).toMatch(known);
    await phone.open('/trial-signup?agent=agent_abc1');
    expect(phone.text).toMatch(known);
    expect(phone.page.field('Full Name')).toBe('Rivera Plumbing');
    expect(phone.text).toContain(ownersLinkTexts.nameAlone);
    expect(phone.text).not.toContain('We filled in what you told us');
    await phone.open('/');
    expect(phone.text).toContain('Open your checklist');
    const third = await anotherBrowser().open(await linkIn(phone));
    await third.submit({ intent: 'claim' });
    expect(third.text).toContain(pricingCopy.maybeStarted);
  });

  const marks = [
    [
      'a step',
      [],
      'Mark as Complete : Accept the invite',
      { intent: 'mark', step: 'invite', done: 'true' },
      2,
    ],
    [
      'the second forwarding',
      ['invite', 'phone'],
      'I’ve dialed it again',
      { intent: 'forwarded-again', done: 'true' },
      3,
    ],
  ] as const;
  test.each(marks)(
    'keeps the link after %s is marked, and stores only that',
    async (_what, steps, name, mark, done) => {
      await makeLink();
      for (const step of steps) await site.browser.post({ intent: 'mark', step, done: 'true' }, checklist);
      const link = await linkIn(site.browser);
      const phone = await anotherBrowser().open(link);
      const form = phone.page.button(name).closest('form');
      await phone.submit(mark, form?.getAttribute('action') ?? phone.url);
      expect(phone.url).toContain(new URL(link).search);
      for (const text of ['512-555-0123', pricingCopy.ends, neededDone(done)])
        expect(phone.text).toContain(text);
      expect(phone.page.find.queryByRole('button', { name })).toBeNull();
      await phone.open('/demo/agent/agent_abc1');
      expect(phone.text).toMatch(/Talk to This Receptionist.*This browser doesn’t know this receptionist/);
      await clone(phone);
      expect(cloned()).toBe(0);
    },
  );
});

test.each([
  ['is forged', (link: string) => `${link.slice(0, -4)}AAAA`],
  ['names another receptionist', (link: string) => link.replace('agent_abc1', 'agent_other1')],
  ['is cut off', (link: string) => link.slice(0, -20)],
  ['is empty', (link: string) => link.replace(/owner=.*/, 'owner=')],
])('a link that %s is ignored, with a sentence', async (_how, change) => {
  const link = change(await makeLink());
  const phone = await anotherBrowser().open(link);
  expect([phone.status, phone.text]).toEqual([200, expect.stringContaining('has expired or is incomplete')]);
  expect(phone.text).not.toContain('This is my receptionist');
  expect(phone.text).not.toContain('Talk to Your Receptionist');
  await phone.open('/voice-recording');
  await phone.submit({ intent: 'claim' }, link);
  expect([phone.url, phone.text]).toEqual([link, expect.stringContaining('has expired or is incomplete')]);
  await clone(phone);
  expect(cloned()).toBe(0);
});

test('another site can’t press the button', async () => {
  const link = await makeLink();
  const phone = await anotherBrowser().open(link);
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  await phone.send(link, { method: 'POST', headers, body: 'intent=claim' });
  expect(phone.status).toBe(403);
  await clone(phone);
  expect(cloned()).toBe(0);
});
