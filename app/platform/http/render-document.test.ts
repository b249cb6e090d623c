import { createElement } from 'react';
import { expect, test } from 'vitest';

import { renderDocument } from './render-document.server';

test('renders multi-byte characters correctly at every offset', () => {
  for (let offset = 0; offset < 3_000; offset += 1) {
    const text = `${'x'.repeat(offset)}${'éñ’電💥'.repeat(4)}`;
    const html = renderDocument(createElement('html', null, createElement('body', null, text)));
    expect(html).toBe(`<!DOCTYPE html><html><body>${text}</body></html>`);
  }
});
