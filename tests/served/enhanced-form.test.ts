import { expect, test } from 'vitest';

import { customer } from '../setup/typical-owner';
import { useSite } from './backend-site';

/** What leads a form on, by itself and by a script. */
const site = useSite();

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  await site.browser.open('/trial-signup');
  return fetch(`${site.server.url}/trial-signup`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.server.url, Cookie: site.browser.cookie, ...headers },
    body: new URLSearchParams(fields),
  });
}

test('the enhanced form is led on by 204 and an address, with the cookies for the next page', async () => {
  const { status, headers } = await post(customer, { 'X-Enhanced': '1' });
  expect([status, headers.get('X-Location')]).toEqual([204, '/payment-setup']);
  expect(headers.getSetCookie().some((cookie) => cookie.startsWith('toast='))).toBe(true);
});

test('the browser’s own form is led on by 303', async () => {
  const { status, headers } = await post(customer);
  expect([status, headers.get('Location'), headers.get('X-Location')]).toEqual([303, '/payment-setup', null]);
});

test('a refused enhanced form is answered with its page', async () => {
  const response = await post({ ...customer, email: 'ana' }, { 'X-Enhanced': '1' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Please enter a valid email address.');
});
