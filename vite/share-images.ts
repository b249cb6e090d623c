import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

import { brand } from '../app/brand';
import { faviconSvg, iconSvg } from './icon';
import { pages } from '../app/content/pages/pages';
import { indexedPages, shareImagePath } from '../app/content/pages/indexed-pages';
import { shareImageFont, shareImageSvg } from './share-image';
import { darkPalette, lightPalette } from '../app/platform/styles/palette';

const tokens = readFileSync(new URL('../app/platform/styles/tokens.css', import.meta.url), 'utf8');
const color = lightPalette(tokens);

/** Generates the share image of every indexed page, the icons and the web manifest during the client build. */
export function shareImages(): Plugin {
  return {
    name: 'share-images',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const { path, headline } of indexedPages)
        emit(shareImagePath(path).slice(1), draw(shareImageSvg(headline, color)));
      emit('favicon.svg', faviconSvg(color('accent'), darkPalette(tokens)('accent')));
      emit('favicon.ico', encodeIco(draw(iconSvg(color, false), 32)));
      emit('icons/touch.png', draw(iconSvg(color, false), 180));
      emit('icons/192.png', draw(iconSvg(color, false), 192));
      emit('icons/512.png', draw(iconSvg(color, false)));
      emit('icons/maskable.png', draw(iconSvg(color, true)));
      emit('manifest.webmanifest', JSON.stringify(manifest));
    },
  };
}

const icon = (name: string, sizes: string, purpose: string) => ({
  src: `/icons/${name}.png`,
  type: 'image/png',
  sizes,
  purpose,
});

const manifest = {
  name: brand.product,
  short_name: brand.product,
  description: pages.home.description,
  start_url: '/',
  display: 'standalone',
  background_color: color('paper'),
  theme_color: color('paper'),
  icons: [
    icon('192', '192x192', 'any'),
    icon('512', '512x512', 'any'),
    icon('maskable', '512x512', 'maskable'),
  ],
};

function draw(svg: string, width?: number): Uint8Array {
  const fontFile = fileURLToPath(
    new URL('../app/marketing/seo/fonts/bricolage-grotesque-bold.ttf', import.meta.url),
  );
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: shareImageFont };
  return new Resvg(svg, { font, ...(width ? { fitTo: { mode: 'width', value: width } } : {}) })
    .render()
    .asPng();
}

/** Wraps a 32-pixel PNG in the ICO format. Browsers request /favicon.ico even if the page links another icon. */
function encodeIco(png: Uint8Array): Uint8Array {
  const directory = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  directory.writeUInt32LE(png.length, 14);
  return Buffer.concat([directory, png]);
}
