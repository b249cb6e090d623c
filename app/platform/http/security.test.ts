import { describe, expect, test } from 'vitest';

import { contentPolicy } from './content-policy';
import { guardRequest, originsOf } from './guard-request';

const ours = ['https://site.example'];
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fromHere = { ...form, Origin: 'https://site.example' };
const post = (headers: Record<string, string>, url = 'https://site.example/trial-signup', method = 'POST') =>
  guardRequest(new Request(url, { method, headers }), ours);

describe('the guard', { tags: ['E.guard'] }, () => {
  test.each<[string, Record<string, string>]>([
    ['our own origin', { ...form, Origin: 'https://site.example' }],
    ['no origin from the same origin', { ...form, 'Sec-Fetch-Site': 'same-origin' }],
    ['a null origin from the same origin', { ...form, Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    [
      'a multipart form',
      { 'Content-Type': 'multipart/form-data; boundary=x', Origin: 'https://site.example' },
    ],
  ])('lets %s pass', (_name, headers) => expect(post(headers)).toEqual({ ok: true }));

  test.each<[string, Record<string, string>]>([
    ['plain http where the site is on https', { ...form, Origin: 'http://site.example' }],
    ['another scheme', { ...form, Origin: 'ftp://site.example' }],
    ['an origin with a user', { ...form, Origin: 'https://x@site.example' }],
    ['an empty origin', { ...form, Origin: '' }],
    ['no origin and no fetch metadata', form],
    ['another origin', { ...form, Origin: 'https://evil.example' }],
    ['a sub-domain', { ...form, Origin: 'https://a.site.example' }],
    ['another port', { ...form, Origin: 'https://site.example:8443' }],
    ['an origin that is none', { ...form, Origin: 'site.example' }],
    ['a null origin', { ...form, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin from another site', { ...form, 'Sec-Fetch-Site': 'same-site' }],
  ])('refuses %s with 403', (_name, headers) => expect(post(headers)).toEqual({ ok: false, status: 403 }));

  test.each([
    [`multipart/form-data; boundary=${'b'.repeat(70)}`, { ok: true }],
    [`multipart/form-data; boundary="${'b'.repeat(70)}"; charset=utf-8`, { ok: true }],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`, { ok: false, status: 400 }],
    [`multipart/form-data; boundary="${'b'.repeat(71)}"`, { ok: false, status: 400 }],
    [`Multipart/Form-Data; BOUNDARY=${'b'.repeat(88_000)}`, { ok: false, status: 400 }],
    ['multipart/form-data', { ok: false, status: 400 }],
  ])('looks at the boundary before a parser does: %.50s', (type, verdict) =>
    expect(post({ ...fromHere, 'Content-Type': type })).toEqual(verdict),
  );

  test('refuses other methods, other bodies and the data parameter', () => {
    expect(post(form, undefined, 'PUT')).toEqual({ ok: false, status: 405 });
    expect(post({ ...fromHere, 'Content-Type': 'application/json' })).toEqual({ ok: false, status: 415 });
    expect(post({ Origin: 'https://site.example' })).toEqual({ ok: false, status: 415 });
    expect(post(fromHere, 'https://site.example/x?_data=routes%2Fx')).toEqual({ ok: false, status: 400 });
  });
});

test.each([
  ['http://site.example/x', null, ['http://site.example', 'https://site.example']],
  ['http://site.example/x', 'https://site.example', ['https://site.example']],
  ['http://10.0.0.7:3000/x', 'https://site.example', ['https://site.example', 'http://10.0.0.7:3000']],
])('%s with the public address %s is ours under %j', (url, publicUrl, ours) =>
  expect(originsOf(url, publicUrl)).toEqual(ours),
);

describe('the content policy', { tags: ['D.headers', 'D.third-party'] }, () => {
  const policy = (handle: Parameters<typeof contentPolicy>[0]['handle']) =>
    contentPolicy({
      handle,
      styleHashes: [],
      scriptHashes: [],
      checkoutOrigins: ['https://pay.example'],
      widgetOrigin: 'https://widget.example',
    });

  test('allows no inline script, no framing and no third party', () => {
    const text = policy({});
    expect(text).toContain("script-src 'self';");
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toContain("form-action 'self' https://pay.example");
    expect(text).not.toMatch(/unsafe|elevenlabs|jsdelivr|widget\.example|blob: |https:;/);
  });

  test('admits the widget on its pages, framing on the page for that', () => {
    const widget = policy({ voiceWidget: true });
    expect(widget).toContain('wss://*.elevenlabs.io');
    expect(widget).toMatch(/script-src 'self' blob: .*https:\/\/widget\.example;/);
    expect(widget).not.toMatch(/script-src[^;]*unsafe/);
    expect(widget).toContain("frame-ancestors 'none'");
    expect(policy({ embeddable: true })).toContain('frame-ancestors *');
  });
});
