import { expect, test } from 'vitest';

import { randomNumbers, seed } from '../setup/random';
import { useSite } from './backend-site';
import { customer } from '../setup/typical-owner';

/** One person, one agent, one subscription: whatever order a visitor does things in. */
const site = useSite();
const keys = () => site.backend.to('create-subscription').map(({ headers }) => headers['idempotency-key']);
const at = (path: string) => site.server.url + path;
const unknown = [408, 409, 425, 429, 500, 503];

/** What a visitor may do, on whatever page: each is a post of a page that is open in some tab. */
const doings = {
  sendsTheForm: () => site.browser.submit(customer, at('/trial-signup')),
  sendsItTwice: () =>
    Promise.all([
      site.browser.submit(customer, at('/trial-signup')),
      site.browser.submit(customer, at('/trial-signup')),
    ]),
  sendsItInOtherSpelling: () =>
    site.browser.submit(
      { ...customer, name: ' ANA  Rivera ', email: 'Ana@Rivera.example' },
      at('/trial-signup'),
    ),
  pays: () => site.browser.submit({ intent: 'subscribe' }, at('/payment-setup')),
  paysInTwoTabs: () =>
    Promise.all([
      site.browser.submit({ intent: 'subscribe' }, at('/payment-setup')),
      site.browser.submit({ intent: 'subscribe' }, at('/payment-setup')),
    ]),
};

test(
  'a repeat carries the same key, over form, tabs, Back and unknown outcomes',
  { tags: ['D.backend.key', 'D.backend.subscription'] },
  async () => {
    const random = randomNumbers();
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    site.backend.responses['create-subscription'] = () =>
      random() < 0.5
        ? { status: pick(unknown) ?? 500, body: {} }
        : { status: 200, body: { url: 'https://pay.example/session' } };
    await site.browser.open(at('/trial-signup'));
    await doings.sendsTheForm();
    for (let step = 0; step < 30; step += 1) await pick(Object.values(doings))?.();
    await doings.pays();
    expect(new Set(keys()).size, `TEST_SEED=${seed}`).toBe(1);
  },
);

test(
  'a definite no changes it, once, and other details are another subscription',
  { tags: ['D.backend.key'] },
  async () => {
    await site.browser.open(at('/trial-signup'));
    await doings.sendsTheForm();
    site.backend.responses['create-subscription'] = { success: false };
    await doings.pays();
    site.backend.responses['create-subscription'] = () => ({ status: 500, body: {} });
    await doings.pays();
    await doings.sendsTheForm();
    await doings.pays();
    await site.browser.submit({ ...customer, name: 'Bea Rivera' }, at('/trial-signup'));
    await doings.pays();
    await doings.sendsTheForm();
    await doings.pays();
    const [first, second, third, bea, again] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect([first, second]).not.toContain(bea);
    expect(again).toBe(second);
  },
);

test(
  'a payment page pays for the person that it names; changed in another tab, it names the new one first',
  { tags: ['D.backend.subscription'] },
  async () => {
    await site.browser.open(at('/trial-signup'));
    await doings.sendsTheForm();
    const [, customerOfFirstTab = ''] = /name="customer" value="([^"]+)"/.exec(site.browser.html) ?? [];
    await site.browser.submit({ ...customer, name: 'Bea Rivera' }, at('/trial-signup'));
    await site.browser.submit({ intent: 'subscribe', customer: customerOfFirstTab }, at('/payment-setup'));
    expect(customerOfFirstTab).not.toBe('');
    expect(keys()).toEqual([]);
    expect(site.browser.html).toContain('Bea Rivera');
    const [, customerOfBea = ''] = /name="customer" value="([^"]+)"/.exec(site.browser.html) ?? [];
    await site.browser.submit({ intent: 'subscribe', customer: customerOfBea }, at('/payment-setup'));
    expect(keys()).toHaveLength(1);
  },
);
