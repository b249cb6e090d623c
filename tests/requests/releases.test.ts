import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { readRecording, releaseSecret } from '../releases/recorded';
import { families, visitor } from '../releases/release-4';
import { visits } from '../releases/visits';
import { startInstance } from '../setup/session';
import { useSite } from './site';

/** During a deploy, and after going back to the release before, instances of both releases read the same cookies. */
const site = useSite({ variables: { SESSION_SECRET: releaseSecret } });
const before = readRecording('4');
const cases = Object.entries(visits).map(([title, visit]) => ({ title, ...visit }));

/** `draft-abc.2` and `agent-agent_1` are of the families `draft` and `agent`. */
const familyOf = (name: string) => Object.keys(families).find((prefix) => name.startsWith(`${prefix}-`));
const namesIn = (cookie: string) => cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));

afterEach(() => void vi.useRealTimers());

describe('a page that was left in the release before shows what was entered', () => {
  test.each(cases)('$title', async ({ title, shows }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(before.recordedAt) }); // the cookies expire after 30 days
    const visit = before.visits[title];
    for (const pair of visit?.cookie.split('; ') ?? [])
      site.browser.keep(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    await site.browser.open(visit?.path ?? '');
    expect([site.browser.status, new URL(site.browser.url).pathname]).toEqual([
      200,
      visit?.path.replace(/\?.*/, ''),
    ]);
    for (const text of shows) expect(site.browser.html).toMatch(text);
  });
});

describe('the release before finds and reads each cookie it knows', () => {
  test.each(cases)('$title', async ({ title, walk, shows }) => {
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await walk(site.browser);
    for (const text of shows) expect(site.browser.html).toMatch(text);
    const { openJar } = await startInstance(releaseSecret);
    const request = new Request('http://site.example/', { headers: { Cookie: site.browser.cookie } });
    const jar = openJar(request);
    expect(await jar.readCookie('visitor', visitor)).not.toBeNull();
    const names = jar.names().filter((name) => familyOf(name));
    for (const name of names) {
      const entry = z.object({ at: z.number(), value: families[familyOf(name) ?? ''] ?? z.never() });
      if (!/\.\d$/.test(name)) expect(await jar.readCookie(name, entry), name).not.toBeNull();
    }
    const expected = namesIn(before.visits[title]?.cookie ?? '').flatMap((name) => familyOf(name) ?? []);
    expect(names.map(familyOf)).toEqual(expect.arrayContaining(expected));
  });
});
