import { expect, test } from 'vitest';

import { createRandom, seed } from '../setup/random';
import { customer } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const keys = () => site.backend.to('create-subscription').map(({ headers }) => headers['idempotency-key']);
const at = (path: string) => site.server.url + path;
const fails = () => ({ status: 500, body: {} });

// Posts of pages that may be open in different tabs.
const sign = (changed = {}) => site.browser.post({ ...customer, ...changed }, at('/trial-signup'));
const pay = (fields = {}) => site.browser.post({ intent: 'subscribe', ...fields }, at('/payment-setup'));
const doings = [
  () => sign(),
  () => Promise.all([sign(), sign()]),
  () => sign({ name: ' ANA  Rivera ', email: 'Ana@Rivera.example' }),
  () => pay(),
  () => Promise.all([pay(), pay()]),
];
/** The customer that the open payment page shows. */
const named = () => /name="customer" value="([^"]+)"/.exec(site.browser.html)?.[1] ?? 'nobody';

test('repeated posts use the same idempotency key across tabs, Back and unknown outcomes', async () => {
  const random = createRandom();
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const unknown = () => ({ status: pick([408, 409, 425, 429, 500, 503]) ?? 500, body: {} });
  const made = { status: 200, body: { url: 'https://pay.example/session' } };
  site.backend.responses['create-subscription'] = () => (random() < 0.5 ? unknown() : made);
  await site.browser.open('/trial-signup');
  await sign();
  for (let step = 0; step < 30; step += 1) await pick(doings)?.();
  await pay();
  expect(new Set(keys()).size, `TEST_SEED=${seed}`).toBe(1);
});

test('the key changes once after a definite rejection, and with the email', async () => {
  await site.browser.open('/trial-signup');
  await sign();
  site.backend.responses['create-subscription'] = { success: false };
  await pay();
  site.backend.responses['create-subscription'] = fails;
  await pay();
  await sign();
  await pay();
  await sign({ email: 'bea@rivera.example' });
  await pay();
  await sign();
  await pay();
  const [first, second, third, bea, again] = keys();
  expect(second).not.toBe(first);
  expect([third, again]).toEqual([second, second]);
  expect([first, second]).not.toContain(bea);
});

test('another spelling of the name or the street doesn’t subscribe twice', async () => {
  await site.browser.open('/trial-signup');
  for (const changed of [
    {},
    { address: '1 Main Street' },
    { name: 'Ana M. Rivera', city: 'Austin, Texas' },
  ]) {
    await sign(changed);
    await pay();
  }
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
});

test('a payment page of the release before pays for the same customer', async () => {
  await site.browser.open('/trial-signup');
  await sign();
  await pay({ customer: '0e72b669-609b' });
  expect(keys()).toHaveLength(1);
});

test('a payment page pays for the customer it shows, and shows a changed one first', async () => {
  await site.browser.open('/trial-signup');
  await sign();
  const ana = named();
  await sign({ name: 'Bea Rivera' });
  await pay({ customer: ana });
  expect([ana, keys()]).toEqual([expect.not.stringContaining('nobody'), []]);
  site.shows('Bea Rivera');
  await pay({ customer: named() });
  expect(keys()).toHaveLength(1);
});
