import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

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

describe('size, in bytes after brotli', { tags: ['E.weight'] }, () => {
  /** What the build wrote beside the file. */
  const sizeOf = async (name: string) =>
    (await stat(join(folder, `${name}.br`)).catch(() => stat(join(folder, name)))).size;

  test('the stylesheet stays under 12 KB', async () => {
    const name = (await readdir(folder)).find((file) => /^site-.*\.css$/.test(file)) ?? '';
    expect(await sizeOf(name)).toBeLessThanOrEqual(12 * 1024);
  });
});
