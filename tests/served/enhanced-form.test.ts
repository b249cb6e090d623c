import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const customer = {
  name: 'Ana Rivera',
  email: 'ana@rivera.example',
  address: '12 Elm Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const page = await fetch(server.url + path);
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.url, Cookie: cookies.join('; '), ...headers },
    body: new URLSearchParams(fields),
  });
}

test('the enhanced form is led on by 204 and an address, with the cookies for the next page', async () => {
  const response = await post('/trial-signup', customer, { 'X-Enhanced': '1' });
  expect(response.status).toBe(204);
  expect(response.headers.get('X-Location')).toBe('/payment-setup');
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('toast='))).toBe(true);
});

test('the browser’s own form is led on by 303', async () => {
  const response = await post('/trial-signup', customer);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/payment-setup');
  expect(response.headers.get('X-Location')).toBeNull();
});

test('a refused enhanced form is answered with its page', async () => {
  const response = await post('/trial-signup', { ...customer, email: 'ana' }, { 'X-Enhanced': '1' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Please enter a valid email address.');
});
