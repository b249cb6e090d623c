import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';

const query = '?bundled';

/** Adds `import text from './script.ts?bundled'`: a module and everything it imports, bundled into one script's source. */
export function bundled(): Plugin {
  return {
    name: 'bundled',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return;
      const input = id.slice(0, -query.length);
      this.addWatchFile(input);
      const output = (await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: { '~': new URL('../app', import.meta.url).pathname } },
        build: { write: false, target: 'es2022', rollupOptions: { input } },
      })) as Rollup.RollupOutput; // not an array or a watcher: there is one input and no watch mode
      return `export default ${JSON.stringify(output.output[0].code)};`;
    },
  };
}
