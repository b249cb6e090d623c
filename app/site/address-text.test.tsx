import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AddressText } from './address-text';

test.each([
  ['https://www.rivera-plumbing.example/a', 'https://www|.rivera-plumbing|.example/a'],
  ['ana@rivera.example', 'ana|@rivera|.example'],
  ['Dr. Rivera, 2.5 miles.', 'Dr. Rivera, 2.5 miles.'],
  ['', ''],
])('lets %j wrap before its dots and its @ only', (text, wrapped) => {
  expect(renderToStaticMarkup(<AddressText text={text} />).replaceAll('<wbr/>', '|')).toBe(wrapped);
});
