import { expect, test } from 'vitest';

import { cacheControlOf } from './page-handle';
import type { PageHandle } from './page-handle';

const flow: PageHandle = { flow: true };
const cacheable: PageHandle = { shared: 'cacheable' };
const logged: PageHandle = { shared: 'logged' };

test.each([
  ['the response to a form', { method: 'POST', handle: flow, isPersonal: true }, 'private, no-cache'],
  ['a page of the setup', { method: 'GET', handle: flow, isPersonal: false }, 'no-store'],
  ['an owner’s public page', { method: 'GET', handle: cacheable, isPersonal: true }, 'no-store'],
  [
    'a public page',
    { method: 'GET', handle: cacheable, isPersonal: false },
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  ],
  ['a page whose visits are logged', { method: 'GET', handle: logged, isPersonal: false }, 'no-cache'],
])('decides how caches may keep %s', (_page, page, expected) => {
  expect(cacheControlOf(page)).toBe(expected);
});
