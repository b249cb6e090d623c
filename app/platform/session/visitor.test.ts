import { expect, test } from 'vitest';

import { createJar, secretA, startInstance } from '../../../tests/setup/session';

test('cookies keep the visitor; a malformed header gives a new one', { tags: ['D.session'] }, async () => {
  const { keepVisitor, readVisitor } = await startInstance(secretA);
  const browser = createJar();
  browser.take([await keepVisitor(browser.request(), { salesRep: 'Alex', landed: true })]);
  expect(await readVisitor(browser.request())).toEqual({ salesRep: 'Alex', landed: true });
  for (const header of [';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`]) {
    expect(await readVisitor(new Request('http://site.example/', { headers: { Cookie: header } }))).toEqual(
      {},
    );
  }
});
