import { expect, test } from 'vitest';

import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';
import { business, customer, sampleForm } from '../setup/typical-owner';

/** One set-up in two tabs, one of which waits for a slow response. */
const site = useSite();
const text = () => pageText(site.browser.html);
const typed = {
  intent: 'next',
  ...business,
  BusinessName: 'Typed by hand',
  BusinessAddressCity: '',
};
const found = {
  BusinessName: 'Found on the web',
  BusinessAddressCity: 'Austin',
  WeeklySchedule: { sunday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] } },
};

/** A function that responds once it is released. */
function heldBack(functionName: string, body: unknown) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  site.backend.responses[functionName] = async () => {
    await released;
    return { status: 200, body };
  };
  return {
    release,
    requested: () => expect.poll(() => site.backend.to(functionName).length).toBeGreaterThan(0),
  };
}

async function begin(path: string) {
  await site.browser.open(path);
  await site.browser.submit({ intent: 'form' }, path);
  const website = site.browser.url;
  return { website, step: (name: string) => website.replace('/website?', `/${name}?`) };
}

/** A set-up without a website, in which nothing is typed yet. */
async function beginWithoutWebsite(path = '/create-agent') {
  const setUp = await begin(path);
  await site.browser.submit({ intent: 'no-website' }, setUp.website);
  return setUp;
}

test.each(['/create-agent', '/create-agent2'])(
  'of %s: a reading that answers late changes nothing that was typed meanwhile, and fills what is empty',
  { tags: ['D.wizard.late', 'E.tabs'] },
  async (path) => {
    const { browser } = site;
    const { website, step } = await begin(path);
    const reading = heldBack('scrape-and-extract-business-data', { success: true, businessData: found });
    if (path !== '/create-agent') await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    const late = browser.submit(
      { intent: 'analyze', websiteAddress: 'rivera.example' },
      path === '/create-agent' ? website : step('analysis'),
    );
    await reading.requested();
    await browser.submit(typed, step('business'));
    expect(browser.url).toContain('/voice');
    reading.release();
    await late;
    expect(browser.url).toContain('/business');
    for (const value of ['Typed by hand', '512-555-0100', '1 Main St', 'Austin'])
      expect(browser.html).toContain(`value="${value}"`);
    expect(browser.html).not.toContain('Found on the web');
    await browser.open(step('voice'));
    expect(browser.url).toContain('/voice');
  },
);

/** What the tab's form was served with. */
const servedNow = () => /name="served" value="([^"]+)"/.exec(site.browser.html)?.[1] ?? '';

test(
  'what another tab changed stays where this one left it, and this one is asked where both did',
  { tags: ['E.tabs'] },
  async () => {
    const { browser } = site;
    const { step } = await beginWithoutWebsite();
    await browser.submit(typed, step('business'));
    await browser.open(step('business'));
    const first = { ...typed, served: servedNow() };
    await browser.open(step('business'));
    const second = { ...typed, served: servedNow() };
    await browser.submit(
      { ...first, BusinessName: 'First', BusinessPhoneNumber: '5125550111' },
      step('business'),
    );
    expect(browser.url).toContain('/voice');
    await browser.submit(
      { ...second, BusinessAddressCity: 'Austin', BusinessPhoneNumber: '(512) 555-0111' },
      step('business'),
    );
    expect(browser.url).toContain('/voice');
    await browser.open(step('business'));
    for (const value of ['First', '512-555-0111', 'Austin'])
      expect(browser.html).toContain(`value="${value}"`);

    await browser.submit({ ...first, BusinessName: 'Other', BusinessAddressCity: '' }, step('business'));
    expect(browser.status).toBe(400);
    expect(text()).toContain('You changed this setup in another tab in the meantime.');
    for (const value of ['Other', 'Austin']) expect(browser.html).toContain(`value="${value}"`);
    await browser.submit({ ...typed, served: servedNow(), BusinessName: 'Other' }, step('business'));
    expect(browser.url).toContain('/voice');
  },
);

test(
  'Back to a form that was refused first, and sending it again, is no other tab',
  { tags: ['E.tabs', 'D.back'] },
  async () => {
    const { browser } = site;
    const { step } = await beginWithoutWebsite();
    const first = { ...typed, served: servedNow() };
    await browser.submit({ ...first, BusinessPhoneNumber: '12' }, step('business'));
    expect(browser.status).toBe(400);
    const refused = { ...typed, served: servedNow() };
    await browser.submit(refused, step('business'));
    expect(browser.url).toContain('/voice');
    for (const form of [
      refused,
      { ...refused, BusinessName: 'Changed again' },
      { ...first, BusinessName: '3rd' },
    ]) {
      await browser.submit(form, step('business'));
      expect(browser.url).toContain('/voice');
    }
    await browser.open(step('business'));
    expect(browser.html).toContain('value="3rd"');
  },
);

