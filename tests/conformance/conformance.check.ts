import { beforeAll, expect, test } from 'vitest';

import { collectTests } from './collect';
import type { CollectedTest } from './collect';
import { sections } from './statements/all';
import { conformanceTable, problems } from './table';

let tests: CollectedTest[];
beforeAll(async () => {
  tests = await collectTests(process.cwd());
}, 90_000);

test('every test names a statement, and a test names every statement', () => {
  expect(problems(tests, sections).join('\n')).toBe('');
});

test('docs/conformance.md is up to date; `npm run conformance` writes it', async () => {
  await expect(conformanceTable(tests, sections)).toMatchFileSnapshot('../../docs/conformance.md');
});
