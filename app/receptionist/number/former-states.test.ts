import { expect, test } from 'vitest';

import { fromJson, toJson } from './former-states';

test.each([
  ['not-looked-up', 'waiting'],
  ['requested', 'none'],
  ['unassigned-not-owner', 'not-owner'],
  ['unassigned', 'unassigned'],
])('the state “%s” is “%s” in the JSON, and is read from either', (kind, inJson) => {
  expect(toJson({ kind })).toEqual({ kind: inJson });
  expect([fromJson({ kind: inJson }), fromJson({ kind })]).toEqual([{ kind }, { kind }]);
});

test('other values of a state stay', () => {
  const ready = { kind: 'ready', number: '512-555-0123' };
  expect([toJson(ready), fromJson(ready)]).toEqual([ready, ready]);
});
