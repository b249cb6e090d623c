import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { sources } from './sources';

const guides = ['architecture', 'engines', 'operate', 'performance', 'provoking-faults', 'testing'];
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides.map((name) => `docs/${name}.md`)];
const records = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const path = /(?<![\w/.-])(?:app|server|mocks|tests|vite|scripts|deploy|docs)\/[\w./-]+(?:\.\w+|\/\d{4})/g;

/** Paths that a text names and that are not there; a decision record may be named by its number. */
function missing(text: string): string[] {
  const isThere = (cited: string) => existsSync(cited) || records.some((record) => record.startsWith(cited));
  return [...text.matchAll(path)].map(([cited]) => cited).filter((cited) => !isThere(cited));
}

/** Decision records tell of their day; what has moved since then is no fault of theirs. */
test.each(documents)('%s leads a newcomer only to files that are there', (document) => {
  const named = readFileSync(document, 'utf8').match(/`[^`\n]+`/g) ?? [];
  expect(missing(named.filter((code) => !code.includes(' ')).join('\n'))).toEqual([]);
});

test('so do comments', () => {
  for (const { name, text } of sources(/\.(tsx?|js)$/))
    for (const [line] of text.matchAll(/^\s*(\/\/|\{?\/\*|\*)(?!.*\*\/\}? *\w).*$/gm))
      expect.soft(missing(line), name).toEqual([]);
});
