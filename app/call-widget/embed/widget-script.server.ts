import { brand } from '~/brand';
import { closeMessage } from '../embed-messages';
import source from './widget.js?minified';

const settings = { slug: brand.slug, closeMessage, cornerId: `${brand.slug}-call-buttons` };

export const widgetScript = source.replace('__SETTINGS__', JSON.stringify(settings));
