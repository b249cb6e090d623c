import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectResponsive } from '../setup/event-loop-delay';
import { PlainBrowser } from '../setup/plain-browser';
import type { Fetch } from '../setup/plain-browser';
import { createRandom } from '../setup/random';
import { sample } from '../setup/sample';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { createAgent } from '../setup/typical-owner';

const secret = 's'.repeat(32);
let server: RunningServer;
beforeAll(async () => void (server = await startServer({ SESSION_SECRET: secret })));
afterAll(() => server.stop());

/** Cookie sizes just under and over the server's limit of 32 KB for all headers. */
const [acceptedBytes, rejectedBytes] = [32_000, 33_000];
const pages = ['/', '/create-agent', '/trial-signup', '/demo/agent/agent_x1', '/no/such/page'];
const get = (path: string, cookie: string) => fetch(server.url + path, { headers: { Cookie: cookie } });

/** A cookie header of exactly this many bytes. */
function cookies(bytes: number, pair: (at: number) => string): string {
  let header = pair(0);
  for (let at = 1; header.length + pair(at).length + 2 <= bytes; at += 1) header += `; ${pair(at)}`;
  return header + 'x'.repeat(bytes - header.length);
}

const kid = createHash('sha256').update(secret).digest('hex').slice(0, 8);
const jweHeader = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid })).toString('base64url');
const encrypted = `${jweHeader}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`;
const ofDrafts = ['draft', 'findings', 'voice', 'first-call', 'created-agent'];
const ours = [...ofDrafts, 'agent', 'phone', 'checkout', 'own-voice', 'own-call', 'refused'];

const shapes: [string, (at: number) => string][] = [
  ['one', (at) => (at ? 'x'.repeat(acceptedBytes) : 'ads=')],
  ['of 4 KB', (at) => `ads${at}=${'x'.repeat(4_000)}`],
  ['of a few letters', (at) => `a${at}=`],
  ['without a name', () => '='],
  ['without a value', () => 'x'],
  ['of nothing', () => ''],
  ['that need decoding', (at) => `a${at}=%41%e0%a4`],
  ['of one name', () => 'visitor=x'],
  ['with our prefixes', (at) => `${ours[at % ours.length]}-${at}=`],
  ['with the names of chunks', (at) => `draft-a${at % 40}.${2 + (at % 2)}=${'x'.repeat(700)}`],
  ['that can’t be decrypted', (at) => `draft-${at}=${encrypted}`],
  ['of all our prefixes that can’t be decrypted', (at) => `${ours[at % ours.length]}-${at}=${encrypted}`],
];
test.each(sample(shapes))(
  'cookies %s don’t delay other visitors, and get 431 over the limit',
  async (shape, pair) => {
    await expectResponsive(server, `cookies ${shape}`, async () => {
      for (const path of pages) {
        const title = `${path} with cookies ${shape}`;
        const taken = await get(path, cookies(acceptedBytes, pair));
        expect(taken.status, title).toBe(path.endsWith('page') ? 404 : 200);
        for (const header of taken.headers.getSetCookie())
          expect(header, title).toMatch(new RegExp(`^(visitor|toast|(${ours.join('|')})-)`));
        for (const bytes of [rejectedBytes, 100_000])
          expect((await get(path, cookies(bytes, pair))).status, title).toBe(431);
      }
    });
  },
);

const long = (at: number) => `${ours[at % ours.length]}-${at}`.padEnd(480, 'x');
const junk: [string, (at: number) => string][] = [
  ['long names', (at) => `${long(Math.floor(at / 3))}${['', '.2', '.3'][at % 3]}=1`],
  ['long names with one prefix', (at) => `draft-${'x'.repeat(470)}${at}=1`],
  ['names as long as ours', (at) => `${ours[at % ours.length]}-${at}`.padEnd(85, 'x') + '=1'],
  ['short names', (at) => `${ours[at % ours.length]}-${at}=1`],
  ['three chunks each', (at) => `draft-a${Math.floor(at / 3)}${['', '.2', '.3'][at % 3]}=1`],
  ['99 chunks', (at) => `draft-a${Math.floor(at / 99)}.${1 + (at % 99)}=1`],
];
test.each(sample(junk))(
  'junk cookies with %s don’t make response headers over 8 KB',
  async (_shape, pair) => {
    const sizes: number[] = [];
    const fetchWithJunk: Fetch = async (url, init) => {
      const Cookie = [init.headers.Cookie, cookies(28_000, pair)].filter(Boolean).join('; ');
      const response = await fetch(url, { ...init, headers: { ...init.headers, Cookie } });
      sizes.push(
        [...response.headers].reduce((size, [name, value]) => size + name.length + value.length + 4, 0),
      );
      return response;
    };
    const browser = new PlainBrowser(server.url, fetchWithJunk);
    await createAgent(browser);
    expect(Math.max(...sizes)).toBeLessThan(8_192);
  },
);

test('over the limit, a page explains how to clear cookies and doesn’t clear any itself', async () => {
  const refused = await get('/create-agent', 'a=; '.repeat(rejectedBytes / 4));
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('clear-site-data')).toBeNull();
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await refused.text()).toContain('<h1>Your Browser Has Too Many Cookies for This Site</h1>');
});

test.each([
  ['Latin', 0x21, 0x7e, 8_000],
  ['Chinese', 0x4e00, 0x9fa5, 8_000],
  ['four-byte Chinese', 0x20000, 0x2a6df, 10_000],
])('the largest setup in %s fits next to 15 KB of other cookies', async (...row) => {
  const [, from, to, room] = row;
  const number = createRandom();
  const random = (length: number) =>
    String.fromCodePoint(...Array.from({ length }, () => Math.floor(from + number() * (to - from))));
  const browser = new PlainBrowser(server.url);
  const others = 'x'.repeat(15_000);
  browser.keep('ads', others);
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' }, '/create-agent2');
  const website = `https://rivera.example/${'abcdefghij'.repeat(197)}`;
  await browser.submit({ intent: 'next', websiteAddress: website, email: 'ana@rivera.example' });
  await browser.submit({ intent: 'analyze' });
  const description = random(1_000);
  const typed = { BusinessName: random(120), BusinessDescription: description };
  const address = { BusinessAddressStreet: random(200), BusinessAddressCity: random(200) };
  await browser.submit({ intent: 'next', ServiceType: 'Fixed Location', ...typed, ...address });
  expect(browser.url).toContain('/voice');
  await browser.open(browser.url.replace('/voice?', '/business?'));
  expect(browser.text).toContain(description);
  expect(browser.cookie).toContain(`ads=${others}`);
  expect(browser.cookie.length - others.length).toBeLessThan(room);
});
