import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';

/** The check before a launch names the samples. */
const exempt = /^(app\/brand\.ts|scripts\/launch\/shipped\.ts)$/;

const sources = ['app', 'mocks', 'scripts', 'tests', 'vite']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(tsx?|js|mdx|css)$/.test(name) && !exempt.test(name));

const { plan, perBooking, activation, trialDays } = pricing;

/** An amount that is no part of a longer one, nor what a replacement takes from its match. */
const dollars = (amount: number) => new RegExp(`\\$${amount}(?![\\d,.'\\]*-]|.match|\\)|$)(?!\\.\\d)`, 'm');

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
  expect(sources.length).toBeGreaterThan(400);
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const name of owned) expect.soft(text.includes(name), `${name} in ${source}`).toBe(false);
  }
});

test('prices are spelled out in app/brand.ts alone', { tags: ['D.brand'] }, () => {
  const prices = [
    ...[perBooking, activation, plan.monthly, plan.extraMinute].map(dollars),
    new RegExp(`\\b${trialDays}[- ]days?\\b`, 'i'),
    new RegExp(`\\b${plan.minutes} minutes\\b`),
  ];
  for (const source of sources) {
    const text = readFileSync(source, 'utf8');
    for (const price of prices) expect.soft(price.exec(text)?.[0], `${price} in ${source}`).toBeUndefined();
  }
});
