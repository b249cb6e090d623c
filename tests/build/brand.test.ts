import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { sources } from './sources';

const { product, slug, legalName, supportEmail, supportPhone, sampleLine, founder } = brand;
const { plan, perBooking, activation, trialDays } = pricing;

/** An amount that is no part of a longer one, nor what a replacement takes from its match. */
const dollars = (amount: number) => new RegExp(`\\$${amount}(?![\\d,.'\\]*-]|.match|\\)|$)(?!\\.\\d)`, 'm');

/** The check before a launch names the samples, and the help video tells whose product it shows. */
const exempt = ['app/brand.ts', 'app/content/help-video-lines.ts', 'scripts/launch/shipped.ts'];

test('a new name or price of the product is put into app/brand.ts alone', { tags: ['D.brand'] }, () => {
  const names = [product, `/${slug}`, legalName, supportEmail, supportPhone, sampleLine];
  const prices = [
    ...[perBooking, activation, plan.monthly, plan.extraMinute].map(dollars),
    new RegExp(`\\b${trialDays}[- ]days?\\b`, 'i'),
    new RegExp(`\\b${plan.minutes} minutes\\b`),
  ];
  for (const { name, text } of sources(/\.(tsx?|js|mdx|css)$/))
    if (!exempt.includes(name)) {
      for (const owned of [...names, founder.name, founder.email])
        expect.soft(text.includes(owned), `${owned} in ${name}`).toBe(false);
      for (const price of prices) expect.soft(price.exec(text)?.[0], `${price} in ${name}`).toBeUndefined();
    }
});
