import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'build/client/assets';
const names = readdirSync(folder);
const readText = (...path: string[]) => readFileSync(join(...path), 'utf8');
/** All scripts except the voice widget's embed, which is one self-contained file. */
const scripts = names
  .filter((name) => name.endsWith('.js') && !name.startsWith('index-'))
  .map((name) => ({ name, text: readText(folder, name) }));
const server = readdirSync('build/server/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readText('build/server/assets', name))
  .join('');

// Each row ends with a text that matches the pattern, so that the pattern can't be outdated.
test.each([
  ['Remix', /__remixContext/, readText('node_modules/@remix-run/react/dist/esm/components.js')],
  ['the form library', /useForm|conform/, server],
  ['the schema library', /ZodError/, server],
  ['the session', /A256GCM|__Host-/, server],
  ['the backend', /Idempotency-Key|create-full-agent/, server],
  ['the mock backend', /mock-backend-key/, server],
  ['the fake voice widget', /class: ?['"]handset['"]/, readText('mocks/voice-widget/fake-widget.ts')],
  ['Node’s buffers', /\bBuffer\b/, server],
  ['the environment', /BACKEND_KEY|SESSION_SECRET|REDIS_URL/, server],
])('no script for the browser contains %s', (_name, forbidden, home) => {
  expect(home).toMatch(forbidden);
  expect(scripts.filter(({ text }) => forbidden.test(text)).map(({ name }) => name)).toEqual([]);
});

test('React is in one script only', () => {
  const withReact = scripts.filter(({ text }) => /reactFiber|__reactProps/.test(text));
  expect(withReact.map(({ name }) => name)).toEqual([expect.stringMatching(/^hydrate-/)]);
});

test('the stylesheet stays under 12.9 KB of brotli', () => {
  const name = names.find((file) => /^site-.*\.css\.br$/.test(file)) ?? '';
  expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(12.9 * 1024);
});
