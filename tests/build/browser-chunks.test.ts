import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

import { browserChunks } from '../../app/browser-chunks';
import { sources } from './sources';

test('each module that is built into a shared file exists', () => {
  const names = sources(/\.tsx?$/).map(({ name }) => `/${name}`);
  const exists = (path: string) => existsSync(path) || names.some((name) => name.endsWith(`/${path}`));
  expect(
    Object.values(browserChunks)
      .flat()
      .filter((path) => !exists(path)),
  ).toEqual([]);
});
