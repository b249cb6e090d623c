import { expect, test } from 'vitest';

import { contentPolicy } from './content-policy';

const input = {
  styleHashes: [],
  scriptHashes: [],
  checkoutOrigins: [],
  widgetOrigin: 'https://widget.example',
};

test('only widget pages admit what the voice widget needs', { tags: ['D.headers', 'D.third-party'] }, () => {
  const plain = contentPolicy({ ...input, handle: {} });
  expect(plain).toContain("script-src 'self';");
  expect(plain).not.toMatch(/elevenlabs|jsdelivr|widget\.example|unsafe|script-src[^;]*blob/);

  const widget = contentPolicy({ ...input, handle: { voiceWidget: true } });
  expect(widget).toMatch(/script-src 'self' blob: .*https:\/\/widget\.example;/);
  expect(widget).toContain('wss://*.elevenlabs.io');
  expect(widget).not.toMatch(/script-src[^;]*unsafe/);
});

test('any site may frame the call page and no other', { tags: ['D.headers'] }, () => {
  expect(contentPolicy({ ...input, handle: { embeddable: true } })).toContain('frame-ancestors *');
  expect(contentPolicy({ ...input, handle: { voiceWidget: true } })).toContain("frame-ancestors 'none'");
});
