import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Import {
  from: string;
  to: string;
}

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('app', name.replaceAll('\\', '/')))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
const folders = [...new Set(files.flatMap(foldersOf))];
const imports = files.flatMap(importsOf);

test('no two files import each other, directly or through others', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(circular(imports)).toEqual([]);
});

test('no two folders import each other, at any depth', () => {
  expect(folders.flatMap((folder) => circularParts(folder, imports))).toEqual([]);
});

test('only the backend’s switch and the pages about the mock backend load mocks', () => {
  const loading = files.filter((name) => /'(\.\.\/)+mocks\//.test(readFileSync(name, 'utf8')));
  expect(loading.sort()).toEqual([
    'app/backend/backend.server.ts',
    'app/routes/mock-calls.tsx',
    'app/routes/resources/mock-voice-widget.ts',
  ]);
});

test('names the imports of a circle', () => {
  const circle = [
    { from: 'app/setup/draft.ts', to: 'app/setup/website/findings.ts' },
    { from: 'app/setup/website/page/form.tsx', to: 'app/setup/variants.ts' },
  ];
  const others = [
    { from: 'app/setup/landing/page.tsx', to: 'app/setup/draft.ts' },
    { from: 'app/setup/website/findings.ts', to: 'app/domain/phone.ts' },
    { from: 'app/root.tsx', to: 'app/setup/draft.ts' },
    { from: 'app/setup/draft.ts', to: 'app/brand.ts' },
  ];
  const all = [...circle, ...others];
  expect([circularParts('app/setup', all), circularParts('app', all), circular(all)]).toEqual([
    circle,
    [],
    [],
  ]);
  const back = [...circle, { from: 'app/setup/website/findings.ts', to: 'app/setup/draft.ts' }];
  expect(circular(back)).toEqual([circle[0], back[2]]);
});

/** The imports through which parts of a folder import each other: its own files are one part, each subfolder is another. */
function circularParts(folder: string, all: Import[]): Import[] {
  return circular(all, (file) => {
    if (!file.startsWith(`${folder}/`)) return null;
    const [first = '', ...rest] = file.slice(folder.length + 1).split('/');
    if (rest.length > 0) return `${first}/`;
    return folder === 'app' ? first : 'own files'; // brand.ts is below everything, and root.tsx above it
  });
}

/** The imports between parts that import each other, directly or through others. `null` is no part. */
function circular(all: Import[], partOf: (file: string) => string | null = (file) => file): Import[] {
  const between = all.filter(({ from, to }) => {
    const [importing, imported] = [partOf(from), partOf(to)];
    return importing !== null && imported !== null && importing !== imported;
  });
  const importing = new Set(between.map(({ from }) => partOf(from)));
  const imported = new Set(between.map(({ to }) => partOf(to)));
  const left = between.filter(({ from, to }) => imported.has(partOf(from)) && importing.has(partOf(to)));
  return left.length === all.length ? left : circular(left, partOf);
}

/** The file's folder and the folders above it, up to `app`. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/** Types count, too: a reader follows them like any other import. */
function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('~/')
      ? `app/${fileName.slice(2)}`
      : posix.join(posix.dirname(file), fileName);
    const to =
      /^(~|\.\.?)\//.test(fileName) && [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
    return to ? [{ from: file, to }] : [];
  });
}
