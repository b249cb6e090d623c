import mdx from '@mdx-js/rollup';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import remixOptions from './remix.config.js';
import { browserChunk } from './app/browser-chunks';
import { bundled } from './vite/bundled';
import { cookieJars } from './vite/cookie-jars';
import { serverRenderedRoutes } from './vite/server-rendered-routes';
import { shareImages } from './vite/share-images';
import { unbrokenTexts } from './vite/unbroken-texts';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [
    unbrokenTexts(),
    { enforce: 'pre', ...mdx({ providerImportSource: '~/content/mdx-components' }) },
    tailwindcss(),
    bundled(),
    serverRenderedRoutes(),
    cookieJars(),
    remix(remixOptions),
    shareImages(),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  // Bundling packages that consist of many small files makes the server start faster.
  ssr: { noExternal: ['zod', 'remix-utils', /^@conform-to/, /^@remix-run\/.*-parser$/] },
  environments: {
    client: { build: { rollupOptions: { output: { manualChunks: browserChunk } } } },
    ssr: { build: { target: 'node20' } },
  },
});
