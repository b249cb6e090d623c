import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

import { indexedPages, shareImagePath } from '../app/marketing/seo/pages';
import { shareImageFont, shareImageSvg } from '../app/marketing/seo/share-image';

/** Draws the share image of every indexed page while the client is built. */
export function shareImages(): Plugin {
  return {
    name: 'share-images',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      for (const { path, headline } of indexedPages)
        this.emitFile({
          type: 'asset',
          fileName: shareImagePath(path).slice(1),
          source: draw(shareImageSvg(headline)),
        });
    },
  };
}

function draw(svg: string): Uint8Array {
  const fontFile = fileURLToPath(
    new URL('../app/marketing/seo/fonts/bricolage-grotesque-bold.ttf', import.meta.url),
  );
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: shareImageFont };
  return new Resvg(svg, { font }).render().asPng();
}
