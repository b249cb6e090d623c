import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cookieRoom, excessCookies, sizesAfter } from './cookie-room';
import type { CookieOwner } from './cookie-room';

const none = new Set<string>();
const ownerOf = (name: string): CookieOwner =>
  name.startsWith('draft') ? 'own' : name.startsWith('found') ? 'expendable' : 'foreign';
const excess = (sizes: Record<string, number>, justSet = none) =>
  excessCookies(new Map(Object.entries(sizes)), justSet, ownerOf);

describe('what the next request brings', () => {
  test('is what was sent, with what the response sets and without what it takes back', () => {
    const sizes = sizesAfter('a=1; b=22; =odd; odd', ['a=; Path=/; Max-Age=0', 'c=4444; Path=/; Max-Age=60']);
    expect([...sizes]).toEqual([
      ['b', 6],
      ['c', 8],
    ]);
  });

  test('counts a name that is there twice, under two paths, twice', () => {
    expect(sizesAfter('a=1; a=22', []).get('a')).toBe(11);
  });
});

describe('too many cookies', { tags: ['D.session'] }, () => {
  test('of ours lose what can be found out again, and nothing that was typed', () => {
    expect(excess({ 'draft-a': 7_000, 'draft-b': 3_000, 'found-a': 900, 'found-b': 2_000 })).toEqual([
      'found-b',
      'found-a',
    ]);
    expect(excess({ 'draft-a': 5_000, 'found-a': 900, 'found-b': 2_000 })).toEqual(['found-b']);
    expect(excess({ 'draft-a': 11_000, 'draft-b': 4_000 })).toEqual([]);
  });

  test('keep what the response has just set', () => {
    expect(excess({ 'draft-a': 7_000, 'found-a': 2_000, 'found-b': 900 }, new Set(['found-a']))).toEqual([
      'found-b',
    ]);
  });

  test('of others go, the largest first, and ours stay', () => {
    expect(excess({ 'draft-a': 4_000, ads: 9_000, huge: 50_000, small: 100 })).toEqual(['huge']);
    expect(excess({ ads: 15_000 })).toEqual([]);
    expect(excess({ ads: 17_000 })).toEqual(['ads']);
  });

  test('whatever a browser sends, what is left fits, and nothing goes without need', () => {
    const name = fc.constantFrom('draft-a', 'draft-b', 'found-a', 'found-b', 'x', 'y', 'z');
    fc.assert(
      fc.property(fc.dictionary(name, fc.integer({ min: 1, max: 40_000 })), (sizes) => {
        const gone = excess(sizes);
        const left = Object.entries(sizes).filter(([each]) => !gone.includes(each));
        const total = left.reduce((sum, [, size]) => sum + size, 0);
        expect(total).toBeLessThanOrEqual(cookieRoom.impossible);
        const before = Object.values(sizes).reduce((sum, size) => sum + size, 0);
        if (before <= cookieRoom.own) expect(gone).toEqual([]);
      }),
    );
  });
});
