import { describe, expect, test } from 'vitest';

import { createBrowser, secretA, startInstance } from '../../tests/setup/session';

describe('the visitor’s session', () => {
  test('is read back as it was saved', async () => {
    const { saveSession, readSession, openVisit } = await startInstance(secretA);
    const browser = createBrowser(openVisit);
    const visit = browser.visit();
    const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
    await saveSession(visit.jar, { salesRep: 'Alex', landed: true, ...ana });
    browser.take(visit);
    expect(await readSession(browser.visit().jar)).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  });

  test.each([';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`])(
    'is empty if the cookie header is %.20s',
    async (header) => {
      const { readSession, openJar } = await startInstance(secretA);
      const request = new Request('http://site.example/', { headers: { Cookie: header } });
      expect(await readSession(openJar(request))).toEqual({});
    },
  );
});
