import { describe, expect, test } from 'vitest';

import { checkRequest, formOrigins, intentOf, textOf } from './receive-form.server';

const ours = 'https://site.example';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

function statusOf(headers: Record<string, string>, path = '/trial-signup', method = 'POST'): number {
  return checkRequest(new Request(ours + path, { method, headers }), [ours]) ?? 200;
}

describe('checkRequest', () => {
  test.each<[string, number, Record<string, string>]>([
    ['our own origin', 200, { Origin: ours }],
    ['no origin from the same origin', 200, { 'Sec-Fetch-Site': 'same-origin' }],
    ['a null origin from the same origin', 200, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['plain http where the site is on https', 403, { Origin: 'http://site.example' }],
    ['another scheme', 403, { Origin: 'ftp://site.example' }],
    ['an origin with a user', 403, { Origin: 'https://x@site.example' }],
    ['an empty origin', 403, { Origin: '' }],
    ['no origin and no fetch metadata', 403, {}],
    ['another origin', 403, { Origin: 'https://evil.example' }],
    ['a subdomain', 403, { Origin: 'https://a.site.example' }],
    ['another port', 403, { Origin: 'https://site.example:8443' }],
    ['an invalid origin', 403, { Origin: 'site.example' }],
    ['a null origin', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin from another site', 403, { 'Sec-Fetch-Site': 'same-site' }],
  ])('a form from %s gets %i', (_name, status, headers) =>
    expect(statusOf({ ...urlencoded, ...headers })).toBe(status),
  );

  test.each([
    ['APPLICATION/x-www-form-urlencoded ; charset=UTF-8', 200],
    [multipart('b'.repeat(70)), 200],
    [multipart(`"${'b'.repeat(70)}"; charset=utf-8`), 200],
    [multipart('b'.repeat(71)), 400],
    [multipart(`"${'b'.repeat(71)}"`), 400],
    [`Multipart/Form-Data; BOUNDARY=${'b'.repeat(88_000)}`, 400],
    ['multipart/form-data', 400],
    ['application/json', 415],
  ])('checks the content type %.50s', (type, status) =>
    expect(statusOf({ Origin: ours, 'Content-Type': type })).toBe(status),
  );

  test('rejects other methods than POST with 405', () =>
    expect(statusOf(urlencoded, '/trial-signup', 'PUT')).toBe(405));

  test.each([
    ['gzip', 415],
    ['br', 415],
    ['identity', 200],
  ])('checks the content encoding %s', (encoding, status) =>
    expect(statusOf({ ...urlencoded, Origin: ours, 'Content-Encoding': encoding })).toBe(status),
  );

  test('rejects a missing content type with 415', () => expect(statusOf({ Origin: ours })).toBe(415));

  test('rejects the _data parameter of Remix with 400', () =>
    expect(statusOf({ ...urlencoded, Origin: ours }, '/x?_data=routes%2Fx')).toBe(400));
});

test.each([
  ['http://site.example/x', null, ['http://site.example', 'https://site.example']],
  ['http://site.example/x', 'https://site.example', ['https://site.example']],
  ['http://10.0.0.7:3000/x', 'https://site.example', ['https://site.example', 'http://10.0.0.7:3000']],
])('%s with PUBLIC_URL %s allows the origins %j', (url, publicUrl, ours) =>
  expect(formOrigins(url, publicUrl)).toEqual(ours),
);

test('textOf returns an empty text for a file or a missing field', () => {
  const form = new FormData();
  form.set('name', 'Ana');
  form.set('file', new File(['x'], 'x'));
  expect(['name', 'file', 'none'].map((name) => textOf(form, name))).toEqual(['Ana', '', '']);
});

test('intentOf returns the clicked button, and null for an unknown or missing one', () => {
  const form = new FormData();
  expect(intentOf(form, ['next', 'back'])).toBeNull();
  form.set('intent', 'back');
  expect(intentOf(form, ['next', 'back'])).toBe('back');
  expect(intentOf(form, ['next'])).toBeNull();
});
