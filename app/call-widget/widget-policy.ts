import type { PageHandle } from '~/platform/page-handle';

/** The hosts that the third-party voice widget uses. Pages with the widget have this policy in their `handle`. */
export const widgetPolicy: PageHandle['policy'] = {
  'script-src': [
    'blob:',
    'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
  ],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['https:', 'blob:'],
  'media-src': ['data:'],
  'connect-src': ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
  'worker-src': ["'self'", 'blob:', 'data:'],
};
