import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import mutants from '../../stryker.config.js';
import { sources } from './sources';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`));

/** The changelog is left out because it names deleted files. */
const documents = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')].filter(
  (name) => name !== 'CHANGELOG.md',
);
const records = markdownIn('docs/decisions');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const path = /(?<![\w/.-])(?:app|server|mocks|tests|vite|scripts|deploy|docs)\/[\w./@-]*\w/g;
const script = /\bnpm run ([\w:-]*\w)/g;

/** Files that the operator creates. */
const notInRepository = ['deploy/environment'];

/** The paths and npm scripts that a text names and that don't exist. A decision record may be named by its number. */
function listMissing(text: string): string[] {
  const isPresent = (name: string) =>
    existsSync(name) || notInRepository.includes(name) || records.some((record) => record.startsWith(name));
  const paths = [...text.matchAll(path)].map(([name]) => name).filter((name) => !isPresent(name));
  const unknown = [...text.matchAll(script)].flatMap(([command, name = '']) =>
    name in scripts ? [] : [command],
  );
  return [...paths, ...unknown];
}

test.each(documents)('%s names only files and npm scripts that exist', (document) => {
  expect(listMissing(readFileSync(document, 'utf8'))).toEqual([]);
});

test.each(documents)('%s links only to files and headings that exist', (document) => {
  const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  for (const [, file = '', heading] of links) {
    const target = file ? new URL(file, `file:///${document}`).pathname.slice(1) : document;
    expect.soft(existsSync(target), target).toBe(true);
    if (heading) expect.soft(headingIds(target), target).toContain(heading);
  }
});

/** The ids that GitHub derives from the headings. */
function headingIds(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('comments name only files and npm scripts that exist', () => {
  for (const { name, text } of sources(/\.(tsx?|js)$/))
    for (const [line] of text.matchAll(/^\s*(\/\/|\{?\/\*|\*)(?!.*\*\/\}? *\w).*$/gm))
      expect.soft(listMissing(line), name).toEqual([]);
});

test('docs/environment.md lists every variable, and no other', () => {
  const schema = readFileSync('app/environment/parse-environment.server.ts', 'utf8');
  const rows = readFileSync('docs/environment.md', 'utf8').match(/^- `[A-Z_]+`(, `[A-Z_]+`)*/gm) ?? [];
  const listed = rows.flatMap((row) => row.match(/\b[A-Z][A-Z_]+\b/g) ?? []);
  expect(listed.sort()).toEqual(
    (schema.match(/^ {2}[A-Z][A-Z_]+(?=:)/gm) ?? []).map((name) => name.trim()).sort(),
  );
});

test('stryker.config.js mutates only folders that exist', () => {
  const patterns = (mutants.mutate ?? []).map(String).filter((pattern) => !pattern.startsWith('!'));
  for (const pattern of patterns) {
    const [parent = '', names = ''] = pattern.split(/[{}]/);
    for (const name of names.split(',')) expect.soft(existsSync(parent + name), parent + name).toBe(true);
  }
});
