import { expect, test } from 'vitest';

import { attributeVisit, knownRep } from './sales-rep';

const reps = ['alex', 'jordan'];

test.each([
  ['alex', 'Alex'],
  ['ALEX', 'Alex'],
  ['jOrdan', 'Jordan'],
  ['casey', undefined],
  ['', undefined],
  [undefined, undefined],
])('knows %s as %s', { tags: ['D.rep', 'D.route.rep'] }, (name, rep) =>
  expect(knownRep(name, reps)).toBe(rep),
);

test.each([
  [
    'the entry path first',
    { pathname: '/jordan', stored: 'Alex', referrer: 'https://x.example/alex' },
    'Jordan',
  ],
  [
    'then the stored one',
    { pathname: '/about', stored: 'Alex', referrer: 'https://x.example/jordan' },
    'Alex',
  ],
  [
    'then the referrer',
    { pathname: '/create-agent', stored: undefined, referrer: 'https://x.example/team/jordan/' },
    'Jordan',
  ],
  ['a stored name that is no rep any more', { pathname: '/', stored: 'Casey', referrer: null }, undefined],
  ['a malformed referrer', { pathname: '/', stored: undefined, referrer: 'alex' }, undefined],
])('%s', { tags: ['6.2'] }, (_name, visit, rep) => expect(attributeVisit(visit, reps)).toBe(rep));
