import { describe, expect, test } from 'vitest';

import { createJar, secretA, startInstance } from '../../../tests/setup/session';
import { honeypotField } from '../forms/honeypot';
import { flashToast, hasToast, takeToast } from './flash.server';
import { beginSession, requireCookies } from './require-cookies.server';

describe('the visitor’s session', () => {
  test('is read back as it was saved', async () => {
    const { saveVisitor, readVisitor } = await startInstance(secretA);
    const browser = createJar();
    const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
    browser.take([await saveVisitor(browser.request(), { salesRep: 'Alex', landed: true, ...ana })]);
    expect(await readVisitor(browser.request())).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  });

  test.each([';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`])(
    'is empty if the cookie header is %.20s',
    async (header) => {
      const { readVisitor } = await startInstance(secretA);
      const request = new Request('http://site.example/', { headers: { Cookie: header } });
      expect(await readVisitor(request)).toEqual({});
    },
  );
});

describe('a flashed toast', () => {
  const toast = { tone: 'error', title: 'No number', description: 'Try again' } as const;

  test('is stored in a cookie for one minute', async () => {
    expect(await flashToast(createJar().request(), toast)).toMatch(/^toast=.*Max-Age=60/);
  });

  test.each(['Sec-Fetch-Dest', 'Sec-Purpose'])('isn’t taken by a prefetch (%s)', async (header) => {
    const browser = createJar();
    browser.take([await flashToast(browser.request(), toast)]);
    const request = browser.request();
    request.headers.set(header, 'prefetch');
    expect(await takeToast(request)).toBeNull();
    expect(hasToast(browser.request())).toBe(true);
  });

  test('is taken once by a page that the visitor sees', async () => {
    const browser = createJar();
    browser.take([await flashToast(browser.request(), toast)]);
    const taken = await takeToast(browser.request());
    expect(taken?.toast).toEqual(toast);
    browser.take([taken?.header ?? '']);
    expect(hasToast(browser.request())).toBe(false);
    expect(await takeToast(browser.request())).toBeNull();
  });
});

describe('requireCookies', () => {
  function postedForm(): FormData {
    const form = new FormData();
    form.set('name', 'Ana');
    form.set(honeypotField, 'x');
    form.set('audio', new File(['x'], 'sample.mp3'));
    return form;
  }
  const request = new Request('http://site.example/trial-signup?agent=agent_a1', { method: 'POST' });

  test('offers to send the form again, and sets the cookie, if the browser sent none', async () => {
    await expect(requireCookies(request, postedForm())).rejects.toMatchObject({
      data: { kind: 'cookies', action: '/trial-signup?agent=agent_a1', fields: [['name', 'Ana']] },
      init: { status: 400, headers: { 'Set-Cookie': expect.stringMatching(/^visitor=/) } },
    });
  });

  test('accepts a browser that has a session', async () => {
    const browser = createJar();
    browser.take(await beginSession(request));
    await requireCookies(browser.request(), postedForm());
    expect(await beginSession(browser.request())).toEqual([]);
  });
});
