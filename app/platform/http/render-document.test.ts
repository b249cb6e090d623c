import { createElement } from 'react';
import { expect, test } from 'vitest';

import { renderDocument } from './render-document.server';

const characters = ['é', 'ñ', '’', '電', '💥'];
const alignments = 3_000;

function page(text: string) {
  return createElement('html', null, createElement('body', null, createElement('p', null, text)));
}

test('a page has every character at every alignment', () => {
  const broken: number[] = [];
  for (let offset = 0; offset < alignments; offset += 1) {
    const text = `${'x'.repeat(offset)}${characters[offset % characters.length]}${characters.join('').repeat(3)}`;
    const html = renderDocument(page(text));
    if (html !== `<!DOCTYPE html><html><body><p>${text}</p></body></html>`) broken.push(offset);
  }
  expect(broken).toEqual([]);
});