test.each(['reading', 'cloning'])(
  'a late %s does not bring a set-up back that has become a receptionist',
  { tags: ['D.wizard.late', 'E.once'] },
  async (what) => {
    const { browser, backend } = site;
    const { website, step } = await beginWithoutWebsite();
    await browser.submit(typed, step('business'));
    const late =
      what === 'reading'
        ? heldBack('scrape-and-extract-business-data', { success: true, businessData: found })
        : heldBack('create-voice-clone', { success: false });
    const waiting =
      what === 'reading'
        ? browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' }, website)
        : browser.upload(sampleForm(), step('voice'));
    await late.requested();
    await browser.submit({ intent: 'default' }, step('voice'));
    expect(browser.url).toContain('/demo/agent/agent_abc1');
    late.release();
    await waiting;
    for (const page of ['website', 'business', 'voice']) {
      await browser.open(step(page));
      expect(browser.url).toContain('/demo/agent/agent_abc1');
      await browser.submit({ intent: 'default' }, step(page));
      expect(browser.url).toContain('/demo/agent/agent_abc1');
    }
    expect(backend.to('create-full-agent')).toHaveLength(1);
  },
);

test(
  'going back and reading another website takes what was only found with it',
  { tags: ['D.wizard.late'] },
  async () => {
    const { browser, backend } = site;
    const { website, step } = await begin('/create-agent');
    const response = (businessData: object) =>
      (backend.responses['scrape-and-extract-business-data'] = { success: true, businessData });
    response({ BusinessName: 'Wrong Site', BusinessAddressCity: 'Boston' });
    await browser.submit({ intent: 'analyze', websiteAddress: 'wrong.example' }, website);
    await browser.submit(
      {
        intent: 'back',
        BusinessName: 'Wrong Site',
        BusinessAddressCity: 'Boston',
        BusinessAddressStreet: '1 Main St',
      },
      step('business'),
    );
    response({ BusinessName: 'Right Site', BusinessAddressStreet: '9 Web Road' });
    await browser.submit({ intent: 'analyze', websiteAddress: 'right.example' }, website);
    expect(browser.html).toContain('value="Right Site"');
    expect(browser.html).toContain('value="1 Main St"');
    expect(text()).not.toContain('Boston');
    expect(browser.html).not.toContain('value="Boston"');
  },
);

test.each([
  ['/create-agent', {}, false],
  ['/create-agent2', {}, false],
  ['/create-agent3', { websiteAddress: 'half an addr' }, false],
  ['/create-agent', { email: 'ana@rivera.example' }, true],
  ['/create-agent', { websiteAddress: 'rivera.example' }, true],
] as [string, Record<string, string>, boolean][])(
  'a receptionist has an e-mail to write to: of %s with %j Business Email is optional: %s',
  { tags: ['D.wizard.no-website', 'D.wizard.email-required'] },
  async (path, known, isOptional) => {
    const { browser } = site;
    const { website, step } = await begin(path);
    await browser.submit({ intent: isOptional ? 'skip' : 'no-website', ...known }, website);
    expect(browser.url).toBe(step('business'));
    expect(browser.html).toMatch(/name="BusinessName"(?![^>]*value="[^"])/);
    expect(/Business Email \(optional\)/.test(text())).toBe(isOptional);
    const { BusinessEmail: _none, ...others } = typed;
    await browser.submit(others, step('business'));
    if (!isOptional) {
      expect(browser.status).toBe(400);
      expect(text()).toContain('Please fill in these required fields: Business Email');
      await browser.submit(typed, step('business'));
    }
    expect(browser.url).toContain('/voice');
  },
);

test('a step sent without its word creates and spends nothing', { tags: ['D.explicit'] }, async () => {
  const { browser, backend } = site;
  for (const path of ['/create-agent', '/create-agent2']) {
    const { website, step } = await beginWithoutWebsite(path);
    await browser.submit(typed, step('business'));
    if (path !== '/create-agent') await browser.submit({ intent: 'default' }, step('voice'));
    for (const intent of [undefined, '', 'CREATE', 'toString', 'agent'])
      for (const page of [website, step('analysis'), step('voice'), step('confirm')]) {
        await browser.submit(intent === undefined ? { websiteAddress: 'a.example' } : { intent }, page);
        expect(browser.status).toBeLessThan(500);
      }
  }
  await browser.submit({ ...customer, agent: 'agent_abc1' }, `${site.server.url}/trial-signup`);
  await browser.submit({}, `${site.server.url}/payment-setup`);
  expect(backend.calls.filter(({ functionName }) => functionName !== 'log-agent-creator-step')).toEqual([]);
});
