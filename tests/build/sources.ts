import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files of this repository with one of these extensions, with their text. */
export const sources = (endings: RegExp) =>
  ['app', 'server', 'mocks', 'scripts', 'tests', 'vite']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => endings.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
