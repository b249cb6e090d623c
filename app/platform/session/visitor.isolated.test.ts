import { describe, expect, test } from 'vitest';

import { createBrowser, secretA, startInstance } from '../../../tests/setup/session';

describe('the visitor’s session', () => {
  test('is read back as it was saved', async () => {
    const { saveVisitor, readVisitor, openVisit } = await startInstance(secretA);
    const browser = createBrowser(openVisit);
    const visit = browser.visit();
    const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
    await saveVisitor(visit.jar, { salesRep: 'Alex', landed: true, ...ana });
    browser.take(visit);
    expect(await readVisitor(browser.visit().jar)).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  });

  test.each([';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`])(
    'is empty if the cookie header is %.20s',
    async (header) => {
      const { readVisitor, openJar } = await startInstance(secretA);
      const request = new Request('http://site.example/', { headers: { Cookie: header } });
      expect(await readVisitor(openJar(request))).toEqual({});
    },
  );
});
