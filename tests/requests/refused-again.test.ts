import { expect, test } from 'vitest';

import { business, createAgent, customer, reachBusiness, signUp } from '../setup/typical-owner';
import type { PlainBrowser } from '../setup/plain-browser';
import { useSite } from './site';

/** Each form, refused, corrected in one field, and refused for another: the response is about what was sent last. */

const site = useSite();

interface RefusedForm {
  reach: (browser: PlainBrowser) => Promise<unknown>;
  /** The form as it would be accepted. */
  right: Record<string, string>;
  /** Two ways to be refused, each for the fields that it changes. */
  wrong: [Record<string, string>, Record<string, string>];
}

const forms: Record<string, RefusedForm> = {
  'the website step': {
    reach: async (browser) => {
      await browser.open('/create-agent');
      await browser.submit({ intent: 'form' });
    },
    right: { websiteAddress: 'rivera.example', email: 'ana@rivera.example', intent: 'analyze' },
    wrong: [{ websiteAddress: 'not a site' }, { email: 'ana' }],
  },
  'the business step': {
    reach: (browser) => reachBusiness(browser),
    right: { ...business, intent: 'next' },
    wrong: [{ BusinessName: '', BusinessPhoneNumber: '12' }, { BusinessAddressZipcode: 'x' }],
  },
  'the trial form': {
    reach: async (browser) => {
      await createAgent(browser);
      await browser.open('/trial-signup?agent=agent_abc1');
    },
    right: customer,
    wrong: [{ name: '', zipCode: 'x' }, { email: 'ana' }],
  },
  'the form for forwarding codes': {
    reach: (browser) => browser.open('/testforwarding'),
    right: { type: 'busy', carrier: 'att', number: '512-555-0100' },
    wrong: [{ number: '1' }, { number: '12' }],
  },
};

/** The names of the fields that the page marks as wrong. */
const marked = ({ page }: PlainBrowser) =>
  [...page.document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'));

/** The values of these fields on the page. */
const shown = ({ page }: PlainBrowser, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, page.fieldNamed(name)]));

test.each(Object.entries(forms))(
  '%s that is refused twice shows what was sent last, and only its mistakes',
  async (_form, { reach, right, wrong }) => {
    const { browser } = site;
    await reach(browser);
    const formUrl = browser.url;
    for (const mistakes of wrong) {
      await browser.submit({ ...right, ...mistakes });
      expect(browser.status).toBe(400);
      expect(marked(browser)).toEqual(Object.keys(mistakes));
      expect(shown(browser, mistakes)).toEqual(mistakes);
    }
    await browser.submit(right);
    expect(browser.status).toBe(200);
    expect(marked(browser)).toEqual([]);
    await browser.open(formUrl);
    expect(marked(browser), 'on the form, opened again').toEqual([]);
  },
);

test('a payment that fails twice can be made the third time, and no failure is shown afterwards', async () => {
  const { browser } = site;
  await createAgent(browser);
  await signUp(browser);
  const accepted = site.backend.responses['create-subscription'];
  for (const error of ['one', 'two']) {
    site.backend.responses['create-subscription'] = { error };
    await browser.submit({ intent: 'subscribe' });
    site.shows('Please try again.');
    expect(browser.page.find.getAllByRole('alert')).toHaveLength(1);
  }
  site.backend.responses['create-subscription'] = accepted;
  await browser.submit({ intent: 'subscribe' });
  expect(browser.url).toBe('https://pay.example/session');
  await browser.open(`${site.server.url}/payment-setup`);
  expect(browser.page.find.queryAllByRole('alert')).toEqual([]);
});
