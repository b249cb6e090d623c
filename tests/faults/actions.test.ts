import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** Whatever a client sends to whatever action: a response below 500 with a page in it. */
let server: RunningServer;
let cookies = '';
let draft = '';

const actions = [
  '/create-agent',
  '/create-agent2',
  '/create-agent3',
  '/create-agent/website',
  '/create-agent/business',
  '/create-agent/voice',
  '/create-agent2/analysis',
  '/create-agent2/confirm',
  '/trial-signup',
  '/payment-setup',
  '/calendar-setup',
];
const names = [
  ...[
    'intent',
    'edit-hours',
    'served',
    'agent',
    'step',
    'done',
    'enhanced',
    'smsConsent',
    'websiteAddress',
    'email',
  ],
  ...['BusinessName', 'BusinessPhoneNumber', 'BusinessEmail', 'TimeZone', 'ServiceType', 'ServiceRangeMiles'],
  ...[
    'BusinessDescription',
    'BusinessAddressState',
    'name',
    'address',
    'city',
    'state',
    'zipCode',
    '__intent__',
    '__proto__',
  ],
  ...[
    'WeeklySchedule.monday.isOpen',
    'WeeklySchedule.monday.ranges[0].startTime',
    'WeeklySchedule.monday.ranges[99].endTime',
  ],
];

beforeAll(async () => {
  server = await startServer();
  const landing = await fetch(`${server.url}/create-agent`);
  cookies = cookiesOf(landing);
  const chosen = await post('/create-agent', new URLSearchParams({ intent: 'form' }));
  cookies = [cookies, cookiesOf(chosen)].join('; ');
  draft = new URL(chosen.headers.get('location') ?? '', server.url).search;
});
afterAll(async () => {
  const output = server.output();
  await server.stop();
  expect(output).not.toMatch(/request failed|render failed/);
});

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
}

function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Cookie: cookies, Origin: server.url, ...headers },
  });
}

async function expectPage(response: Response) {
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  if (response.status < 300 || response.status >= 400) expect(text).toContain('<h1');
  expect(text).not.toMatch(/node_modules|at async|ZodError/);
}

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 2_500 }),
  fc.constantFrom(
    'form',
    'next',
    'back',
    'skip',
    'manual',
    'create',
    'true',
    'add-break:monday',
    'remove:monday:-1',
    'on',
    'agent_x',
    'https://rivera.example',
    '5125550100',
    'TX',
    '78701',
    '💥'.repeat(400),
    '\0',
    '"><script>alert(1)</script>',
  ),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 25 });

describe('any form', { tags: ['E.robust'] }, () => {
  test.each(actions)(
    'to %s gets a page',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fields, fc.boolean(), async (entries, withDraft) => {
          const body = new URLSearchParams(
            entries.filter(([name, text]) => name !== 'intent' || text !== 'analyze'),
          );
          await expectPage(await post(path + (withDraft ? draft : ''), body));
        }),
        { numRuns: 25 },
      );
    },
    60_000,
  );
});

describe('anything that is no form', { tags: ['E.bodies', 'E.guard'] }, () => {
  const oddities: [string, BodyInit, Record<string, string>, number][] = [
    ['JSON', '{"a":1}', { 'Content-Type': 'application/json' }, 415],
    ['text', 'hello', { 'Content-Type': 'text/plain' }, 415],
    ['a broken multipart body', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' }, 400],
    ['multipart without a boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 400],
    ['100 KB', `a=${'x'.repeat(100_000)}`, { 'Content-Type': 'application/x-www-form-urlencoded' }, 413],
    ['broken percent signs', 'a=%E0%A4%A&%=%', { 'Content-Type': 'application/x-www-form-urlencoded' }, 0],
    [
      'a foreign origin',
      'a=b',
      { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' },
      403,
    ],
    [
      'an origin that is none',
      'a=b',
      { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ':::' },
      403,
    ],
    [
      'a forged inner origin',
      'a=b',
      {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://evil.example',
        'X-Request-Origin': 'null',
      },
      403,
    ],
  ];

  test.each(oddities)('%s gets a page', async (_name, body, headers, status) => {
    for (const path of actions) {
      const response = await post(path + draft, body, headers);
      if (status) expect(response.status).toBe(status);
      await expectPage(response);
    }
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('a %s gets a page', async (method) => {
    for (const path of [...actions, '/', '/faq', '/no-such-page']) {
      const response = await fetch(server.url + path, {
        method,
        body: 'a=b',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      await expectPage(response);
    }
  });

  test('the data parameter and data requests do not get past the guard', async () => {
    const foreign = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' };
    expect((await post('/create-agent?_data=create-agent', 'intent=form', foreign)).status).toBeLessThan(500);
    expect((await post('/create-agent.data', 'intent=form', foreign)).status).toBe(403);
  });
});

describe('any cookie', { tags: ['E.robust'] }, () => {
  test.each([
    'visitor=x',
    'visitor=Fe26.2*1*2*3',
    'draft-aaaaaa=x; agent-unknown=y; toast=z',
    'toast=__proto__',
    'visitor=%E0%A4%A',
    '=;;=',
  ])('%s gets a page', async (header) => {
    for (const path of [
      '/',
      '/alex',
      '/create-agent',
      '/trial-signup',
      '/payment-setup',
      '/calendar-setup',
      '/demo/agent/agent_x',
      `/create-agent/business${draft}`,
    ])
      await expectPage(await fetch(server.url + path, { headers: { Cookie: header }, redirect: 'manual' }));
  });
});

describe('any address', { tags: ['E.robust'] }, () => {
  test.each([
    '/demo/agent/agent_',
    '/demo/agent/%00',
    `/demo/agent/agent_${'x'.repeat(500)}`,
    '/demo/agent/agent_x?phone=toString',
    '/calendar-setup?agentId=../&session_id=%00&open=__proto__',
    `/calendar-setup?agentId=agent_x&session_id=${'x'.repeat(1_500)}`,
    '/create-agent/website?draft=__proto__',
    '/create-agent/business?draft=%00',
    '/trial-signup?agent=%22%3E',
    '/mock-checkout?agentId=%3Cscript%3E',
    '/constructor',
    '/__proto__',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '//',
    '/alex?x=%E0%A4%A',
  ])('%s gets a page', async (path) => {
    await expectPage(await fetch(server.url + path, { redirect: 'manual' }));
  });
});
