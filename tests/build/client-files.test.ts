import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const folder = 'build/client/assets';
/** The voice widget's own embed, which comes as one file with all that it needs. */
const thirdParty = 'index-';
let scripts: { name: string; text: string }[] = [];

beforeAll(async () => {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.js') && !name.startsWith(thirdParty),
  );
  scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
});

describe('what the browser gets', { tags: ['E.client'] }, () => {
  test.each([
    ['Remix', /__remixContext|__remixRouteModules|turbo-stream/],
    ['the form library', /useForm|conform-/],
    ['the schema library', /ZodError|zodError|safeParse/],
    ['the session', /Fe26\.2|SESSION_SECRET/],
    ['the backend', /Idempotency-Key|create-full-agent|functions\/v1|apikey/],
    ['the mock backend', /mock-backend-key|backend\.mock/],
    ['the voice widget’s stand-in', /StandIn|Finish set-up|adoptedStyleSheets = \[style\]/],
    ['the environment', /BACKEND_(KEY|URL)|SESSION_SECRET|REDIS_URL|TRUST_PROXY/],
  ])('has nothing of %s', (_name, forbidden) => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter(({ text }) => forbidden.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('has React once', () => {
    const react = /reactFiber|__reactProps/;
    expect(scripts.filter(({ text }) => react.test(text)).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^hydrate-/),
    ]);
  });
});

describe('size budgets, in bytes after brotli', { tags: ['E.weight'] }, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /** What the build wrote beside the file. */
  const sizeOf = async (name: string) =>
    (await stat(join(folder, `${name}.br`)).catch(() => stat(join(folder, name)))).size;

  async function scriptBytes(path: string): Promise<number> {
    const html = await (await fetch(server.url + path)).text();
    const names = new Set(
      [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/assets\/([\w.-]+\.js)/g)].map(
        ([, name = '']) => name,
      ),
    );
    const sizes = await Promise.all([...names].map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  test.each(['/faq', '/blog', '/privacy', '/no-such-page'])('%s has next to no script', async (path) => {
    expect(await scriptBytes(path)).toBeLessThanOrEqual(4 * 1024);
  });

  test.each([
    ['/try-now', 8],
    ['/create-agent', 8],
    ['/trial-signup', 8],
    ['/demo/agent/agent_weight', 10],
    ['/calendar-setup', 10],
    ['/voice-recording', 14],
    ['/voice-agent', 10],
    ['/create-agent/voice-setup', 10],
    ['/demo-call', 10],
  ])('%s stays under %i KB of script, and has some', async (path, limit) => {
    const bytes = await scriptBytes(path);
    expect(bytes).toBeGreaterThan(1_024);
    expect(bytes).toBeLessThanOrEqual(limit * 1_024);
  });

  test('the stylesheet stays under 12 KB', async () => {
    const name = (await readdir(folder)).find((file) => /^site-.*\.css$/.test(file)) ?? '';
    expect(await sizeOf(name)).toBeLessThanOrEqual(12 * 1024);
  });
});
