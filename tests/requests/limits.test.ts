import { describe, expect, test } from 'vitest';

import { KeepAlive } from '../setup/keep-alive';
import { person } from '../setup/plain-browser';
import { customer } from '../setup/typical-owner';
import { useSite } from './site';

/** Each test uses its own address. The server counts each request as ten. */
const site = useSite({ requestWeight: 10 });
let networks = 0;

function somebody() {
  networks += 1;
  const own = { ...person, Origin: site.server.url, 'X-Forwarded-For': `198.51.100.${networks}` };
  const open = (path: string, headers = {}) =>
    fetch(site.server.url + path, { headers: { ...own, ...headers } });
  return {
    open,
    post: (path: string, body: Record<string, string> | string, headers = {}) =>
      fetch(site.server.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...own, ...headers },
        body: typeof body === 'string' ? body : new URLSearchParams(body),
      }),
    session: async (path = '/voice-recording') =>
      (await open(path)).headers.getSetCookie()[0]?.split(';')[0] ?? '',
    /** Sends the headers of a post without its body. A response proves that the server doesn't wait for the body. */
    async announce(path: string, headers: Record<string, string>) {
      const connection = new KeepAlive();
      const post = { method: 'POST', headers: { ...own, 'Content-Length': '50000', ...headers } };
      const response = await connection.send(site.server.url + path, post, '', 'head');
      connection.end();
      return response;
    },
  };
}

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The statuses of this many requests at once. */
const often = (times: number, act: () => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, async () => (await act()).status));

describe('an address is limited', () => {
  test('in uploads, even malformed ones, before their bodies are read', async () => {
    const { post, session, announce } = somebody();
    const headers = { ...multipart, Cookie: await session() };
    const junk = () => post('/voice-recording', 'no parts here', headers);
    expect(new Set(await often(6, junk))).toEqual(new Set([400]));
    const refused = await announce('/voice-recording', headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Please wait a minute, then go back and try again.');
  });

  test('in forms, before their bodies are read, but not in pages', async () => {
    const { open, post, announce } = somebody();
    await often(60, () => post('/log-step', { step: 'none' }));
    for (const path of ['/log-step', '/trial-signup', '/create-agent'])
      expect((await announce(path, urlencoded)).status, path).toBe(429);
    expect((await open('/trial-signup')).status).toBe(200);
  });

  test.each([
    ['203.0.113.7', '203.0.113.8'],
    ['[2001:db8:1:2::7]', '[2001:db8:1:3::7]'],
  ])('even if the proxy appends the port to %s or the client sends the header, too', async (one, other) => {
    let port = 40_000;
    const look = (address: string) => {
      const told = `198.51.100.7, ${address}:${(port += 1)}`;
      return somebody().open('/demo/agent/agent_x1?phone=look', { 'X-Forwarded-For': told });
    };
    const statuses = await often(8, () => look(one));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await look(other)).status).toBe(200);
    expect(site.backend.to('get-agent-phone').length).toBeLessThanOrEqual(7);
  });

  test('in checkouts, however often the button is clicked', async () => {
    const { browser, backend } = site;
    await browser.open('/trial-signup?agent=agent_x1');
    await browser.submit(customer);
    const { post } = somebody();
    const press = () => post('/payment-setup', { intent: 'subscribe' }, { Cookie: browser.cookie });
    expect((await often(7, press)).filter((status) => status === 429)).toHaveLength(1);
    expect(backend.to('create-subscription').length).toBeLessThanOrEqual(6);
  });

  test('in logged visits, but not in pages', async () => {
    const { open } = somebody();
    expect(new Set(await often(80, () => open('/faq')))).toEqual(new Set([200]));
    await expect.poll(() => site.steps().length).toBeGreaterThan(50); // a busy machine may drop some
    await site.settled();
    expect(site.steps().length).toBeLessThanOrEqual(60);
  });
});

describe('a client without a session can’t spend anything', () => {
  test('on an upload, which is refused before its body is read; opening the page starts a session', async () => {
    const { announce, session } = somebody();
    const refused = await announce('/voice-recording?agentId=agent_x1', multipart);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('Cookies are needed for this step');
    expect(refused.body).toContain('href="/voice-recording?agentId=agent_x1"');
    expect(await session()).toMatch(/^visitor=/);
  });

  test('on the result of a setup call', async () => {
    const { post, session } = somebody();
    const form = { Agent_Id: 'agent_x1' };
    site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
    expect((await post('/voice-handover', form)).status).toBe(400);
    expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
    const Cookie = await session('/create-agent/voice-setup');
    expect((await post('/voice-handover', form, { Cookie })).status).toBe(200);
    expect(site.backend.to('assign-agent-phone')).toHaveLength(1);
  });

  test('on a reported call, but can report that a question was opened', async () => {
    const { post, session } = somebody();
    const refused = await post('/log-step', { step: '2' });
    expect([refused.status, await refused.json()]).toEqual([403, { refused: 403 }]);
    expect((await post('/log-step', { step: '2' }, { Cookie: await session() })).status).toBe(204);
    expect((await post('/log-step', { step: 'founder_card_expanded' })).status).toBe(204);
    const large = await post('/log-step', { step: '2', more: 'x'.repeat(70_000) });
    expect([large.status, await large.json()]).toEqual([413, { refused: 413 }]);
  });
});
