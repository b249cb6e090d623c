import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const folder = 'build/client/assets';
/** The voice widget's own embed, which comes as one file with all that it needs. */
const thirdParty = 'index-';
let scripts: { name: string; text: string }[] = [];
let serverText = '';

beforeAll(async () => {
  const built = (await readdir('build/server/assets')).filter((name) => name.endsWith('.js'));
  const texts = built.map((name) => readFile(join('build/server/assets', name), 'utf8'));
  serverText = (await Promise.all(texts)).join('');
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.js') && !name.startsWith(thirdParty),
  );
  scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
});

describe('what the browser gets', { tags: ['E.client'] }, () => {
  /** Each with a file that has it: a word that stands nowhere would prove nothing. */
  test.each([
    ['Remix', /__remixContext/, 'node_modules/@remix-run/react/dist/esm/components.js'],
    ['the form library', /useForm|conform/, 'server'],
    ['the schema library', /ZodError/, 'server'],
    ['the session', /A256GCM|__Host-/, 'server'],
    ['the backend', /Idempotency-Key|create-full-agent/, 'server'],
    ['the mock backend', /mock-backend-key/, 'server'],
    ['the voice widget’s stand-in', /class: 'handset'|class:"handset"/, 'mocks/voice-widget/elements.ts'],
    ['the environment', /BACKEND_KEY|SESSION_SECRET|REDIS_URL/, 'server'],
  ])('has nothing of %s', async (_name, forbidden, home) => {
    expect(home === 'server' ? serverText : await readFile(home, 'utf8')).toMatch(forbidden);
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

  test('the stylesheet stays under 12.5 KB', async () => {
    const name = (await readdir(folder)).find((file) => /^site-.*\.css$/.test(file)) ?? '';
    expect(await sizeOf(name)).toBeLessThanOrEqual(12.5 * 1024);
  });
});
