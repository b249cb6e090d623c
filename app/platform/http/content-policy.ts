import type { PageHandle } from '../page-handle';

interface PolicyInput {
  handle: PageHandle;
  styleHashes: string[];
  scriptHashes: string[];
  /** Origins that a form may end up at, through a redirect to the payment page. */
  checkoutOrigins: string[];
  widgetOrigins: string[];
}

const widgetHosts = ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'];

const widgetWorklets = [
  'blob:',
  'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
];

/** Inline code is admitted by its hash alone. */
export function contentPolicy({
  handle,
  styleHashes,
  scriptHashes,
  checkoutOrigins,
  widgetOrigins,
}: PolicyInput): string {
  const widget = handle.voiceWidget ? widgetHosts : [];
  const widgetScripts = handle.voiceWidget ? [...widgetWorklets, ...widgetOrigins] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...widgetScripts],
    // A hash would put the widget's own styles out of force.
    'style-src': ["'self'", ...(handle.voiceWidget ? ["'unsafe-inline'"] : styleHashes)],
    'img-src': ["'self'", 'data:', ...(handle.voiceWidget ? ['https:', 'blob:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...(handle.voiceWidget ? ['data:'] : [])],
    'connect-src': ["'self'", ...widget],
    'worker-src': handle.voiceWidget ? ["'self'", 'blob:', 'data:'] : ["'none'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...checkoutOrigins],
    'base-uri': ["'none'"],
    'frame-ancestors': handle.embeddable ? ['*'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
