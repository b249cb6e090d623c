import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Address, AddressText } from './address-text';

test.each([
  ['https://www.rivera-plumbing.example/a', '[https://www|[.rivera-plumbing]|.example/a]'],
  [
    'You get it by email to ana@rivera.example. Or not.',
    'You get it by email to [ana|@rivera|.example.] Or not.',
  ],
  ['Dr. Rivera, 2.5 miles.', 'Dr. Rivera, 2.5 miles.'],
  ['', ''],
])('keeps the addresses of %j in one piece, or lets them wrap before a dot or an @', (text, wrapped) => {
  const html = renderToStaticMarkup(<AddressText text={text} />);
  const marked = html
    .replaceAll('<wbr/>', '|')
    .replaceAll('</span>', ']')
    .replace(/<span[^>]*>/g, '[');
  expect(marked).toBe(wrapped);
});

test('has no box of its own in a link, which would not be underlined', () => {
  expect(renderToStaticMarkup(<Address text="ana@rivera.example" />)).toBe('ana<wbr/>@rivera<wbr/>.example');
});
