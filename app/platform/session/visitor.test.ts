import { expect, test } from 'vitest';

import { createJar, secretA, startInstance } from '../../../tests/setup/session';

test('cookies keep the visitor; a malformed header gives a new one', { tags: ['D.session'] }, async () => {
  const { keepVisitor, readVisitor } = await startInstance(secretA);
  const browser = createJar();
  const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
  browser.take([await keepVisitor(browser.request(), { salesRep: 'Alex', landed: true, ...ana })]);
  expect(await readVisitor(browser.request())).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  for (const header of [';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`]) {
    expect(await readVisitor(new Request('http://site.example/', { headers: { Cookie: header } }))).toEqual(
      {},
    );
  }
});
