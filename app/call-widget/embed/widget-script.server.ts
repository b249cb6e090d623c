import { brand } from '~/brand';
import { lightPalette } from '~/platform/styles/palette';
import tokens from '~/platform/styles/tokens.css?raw';
import { closeMessage } from '../call-page.enhance';
import source from './widget.js?bundled';

const color = lightPalette(tokens);
const settings: typeof __SETTINGS__ = {
  slug: brand.slug,
  closeMessage,
  cornerId: `${brand.slug}-call-buttons`,
  colors: { button: color('accent'), hover: color('accent-strong'), label: color('on-accent') },
};

export const widgetScript = source.replace('__SETTINGS__', JSON.stringify(settings));
