import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { minutes, waitTimes } from '../../app/content/durations';
import { questionGroups } from '../../app/content/faq/questions';
import { helpVideoLines } from '../../app/content/help-video-lines';
import { maxAgeSeconds } from '../../app/platform/cookies/encrypted-cookie.server';
import { stepLabel, variantOf } from '../../app/setup/variants';
import { statements } from '../conformance/statements';
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

test('the statements about prices and waiting name those of app/brand.ts', () => {
  const { text } = statements.find(({ ids }) => ids.includes('9.price.1/1')) ?? { text: '' };
  for (const dollars of [perBooking, activation, plan.monthly, plan.extraMinute])
    expect(text).toMatch(new RegExp(`\\$${dollars}(?![\\d.])`));
  const { invite, ownNumber, ownVoice, trialNumber } = waitTimes;
  const waits = [invite, ownNumber, ownVoice, trialNumber].map(
    (sentence) => /within \d+ \w+|up to \d+ \w+/.exec(sentence)?.[0],
  );
  for (const words of [`trial ${trialDays} days`, `${plan.minutes} minutes`, ...waits, brand.tagline])
    expect(text).toContain(words);
});

test('the help video names the minutes of the table', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  expect(helpVideoLines.join(' ').match(/\w+ minutes?/g)).toEqual([`${words[minutes.create]} minutes`]);
});

test('the poster of the help video names the steps of the setup that it films', () => {
  const [script] = sources(/^scripts\/make-help-video\.js$/);
  const { steps } = variantOf('/create-agent');
  expect(script?.text).toContain(`[${steps.map((step) => `'${stepLabel(step)}'`).join(', ')}]`);
});

const placeOf = (ids: string[]) => `${ids.join(' ')} in tests/conformance/statements.txt`;

test('every statement that names the days of the trial or the price of a booking names ours', () => {
  for (const { ids, text } of statements) {
    const days = /(\d+)[- ]days? (?:free )?trial|trial (?:number is valid )?(\d+) days|Free (\d+) Days/i.exec(
      text,
    );
    if (days) expect.soft(Number(days[1] ?? days[2] ?? days[3]), placeOf(ids)).toBe(trialDays);
    const price = /\$(\d+) per (?:booked )?(?:booking|appointment)/.exec(text);
    if (price) expect.soft(Number(price[1]), placeOf(ids)).toBe(perBooking);
  }
});

test('a cookie lives longer than the trial, whose last day it remembers', () => {
  expect(maxAgeSeconds).toBeGreaterThan((trialDays + 7) * 24 * 60 * 60);
});

test('whoever asks the FAQ about the trial in weeks finds it', () => {
  const trial = questionGroups.flatMap(({ entries }) => entries).find(({ id }) => id === 'trial');
  const inWeeks: Record<number, string> = {
    7: 'one week',
    14: 'two weeks',
    21: 'three weeks',
    28: 'four weeks',
  };
  const own = inWeeks[trialDays];
  const found = Object.values(inWeeks).filter((words) => trial?.keywords.includes(words));
  expect(found, 'keywords of app/content/faq/trial.mdx').toEqual(own ? [own] : []);
});
