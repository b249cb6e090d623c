import { expect, test } from 'vitest';

import { ctaClick } from './get-started';

test.each([
  ['pricing', 'pricing'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('a click in %s is logged as %s', { tags: ['7.log.3'] }, (sent, source) =>
  expect(ctaClick(sent)).toEqual({ source, ctaText: 'Get Started Today' }),
);
