import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';

const folder = 'build/client/assets';
let scripts: { name: string; text: string }[] = [];

beforeAll(async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
});

describe('what the browser gets [E.client]', () => {
  test.each([
    ['the schema library', /ZodError|zodError|safeParse/],
    ['the session', /Fe26\.2|SESSION_SECRET/],
    ['the backend', /Idempotency-Key|create-full-agent|functions\/v1|apikey/],
    ['the mock backend', /mock-backend-key|backend\.mock/],
    ['the environment', /BACKEND_(KEY|URL)|SESSION_SECRET|REDIS_URL|TRUST_PROXY/],
  ])('has nothing of %s', (_name, forbidden) => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter(({ text }) => forbidden.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

describe('size budgets, in bytes after brotli [E.weight]', () => {
  const sizeOf = (text: string) => brotliCompressSync(text).byteLength;

  async function pageBytes(path: string) {
    const server = await startServer();
    try {
      const html = await (await fetch(server.url + path)).text();
      const assets = [...new Set([...html.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([url]) => url))];
      const loaded = scripts.filter(({ name }) => assets.includes(`/assets/${name}`));
      expect(loaded).toHaveLength(assets.length);
      return { html: sizeOf(html), scripts: loaded.reduce((sum, { text }) => sum + sizeOf(text), 0) };
    } finally {
      await server.stop();
    }
  }

  test.each(['/faq', '/blog', '/privacy', '/no-such-page'])('%s has next to no script', async (path) => {
    expect((await pageBytes(path)).scripts).toBeLessThanOrEqual(3 * 1024);
  });

  test.each([
    ['/create-agent', 90],
    ['/trial-signup', 100],
    ['/calendar-setup', 90],
  ])('%s stays under %i KB of script', async (path, limit) => {
    expect((await pageBytes(path)).scripts).toBeLessThanOrEqual(limit * 1024);
  });

  test('the stylesheet stays under 12 KB', async () => {
    const name = (await readdir(folder)).find((file) => /^app-.*\.css$/.test(file)) ?? '';
    expect(sizeOf(await readFile(join(folder, name), 'utf8'))).toBeLessThanOrEqual(12 * 1024);
  });
});
