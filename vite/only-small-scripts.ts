import type { Plugin } from 'vite';

/**
 * Leaves what React would need in the browser out of the client's files: no page is hydrated. The small scripts are
 * assets of their own, by `?worker&url`, and stay; Remix finds its chunks in Vite's manifest and needs no more of them.
 */
export function onlySmallScripts(): Plugin {
  let forServer = false;
  return {
    name: 'only-small-scripts',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      forServer = Boolean(config.build.ssr);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (forServer) return;
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk') Reflect.deleteProperty(bundle, name);
      },
    },
  };
}
