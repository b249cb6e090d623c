import { expect, test } from 'vitest';

import { createJar, secretA, startInstance } from '../../../tests/setup/session';
import { honeypotField } from '../forms/honeypot-field';
import { flashToast, hasToast, takeToast } from './flash.server';
import { beginSession, requireCookies } from './require-cookies.server';

test('cookies keep the visitor; a malformed header gives a new one', { tags: ['D.session'] }, async () => {
  const { saveVisitor, readVisitor } = await startInstance(secretA);
  const browser = createJar();
  const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
  browser.take([await saveVisitor(browser.request(), { salesRep: 'Alex', landed: true, ...ana })]);
  expect(await readVisitor(browser.request())).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  for (const header of [';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`]) {
    expect(await readVisitor(new Request('http://site.example/', { headers: { Cookie: header } }))).toEqual(
      {},
    );
  }
});

test('a toast waits for a page that somebody looks at, and is gone once seen', async () => {
  const browser = createJar();
  const toast = { tone: 'error', title: 'No number', description: 'Try again' } as const;
  const flashed = (await flashToast(browser.request(), toast)).getSetCookie();
  expect(flashed).toEqual([expect.stringMatching(/^toast=.*Max-Age=60/)]);
  browser.take(flashed);
  for (const header of ['Sec-Fetch-Dest', 'Sec-Purpose']) {
    const request = browser.request();
    request.headers.set(header, 'prefetch');
    expect(await takeToast(request)).toBeNull();
  }
  expect(hasToast(browser.request())).toBe(true);
  const taken = await takeToast(browser.request());
  expect(taken?.toast).toEqual(toast);
  browser.take([taken?.header ?? '']);
  expect(hasToast(browser.request())).toBe(false);
  expect(await takeToast(browser.request())).toBeNull();
});

test('who sends no cookies back gets what was typed to post again, and a cookie to send', async () => {
  const form = new FormData();
  for (const [name, value] of [['name', 'Ana'] as const, [honeypotField, 'x'] as const])
    form.set(name, value);
  form.set('audio', new File(['x'], 'sample.mp3'));
  const request = new Request('http://site.example/trial-signup?agent=agent_a1', { method: 'POST' });
  await expect(requireCookies(request, form)).rejects.toMatchObject({
    data: { kind: 'cookies', action: '/trial-signup?agent=agent_a1', fields: [['name', 'Ana']] },
    init: { status: 400, headers: { 'Set-Cookie': expect.stringMatching(/^visitor=/) } },
  });
  const browser = createJar();
  browser.take(await beginSession(request));
  await requireCookies(browser.request(), form);
  expect(await beginSession(browser.request())).toEqual([]);
});
