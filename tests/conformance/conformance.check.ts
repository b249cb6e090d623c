import { mkdir, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';

import { collectTests } from './collect';
import type { CollectedTest } from './collect';
import { specification } from './specification';
import { sections } from './statements/all';
import { conformanceTable, problems } from './table';

let tests: CollectedTest[];
beforeAll(async () => {
  tests = await collectTests(process.cwd());
  await mkdir('build', { recursive: true });
  await writeFile('build/conformance.md', conformanceTable(tests, sections));
}, 180_000);

test('a test names every statement, and no test names one that is not there', () => {
  expect(problems(tests, sections).join('\n')).toBe('');
});

test('docs/specification.md is up to date; `npm run specification` writes it', async () => {
  await expect(specification(sections)).toMatchFileSnapshot('../../docs/specification.md');
});
