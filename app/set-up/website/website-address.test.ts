import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bareHost, domainOfEmail, parseWebsiteAddress } from './website-address';

test.each([
  ['rivera.example', 'https://rivera.example'],
  ['  WWW.Rivera.Example/ ', 'https://www.rivera.example'],
  ['http://rivera.example/', 'http://rivera.example'],
  ['HTTPS://Rivera.example/About?x=1#team', 'https://rivera.example/About?x=1'],
  ['rivera.example?x=1', 'https://rivera.example?x=1'],
  ['rivera.example/to/https://x', 'https://rivera.example/to/https://x'],
  ['münchen.example', 'https://xn--mnchen-3ya.example'],
])('%s becomes %s', { tags: ['5.1', 'D.wizard.website'] }, (typed, url) =>
  expect(parseWebsiteAddress(typed)).toBe(url),
);

test.each([
  '',
  '   ',
  'a.b',
  'localhost',
  'not a site',
  'ftp://rivera.example',
  'javascript:alert(1)',
  'https://',
  'a@b.example:x',
  'https://user:pw@rivera.example',
  'https://user@rivera.example',
  'xhttps://rivera.example',
  '..com',
  'https://[::1]/',
])('refuses %s', { tags: ['5.1'] }, (typed) => expect(parseWebsiteAddress(typed)).toBeNull());

test('whatever is typed, the result is a URL that gives itself again', { tags: ['D.wizard.website'] }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const url = parseWebsiteAddress(typed);
      if (url) expect(parseWebsiteAddress(url)).toBe(url);
    }),
    { numRuns: 50 },
  );
});

test('the bare host has no www', { tags: ['D.wizard.email'] }, () => {
  expect(bareHost('https://www.rivera.example/a')).toBe('rivera.example');
  expect(bareHost('https://ourwww.example')).toBe('ourwww.example');
});

test.each([
  ['ana@rivera.example', 'rivera.example'],
  [' Ana.R@Mail.Rivera.Example ', 'mail.rivera.example'],
  ['ana@gmail.com', null],
  ['ana@localhost', null],
  ['rivera.example', null],
  ['ana@rivera.example now', null],
  ['ana@rivera.example/x', null],
  ['https://a@b.example', null],
])('%s offers %s', (typed, domain) => expect(domainOfEmail(typed)).toBe(domain));
