import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['app', 'server', 'mocks', 'scripts', 'tests', 'vite'];
const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx?|js)$/.test(name))
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').split('\n').filter(Boolean) }));

const comment = /^\s*(\/\/|\{?\/\*|\*)(?!.*\*\/\}? *\w)/;

function commentsOf(lines: string[]): string[] {
  return lines.filter((line) => comment.test(line));
}

/** Sections of documents that nobody has, and numbers of a list of issues. */
const elsewhere =
  /§|\b(specification|spec|decisions?|design|style)(\.md)? (section|\d)|\b(issue|ticket) #?\d/i;
const path = /(?<![\w/.-])(?:app|server|mocks|tests|vite|scripts|deploy|docs)\/[\w./-]+(?:\.\w+|\/\d{4})/g;
const records = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);

test('comments cite only what is in the repository', () => {
  for (const { name, lines } of sources)
    for (const line of commentsOf(lines)) {
      expect.soft(line, name).not.toMatch(elsewhere);
      for (const cited of line.match(path) ?? [])
        expect
          .soft(existsSync(cited) || records.some((record) => record.startsWith(cited)), cited)
          .toBe(true);
    }
});
