import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';

const query = '?bundled';

/** `import text from './script.ts?bundled'`: a module and all that it imports, as the text of one script. */
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
      })) as Rollup.RollupOutput; // one build that does not watch
      return `export default ${JSON.stringify(output.output[0].code)};`;
    },
  };
}
