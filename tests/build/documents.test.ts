import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md', 'docs/operate.md'];
const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const ours = /`((?:app|server|mocks|tests|vite|scripts|deploy|docs)\/[\w./-]+)`/g;

/** Decision records tell of their day; what has moved since then is no fault of theirs. */
test.each(documents)('%s names only files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(ours)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('no two decision records have the same number', () => {
  const numbers = decisions.map((path) => /(\d{4})-/.exec(path)?.[1]);
  expect(numbers).toEqual([...new Set(numbers)]);
});
