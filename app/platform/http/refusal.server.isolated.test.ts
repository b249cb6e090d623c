import { data } from '@remix-run/node';
import { describe, expect, test } from 'vitest';

import { createBrowser } from '../../../tests/setup/session';
import { honeypotField } from '../forms/honeypot';
import { beginSession } from '../cookies/session-cookie.server';
import { openVisit } from '../cookies/visit.server';
import { refusals } from '../telemetry/metrics.server';
import { errorsAsJson, requireCookies, requireNoBot, startOverRefusal } from './refusal.server';

const request = new Request('http://site.example/trial-signup?agent=agent_a1', { method: 'POST' });

function postedForm(honeypot: string): FormData {
  const form = new FormData();
  form.set('name', 'Ana');
  form.set(honeypotField, honeypot);
  form.set('audio', new File(['x'], 'sample.mp3'));
  return form;
}

/** The page that offers to send the form again. */
const pageOf = (kind: string) => ({
  data: { kind, action: '/trial-signup?agent=agent_a1', fields: [['name', 'Ana']] },
  init: { status: 400 },
});

test('startOverRefusal offers to start over, and counts a refusal for the missing cookie', async () => {
  const countOf = async () =>
    (await refusals.get()).values.find(({ labels }) => labels.by === 'cookies')?.value ?? 0;
  const before = await countOf();
  const page = { data: { kind: 'start-over', action: '/create-agent', fields: [] }, init: { status: 400 } };
  expect(startOverRefusal('/create-agent')).toMatchObject(page);
  expect(await countOf()).toBe(before + 1);
});

describe('requireCookies', () => {
  test('offers to send the form again, and sets the cookie, if the browser sent none', async () => {
    const visit = openVisit(request);
    await expect(requireCookies(visit, postedForm(''))).rejects.toMatchObject(pageOf('cookies'));
    expect(visit.jar.setCookieLines()).toEqual([expect.stringMatching(/^visitor=/)]);
  });

  test('accepts a browser that has a session', async () => {
    const browser = createBrowser();
    const visit = openVisit(request);
    await beginSession(visit.jar);
    browser.take(visit);
    const next = browser.visit();
    await requireCookies(next, postedForm(''));
    await beginSession(next.jar);
    expect(next.jar.setCookieLines()).toEqual([]);
  });
});

describe('requireNoBot', () => {
  test('offers to send the form again if the honeypot is filled in, and records it', async () => {
    refusals.reset();
    expect(() => requireNoBot(request, postedForm('x'))).toThrow(expect.objectContaining(pageOf('honeypot')));
    expect((await refusals.get()).values).toEqual([{ labels: { by: 'honeypot', status: 400 }, value: 1 }]);
  });

  test('accepts a form whose honeypot is empty or missing', () => {
    requireNoBot(request, postedForm(''));
    requireNoBot(request, new FormData());
  });
});

test.each([
  ['with its own status and headers', data(null, { status: 429, headers: { 'Retry-After': '9' } }), 429, '9'],
  ['with 400 by default', data(null), 400, null],
])('errorsAsJson responds to a thrown error page %s', async (_how, thrown, status, wait) => {
  const response = await errorsAsJson(() => Promise.reject(thrown));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, wait]);
  expect(await response.json()).toEqual({ refused: status });
});

test.each([new Error('a fault'), null, 'text', { type: 'other' }, {}])(
  'errorsAsJson rethrows %o',
  async (thrown) => {
    await expect(errorsAsJson(() => Promise.reject(thrown))).rejects.toBe(thrown);
  },
);
