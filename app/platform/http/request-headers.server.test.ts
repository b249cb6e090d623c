import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import { describe, expect, test } from 'vitest';

import { listen } from '../../../tests/setup/listen';
import { clientNetwork, networkHeader, normalizeProxyHeaders, originHeader } from './request-headers.server';

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
])('counts %s as network %s', (address, network) => expect(clientNetwork(address)).toBe(network));

const queryHeader = 'x-request-query';
const trustedHost = (host?: string, scheme?: string) => [host, scheme];
const forwarded = (host: string, scheme: string) => ({
  'X-Forwarded-Host': host,
  'X-Forwarded-Proto': scheme,
});
const [a, ab, abc] = ['a.example', 'x.example, a.example', 'x.example, a.example, b.example'];
const ipv6 = '[2001:db8::1]:443';

test.each<[string, number, Record<string, string | string[]>, (string | undefined)[]]>([
  ['no forwarded headers if no proxy is trusted', 0, forwarded(a, 'https'), trustedHost('our.example')],
  ['the headers of the one trusted proxy', 1, forwarded(a, 'https'), trustedHost(a, 'https')],
  ['plain http too', 1, forwarded(`${a}:8080`, 'http'), trustedHost(`${a}:8080`, 'http')],
  ['the entry that the proxy added, not the client’s', 1, forwarded(ab, 'x,https'), trustedHost(a, 'https')],
  ['the entry of the outermost of two proxies', 2, forwarded(abc, 'x, https, http'), trustedHost(a, 'https')],
  ['the only entry behind two proxies', 2, forwarded(a, 'https'), trustedHost(a, 'https')],
  [
    'neither a malformed host nor an unknown scheme',
    1,
    forwarded(`${a}/x`, 'ftp'),
    trustedHost('our.example'),
  ],
  ['an IPv6 host', 1, forwarded(ipv6, 'https'), trustedHost(ipv6, 'https')],
  ['the Host header without forwarded headers', 1, {}, trustedHost('our.example')],
  ['neither of two Host headers', 0, { Host: ['our.example', 'x.example'] }, trustedHost()],
  ['no malformed Host header', 0, { Host: 'our.example/x' }, trustedHost()],
])('uses %s', async (_what, trustProxy, sent, [host, scheme]) => {
  const headers = await normalized(trustProxy, { Host: 'our.example', ...sent });
  expect([headers.host, headers['x-forwarded-proto']]).toEqual([host, scheme]);
  expect(headers).not.toHaveProperty('x-forwarded-host');
});

describe('headers for the request check and the limits', () => {
  const Host = 'our.example';
  const forged = {
    [originHeader]: 'https://our.example',
    [networkHeader]: '8.8.8.8',
    [queryHeader]: 'x=1',
  };

  test('replace Origin, and can’t be set by clients', async () => {
    const headers = await normalized(1, { Host, Origin: 'https://x.example', ...forged });
    expect(headers).toMatchObject({
      [originHeader]: 'https://x.example',
      [networkHeader]: '127.0.0.1',
      [queryHeader]: 'a=%2f&b',
    });
    expect(headers).not.toHaveProperty('origin');
  });

  test.each([
    ['198.51.100.9:4000', '198.51.100.9'],
    ['unknown', '127.0.0.1'],
  ])('contain the network of X-Forwarded-For %s: %s', async (entry, network) => {
    const headers = await normalized(1, { Host, 'X-Forwarded-For': entry });
    expect(headers[networkHeader]).toBe(network);
  });

  test('contain no query if the URL has none', async () => {
    expect(await normalized(1, { Host, ...forged }, '/page')).not.toHaveProperty(queryHeader);
  });
});

async function normalized(
  trustProxy: number,
  headers: Record<string, string | string[]>,
  path = '/page?a=%2f&b',
) {
  const app = express().set('trust proxy', trustProxy);
  app.use(normalizeProxyHeaders(trustProxy), (request, response) => void response.json(request.headers));
  const server = createServer(app);
  const { port } = new URL(await listen(server));
  const pairs = Object.entries(headers).map(([name, value]) => [value].flat().map((each) => [name, each]));
  const sent = send({ port, path, headers: pairs.flat(2), setHost: false, agent: false }).end();
  const [response] = await once(sent, 'response');
  server.close();
  return JSON.parse(await text(response));
}
