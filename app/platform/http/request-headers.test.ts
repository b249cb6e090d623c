import { createServer, request as send } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';

import { listen } from '../../../tests/setup/listen';
import { networkHeader, networkOf, originHeader, tidyHeaders } from './request-headers';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:40001', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[::1]', '::/64'],
  ['[::1]:123', '::/64'],
  ...['', 'unknown', '1', '0x7f.1', '203.0.113.7:x', '[203.0.113.7]x', '203.0.113.7, 1'].map(
    (text): [string, null] => [text, null],
  ),
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

const forwarded = (host: string, scheme: string) => ({
  'X-Forwarded-Host': host,
  'X-Forwarded-Proto': scheme,
});

test.each<[string, number, Record<string, string | string[]>, (string | undefined)[]]>([
  ['nothing where no proxy is trusted', 0, forwarded('a.example', 'https'), ['our.example', undefined]],
  ['what the one trusted proxy says', 1, forwarded('a.example', 'https'), ['a.example', 'https']],
  ['plain http too', 1, forwarded('a.example:8080', 'http'), ['a.example:8080', 'http']],
  [
    'what it added, not what a client sent',
    1,
    forwarded('x.example, a.example', 'x,https'),
    ['a.example', 'https'],
  ],
  [
    'the outermost of two',
    2,
    forwarded('x.example, a.example, b.example', 'x, https, http'),
    ['a.example', 'https'],
  ],
  ['the one of two that says something', 2, forwarded('a.example', 'https'), ['a.example', 'https']],
  ['no malformed host, no other scheme', 1, forwarded('a.example/x', 'ftp'), ['our.example', undefined]],
  ['an IPv6 host', 1, forwarded('[2001:db8::1]:443', 'https'), ['[2001:db8::1]:443', 'https']],
  ['the host of a request without such headers', 1, {}, ['our.example', undefined]],
  ['no host of two', 0, { Host: ['our.example', 'x.example'] }, [undefined, undefined]],
  ['no malformed host of a client', 0, { Host: 'our.example/x' }, [undefined, undefined]],
])('of a request we believe %s', async (_what, trustProxy, sent, [host, scheme]) => {
  const headers = await tidied(trustProxy, { Host: 'our.example', ...sent });
  expect([headers.host, headers['x-forwarded-proto']]).toEqual([host, scheme]);
  expect(headers).not.toHaveProperty('x-forwarded-host');
});

test('the guard, the limits and the checkout’s report get what was sent, under names that no client can set', async () => {
  const Origin = 'https://x.example';
  const invented = {
    [originHeader]: 'https://our.example',
    [networkHeader]: '8.8.8.8',
    'X-Request-Query': 'x=1',
  };
  const headers = await tidied(1, { Host: 'our.example', Origin, ...invented });
  expect(headers).toMatchObject({
    [originHeader]: Origin,
    [networkHeader]: '127.0.0.1',
    'x-request-query': 'a=%2f&b',
  });
  expect(headers).not.toHaveProperty('origin');
  expect(await tidied(1, { Host: 'our.example', ...invented }, '/page')).not.toHaveProperty(
    'x-request-query',
  );
});

async function tidied(
  trustProxy: number,
  headers: Record<string, string | string[]>,
  path = '/page?a=%2f&b',
) {
  const app = express();
  app.use(tidyHeaders(trustProxy), (request, response) => void response.json(request.headers));
  const server = createServer(app);
  const { hostname, port } = new URL(await listen(server));
  const sentHeaders = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => [name, each]),
  );
  try {
    return await new Promise<Record<string, string | undefined>>((resolve, reject) => {
      const sent = send(
        { hostname, port, path, headers: sentHeaders, setHost: false, agent: false },
        (response) => resolve(new Response(response as unknown as ReadableStream).json()),
      );
      sent.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}
