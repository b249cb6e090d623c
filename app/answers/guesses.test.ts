import { expect, test } from 'vitest';

import { trades } from '~/content/trades/trades';
import { hoursSummary } from '~/domain/hours-summary';
import { addBreak, defaultSchedule } from '~/domain/weekly-schedule';
import { noAnswers } from './answers';
import { guessTrade, isUsualHours, usualHours, withGuesses } from './guesses';

test.each([
  ['Rivera Plumbing', '', 'plumbing'],
  ['Rivera & Sons', 'Licensed plumbers since 1998.', 'plumbing'],
  ['Ann’s Hair Salon', 'Cuts and color. Dental offices next door.', 'hair-salon'],
  ['A1 hvac', '', 'hvac'],
  ['Ann’s Salon', '', 'hair-salon'],
  ['Rivera Electric', '', 'electrical'],
  ['Rivera', 'Attorneys at law.', 'legal'],
  ['Lakeview', 'Your local law office.', 'legal'],
  ['Rivera', 'We plumb, roof and wire.', undefined],
  ['Rivera', 'Plumbing, HVAC and electrical.', undefined],
  ['Accidental Art', '', undefined],
  ['Lunahair', '', 'hair-salon'],
  ['Hair by Luna', '', 'hair-salon'],
  ['Armchair Repairs', '', undefined],
  ['', '', undefined],
])('guesses from "%s" and "%s": %s', (BusinessName, BusinessDescription, trade) => {
  expect(guessTrade({ BusinessName, BusinessDescription })).toBe(trade);
});

test.each([
  ['https://joesplumbing.com', 'plumbing'],
  ['https://www.hair-salon-rivera.com/about', 'hair-salon'],
  ['https://garagedoorsofaustin.com', 'garage-door'],
  ['https://slow-extract.salon.example', 'hair-salon'],
  ['https://vetro.example', undefined],
  ['https://accidentalart.com', undefined],
  ['https://lunahair.com', 'hair-salon'],
  ['https://www.bella-hair.example', 'hair-salon'],
  ['https://armchair.example', undefined],
  ['https://rivera.com/plumbing', undefined],
])('guesses from the website %s: %s', (websiteAddress, trade) => {
  expect(guessTrade({ BusinessName: 'Rivera' }, websiteAddress)).toBe(trade);
  expect(guessTrade({ BusinessName: 'Rivera Dental' }, websiteAddress)).toBe('dental');
});

test('the usual hours of a trade count as a guess until they are changed', () => {
  expect(hoursSummary(usualHours('dental'))).toBe('Mon-Fri 8:00 AM-5:00 PM, closed weekends');
  expect(hoursSummary(usualHours('hair-salon'))).toMatch(/Sat .* closed Sun/);
  expect(usualHours(undefined)).toEqual(defaultSchedule());
  for (const { slug } of trades) expect(isUsualHours(usualHours(slug)), slug).toBe(true);
  expect(isUsualHours(defaultSchedule())).toBe(true);
  expect(isUsualHours(addBreak(usualHours('dental'), 'monday'))).toBe(false);
});

test('an owner who chose no trade of the list keeps the hours and service type of any business', () => {
  const named = {
    ...noAnswers,
    fields: { BusinessName: { value: 'Rivera Hair Salon', source: 'owner' } },
  } as const;
  const guessed = withGuesses(named);
  const chosen = withGuesses({ ...named, trade: { value: '', source: 'owner' } });
  expect(guessed.trade).toEqual({ value: 'hair-salon', source: 'guess' });
  expect(guessed.hours?.value).toEqual(usualHours('hair-salon'));
  expect(chosen.trade).toEqual({ value: '', source: 'owner' });
  expect(chosen.hours).toEqual({ value: defaultSchedule(), source: 'guess' });
  expect(chosen.fields.ServiceType).not.toEqual(guessed.fields.ServiceType);
});
