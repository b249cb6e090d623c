import { expect, test } from 'vitest';

import { cacheControlOf } from './page-handle';
import type { PageHandle } from './page-handle';

const flow: PageHandle = { flow: true };
const shared: PageHandle = { shared: true };
const page = { method: 'GET', isPersonal: false, isLogged: false };

test.each([
  ['the response to a form', { handle: flow, method: 'POST', isPersonal: true }, 'private, no-cache'],
  ['a page of the setup', { handle: flow }, 'no-store'],
  ['an owner’s public page', { handle: shared, isPersonal: true }, 'no-store'],
  ['a public page', { handle: shared }, 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  ['a page whose visits are logged', { handle: shared, isLogged: true }, 'no-cache'],
])('decides how caches may keep %s', (_page, properties, expected) => {
  expect(cacheControlOf({ ...page, ...properties })).toBe(expected);
});
