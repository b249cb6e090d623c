import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { brand } from '../../app/brand';

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|mdx|css)$/.test(name) && !name.endsWith('.test.ts') && name !== 'brand.ts')
  .map((name) => join('app', name));

test('names, phones and addresses are spelled out in app/brand.ts alone', { tags: ['D.brand'] }, () => {
  const { product, legalName, supportEmail, supportPhone, sampleLine, founder } = brand;
  const owned = [
    product,
    `/${brand.slug}`,
    legalName,
    supportEmail,
    supportPhone,
    sampleLine,
    founder.name,
    founder.email,
  ];
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const name of owned) expect(text.includes(name), `${name} in ${source}`).toBe(false);
  }
});
