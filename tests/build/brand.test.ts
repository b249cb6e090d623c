import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { sources } from './sources';

const { product, slug, legalName, supportEmail, supportPhone, sampleLine, founder } = brand;
const { plan, perBooking, activation, trialDays } = pricing;

/** Matches an amount that isn't part of a longer number or a group reference of a replacement. */
const dollars = (amount: number) => new RegExp(`\\$${amount}(?![\\d,.'\\]*-]|.match|\\)|$)(?!\\.\\d)`, 'm');

/** Files that may contain the brand's name: the launch check and the help video's script. */
const exempt = ['app/brand.ts', 'app/content/help-video-lines.ts', 'scripts/launch/shipped.ts'];

test('only app/brand.ts spells the product’s name and prices', () => {
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
