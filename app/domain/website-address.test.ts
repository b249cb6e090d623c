import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bareHost, domainOfEmail, isPartOfHost, parseWebsiteAddress } from './website-address';

test('any parsed address parses to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const url = parseWebsiteAddress(typed);
      if (url) expect(parseWebsiteAddress(url)).toBe(url);
    }),
    { numRuns: 50 },
  );
});

test('requires a host with a dot and more than three characters, and assumes https', () => {
  const typed = ['', ' ', 'rivera', 'a.b', 'ab.c', 'http://rivera.example'];
  expect(typed.map(parseWebsiteAddress)).toEqual([
    ...[null, null, null, null],
    ...['https://ab.c', 'http://rivera.example'],
  ]);
});

test('bareHost removes www', () => {
  expect(bareHost('https://www.rivera.example/a')).toBe('rivera.example');
  expect(bareHost('https://ourwww.example')).toBe('ourwww.example');
});

test.each([
  ['ana@rivera.example', 'rivera.example'],
  [' Ana.R@Mail.Rivera.Example ', 'mail.rivera.example'],
  ['ana@gmail.com', null],
  ['ana@Cox.net', null],
  ['ana@localhost', null],
  ['rivera.example', null],
  ['ana@rivera.example now', null],
  ['ana@rivera.example/x', null],
  ['https://a@b.example', null],
])('the domain of the email %s is %s', (typed, domain) => expect(domainOfEmail(typed)).toBe(domain));

test.each([
  ['Joesplumbing', 'https://www.joesplumbing.com/about', true],
  ['Joe’s Plumbing', 'https://joesplumbing.com', false],
  ['', 'https://joesplumbing.com', false],
  ['Rivera', '', false],
])('the name %j is a part of the host of %j: %s', (name, website, isPart) => {
  expect(isPartOfHost(name, website)).toBe(isPart);
});
