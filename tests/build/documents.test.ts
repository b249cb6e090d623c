import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md', 'docs/operate.md'];
const records = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const sources = ['app', 'server', 'mocks', 'scripts', 'tests', 'vite']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx?|js)$/.test(name));

const path = /(?<![\w/.-])(?:app|server|mocks|tests|vite|scripts|deploy|docs)\/[\w./-]+(?:\.\w+|\/\d{4})/g;
/** Sections of documents that nobody has, and numbers of a list of issues. */
const elsewhere =
  /§|\b(specification|spec|decisions?|design|style)(\.md)? (section|\d)|\b(issue|ticket) #?\d/i;

/** Paths that a text names and that are not there; a decision record may be named by its number. */
function missing(text: string): string[] {
  const isThere = (cited: string) => existsSync(cited) || records.some((record) => record.startsWith(cited));
  return [...text.matchAll(path)].map(([cited]) => cited).filter((cited) => !isThere(cited));
}

/** Decision records tell of their day; what has moved since then is no fault of theirs. */
test.each(documents)('%s names only files that are there', (document) => {
  const named = readFileSync(document, 'utf8').match(/`[^`\n]+`/g) ?? [];
  expect(missing(named.filter((code) => !code.includes(' ')).join('\n'))).toEqual([]);
});

test('comments cite only what is in the repository', () => {
  const comment = /^\s*(\/\/|\{?\/\*|\*)(?!.*\*\/\}? *\w)/;
  expect(sources.length).toBeGreaterThan(300);
  for (const name of sources)
    for (const line of readFileSync(name, 'utf8')
      .split('\n')
      .filter((text) => comment.test(text))) {
      expect.soft(line, name).not.toMatch(elsewhere);
      expect.soft(missing(line), name).toEqual([]);
    }
});

test('no two decision records have the same number', () => {
  const numbers = records.map((record) => /(\d{4})-/.exec(record)?.[1]);
  expect(numbers).toEqual([...new Set(numbers)]);
});
