import { expect, test } from 'vitest';

import { contentPolicy } from './content-policy.server';

test.each([
  ['a page', {}, {}],
  [
    'a page with additional sources',
    {
      policy: {
        'script-src': ['blob:', 'https://cdn.example/a.js'],
        'style-src': ["'unsafe-inline'"],
        'img-src': ['https:', 'blob:'],
        'media-src': ['data:'],
        'connect-src': ['https://*.call.example', 'wss://*.call.example'],
        'worker-src': ["'self'", 'blob:', 'data:'],
      },
    },
    {
      'script-src': "'self' 'sha256-script' blob: https://cdn.example/a.js",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: https: blob:",
      'media-src': "'self' blob: data:",
      'connect-src': "'self' https://*.call.example wss://*.call.example",
      'worker-src': "'self' blob: data:",
    },
  ],
  ['an embeddable page', { embeddable: true }, { 'frame-ancestors': '*' }],
])('the content policy of %s lists its sources', (_name, handle, own) => {
  const policy = contentPolicy({
    handle,
    styleHashes: ["'sha256-style'"],
    scriptHashes: ["'sha256-script'"],
    checkoutOrigins: ['https://pay.example'],
  });
  expect(Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-script'",
    'style-src': "'self' 'sha256-style'",
    'img-src': "'self' data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'none'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self' https://pay.example",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...own,
  });
});
