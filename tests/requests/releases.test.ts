import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { readRecording, releaseSecret } from '../releases/recorded';
import { families, visitor } from '../releases/release-4';
import { visits } from '../releases/visits';
import { startInstance } from '../setup/session';
import { useSite } from './site';

/** During a deploy, and after going back to the release before, instances of both releases read the same cookies. */
const site = useSite({ variables: { SESSION_SECRET: releaseSecret } });
/** The fourth release, and what was built from the main branch before records held answers. */
const recordings = ['4', '4-november'];
const before = readRecording('4');
const cases = Object.entries(visits).map(([title, visit]) => ({ title, ...visit }));

/** `draft-abc.2` and `agent-agent_1` are of the families `draft` and `agent`. */
const familyOf = (name: string) => Object.keys(families).find((prefix) => name.startsWith(`${prefix}-`));
const namesIn = (cookie: string) => cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));

/** Keeps the recorded cookies. Returns the address that was open. */
function keepCookies(visit: { cookie: string; path: string } | undefined): string {
  for (const pair of visit?.cookie.split('; ') ?? [])
    site.browser.keep(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  return visit?.path ?? '';
}

afterEach(() => void vi.useRealTimers());

describe.each(recordings)(
  'a page that was left in the release before (%s) shows what was entered',
  (name) => {
    const recording = readRecording(name);
    test.each(Object.entries(recording.visits))('%s', async (title, recorded) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(recording.recordedAt) }); // the cookies expire after 30 days
      await site.browser.open(keepCookies(recorded));
      expect([site.browser.status, new URL(site.browser.url).pathname]).toEqual([
        200,
        recorded.path.replace(/\?.*/, ''),
      ]);
      const { shows = [] } = visits[title] ?? {};
      expect(shows).not.toEqual([]);
      for (const text of shows) expect(site.browser.html).toMatch(text);
    });
  },
);

test('a receptionist of the release before gets its number with the business’s details', async () => {
  const { browser, backend } = site;
  const recording = readRecording('4-november');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(recording.recordedAt) });
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await browser.open(keepCookies(recording.visits['a sign-up before the checkout']));
  const [, agentId] = /agent-(agent_\w+)=/.exec(browser.cookie) ?? [];
  await browser.open(`/demo/agent/${agentId}?phone=check`);
  site.shows('Mon-Fri 9:00 AM-5:00 PM, closed weekends', 'within 25 miles', '1 Main St, Austin, TX 78701');
  await browser.submit({ intent: 'assign' }, `/demo/agent/${agentId}`);
  expect(backend.to('assign-agent-phone').map(({ body }) => body)).toEqual([
    {
      agentId,
      businessName: 'Rivera & Daughters',
      userEmail: 'ana@rivera.example',
      userAddress: '1 Main St',
      userCity: 'Austin',
      userState: 'TX',
      userZipcode: '78701',
    },
  ]);
});

test('the release before finds the owner, the number request and the trial form’s details in our record', async () => {
  const { browser } = site;
  await visits['a new receptionist']?.walk(browser);
  const { cookieFamily, openJar } = await startInstance(releaseSecret);
  const jar = openJar(new Request('http://site.example/', { headers: { Cookie: browser.cookie } }));
  const [record] = await jar.readAll(cookieFamily('agent', families.agent ?? z.never()));
  const place = { address: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' };
  expect(record?.value).toEqual({
    own: true,
    setupVariant: 'A',
    handover: { businessName: 'Rivera & Daughters', email: 'ana@rivera.example', ...place },
    knows: {
      businessName: 'Rivera & Daughters',
      hours: 'Mon-Fri 9:00 AM-5:00 PM, closed weekends',
      serviceType: 'Travel to Customer',
      serviceRange: '25',
      timeZone: 'America/Chicago',
      trade: 'plumbing',
      address: '1 Main St, Austin, TX 78701',
      phone: '512-555-0100',
      email: 'ana@rivera.example',
      emailIsGuess: false,
      description: 'Leaks first, then drains.',
      urgentNumber: '512-555-0199',
      ownVoice: false,
    },
  });
});

describe('the release before finds and reads each cookie it knows', () => {
  test.each(cases)('$title', async ({ title, walk, shows }) => {
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await walk(site.browser);
    for (const text of shows) expect(site.browser.html).toMatch(text);
    const { cookieFamily, openJar, singleCookie } = await startInstance(releaseSecret);
    const request = new Request('http://site.example/', { headers: { Cookie: site.browser.cookie } });
    const jar = openJar(request);
    expect(await jar.read(singleCookie('visitor', visitor))).not.toBeNull();
    const names = namesIn(site.browser.cookie).filter((name) => familyOf(name) && !/\.\d$/.test(name));
    for (const name of names) {
      const [prefix = '', schema = z.never()] =
        Object.entries(families).find(([each]) => each === familyOf(name)) ?? [];
      const cookie = cookieFamily(prefix, schema)(name.slice(prefix.length + 1));
      expect(await jar.read(cookie), name).not.toBeNull();
    }
    const expected = namesIn(before.visits[title]?.cookie ?? '').flatMap((name) => familyOf(name) ?? []);
    expect(names.map(familyOf)).toEqual(expect.arrayContaining(expected));
  });
});
