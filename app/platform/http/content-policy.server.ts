import { createHash } from 'node:crypto';

import type { PageHandle } from '../page-handle';

interface PolicyInput {
  handle: PageHandle;
  styleHashes: string[];
  scriptHashes: string[];
  /** Origins of the payment page, which a form may be redirected to. */
  checkoutOrigins: string[];
}

/** The value of the `Content-Security-Policy` header. Inline scripts and styles are allowed by hash only. */
export function contentPolicy({ handle, styleHashes, scriptHashes, checkoutOrigins }: PolicyInput): string {
  const more = handle.policy ?? {};
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(more['script-src'] ?? [])],
    // Browsers ignore 'unsafe-inline' next to a hash.
    'style-src': ["'self'", ...(more['style-src'] ?? styleHashes)],
    'img-src': ["'self'", 'data:', ...(more['img-src'] ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...(more['media-src'] ?? [])],
    'connect-src': ["'self'", ...(more['connect-src'] ?? [])],
    'worker-src': more['worker-src'] ?? ["'none'"],
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

/** The content policy's source expression that allows an inline script or style with this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
