import { readFile } from 'node:fs/promises';
import { transformWithEsbuild } from 'vite';
import type { Plugin } from 'vite';

const query = '?minified';

/** Adds `import text from './script.js?minified'`: a script's minified source. Used for scripts that other sites load. */
export function minified(): Plugin {
  return {
    name: 'minified',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file, {
        minify: true,
        target: 'es2020',
        legalComments: 'none',
        sourcemap: false,
      });
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
