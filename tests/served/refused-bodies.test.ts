import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RawConnection } from '../setup/raw-connection';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** After any refusal the connection goes on or ends; the next request on it, perhaps another visitor's, never waits. */
const urlencoded = 'application/x-www-form-urlencoded';
const kinds: [string, { path: string; method?: string; origin?: string; type?: string }, number][] = [
  ['a foreign origin', { path: '/create-agent', origin: 'https://evil.example' }, 403],
  ['a page that takes no forms', { path: '/faq' }, 405],
  ['another method', { path: '/create-agent', method: 'PUT' }, 405],
  ['a method that nothing takes', { path: '/', method: 'PROPFIND' }, 405],
  ['a form that is too large', { path: '/trial-signup' }, 413],
  ['another kind of body', { path: '/create-agent', type: 'text/plain' }, 415],
  ['an address that is too long', { path: `/${'x'.repeat(3_000)}` }, 414],
  ['an address that nobody knows', { path: '/no/such/page' }, 405],
  ['a step that is too large', { path: '/log-step' }, 413],
  ['a file of the site', { path: '/favicon.svg' }, 405],
];

describe('a refusal', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  for (const chunked of [false, true])
    for (const size of [70_000, 400_000, 3_000_000])
      test.each(kinds)(
        `of %s with ${chunked ? 'chunks of ' : ''}${size} bytes leaves the connection usable`,
        async (_kind, request, status) => {
          const connection = await RawConnection.open(server.url);
          connection.write(post(server.url, request, size, chunked));
          const refusal = await connection.response();
          expect(refusal?.status).toBe(status);
          connection.write(`GET /healthz HTTP/1.1\r\nHost: site.example\r\n\r\n`);
          const next = await connection.response();
          if (next) expect([next.status, next.body]).toEqual([200, expect.stringContaining('"ok"')]);
          else expect(refusal?.headers.connection).toBe('close');
          connection.end();
        },
      );
});

test(
  'a form that is too large is answered with a page that says so and leads back to it',
  { tags: ['D.too-large'] },
  async () => {
    const server = await startServer();
    for (const path of ['/trial-signup?agent=agent_abc1', '/create-agent2/business?draft=abcdefgh']) {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { Origin: server.url },
        body: new URLSearchParams({ name: 'x'.repeat(70_000) }),
      });
      const html = await response.text();
      expect(response.status).toBe(413);
      expect(html).toMatch(/What you sent is larger than 64 KB/);
      expect(html).toMatch(new RegExp(`href="${path.replace('?', '\\?')}"[^>]*>Back to the form`));
    }
    await server.stop();
  },
);

function post(
  url: string,
  { path, method = 'POST', origin = url, type = urlencoded }: (typeof kinds)[number][1],
  size: number,
  chunked: boolean,
): string {
  const body = `name=${'x'.repeat(size)}`;
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${origin}`,
    `Content-Type: ${type}`,
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  ].join('\r\n');
  return `${head}\r\n\r\n${chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body}`;
}
