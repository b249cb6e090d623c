import type { Plugin } from 'vite';

/** No page is hydrated: React's chunks leave the client's files; the small scripts (`?worker&url`) stay. */
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
