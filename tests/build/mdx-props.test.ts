import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import mdx from '@mdx-js/rollup';
import { expect, test } from 'vitest';

const folder = 'build/mdx-types';
const { transform } = mdx({ jsx: true, providerImportSource: '~/marketing/pages/mdx-components' });

/** The TypeScript that an MDX file stands for, with the components that `app/root.tsx` provides. */
async function typescriptOf(file: string): Promise<string> {
  const result = await transform?.call(undefined, readFileSync(file, 'utf8'), file);
  const [content = ''] = String(result?.code).split('export default function MDXContent');
  return `${content}export default _createMdxContent;\n`
    .replace('useMDXComponents as _provideComponents', 'mdxComponents')
    .replace('..._provideComponents()', '...mdxComponents')
    .replace(/,\s*\.\.\.props\.components/, '')
    .replaceAll(/if \(!\w+\) _missingMdxReference.*/g, '')
    .replaceAll(/(<\/?)_components\./g, '$1');
}

test('MDX files give each component the props that it takes', async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('app/content', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mdx')) continue;
    const file = `${folder}/${name}.tsx`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await typescriptOf(`app/content/${name}`));
  }
  const compilerOptions = { noImplicitAny: false, noUncheckedIndexedAccess: false };
  const include = ['**/*', '../../vite.config.ts']; // it declares which Remix features are on, which loaders' types depend on
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: '../../tsconfig.json', include, exclude: [], compilerOptions }),
  );
  const tsc = spawnSync('node', ['node_modules/typescript-native/bin/tsc', '--checkers', '1', '-p', folder], {
    encoding: 'utf8',
  });
  expect([tsc.stdout, tsc.status]).toEqual(['', 0]);
});
