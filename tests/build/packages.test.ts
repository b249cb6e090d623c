import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

import { sources } from './sources';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...builtinModules]);

/** The packages that a file imports, or reads from `node_modules`. */
function packagesOf(text: string): string[] {
  const named =
    /(?:\bfrom |\bimport |\bimport\()'((?:@[\w-]+\/)?[\w][\w.-]*)(?:\/[^']*)?'|'node_modules\/((?:@[\w-]+\/)?\w[\w.-]*)\//g;
  return [...text.matchAll(named)].map(([, imported, read]) => imported ?? read ?? '');
}

test('every package that a file uses is declared', () => {
  const used = sources(/\.(ts|tsx|js)$/).flatMap(({ name, text }) =>
    packagesOf(text).map((used) => ({ name, used })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ used }) => !declared.has(used) && !declared.has(`@types/${used}`))).toEqual([]);
});

test('versions are exact', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});
