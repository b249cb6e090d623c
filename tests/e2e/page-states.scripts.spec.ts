import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { autoRefreshPages, kindOf, pageStates, visitState } from '../markup/page-states';
import { axeViolations, equalAccessViolations, newContrastViolations } from '../setup/accessibility';
import {
  brokenRanges,
  cutWords,
  faultsOfZoomedText,
  overlaps,
  renameProduct,
  sideways,
  splitWords,
  tooSmall,
} from '../setup/layout-faults';
import { extremes, isLong, sample, sampleOfEach, sampleSeed } from '../setup/sample';
import { enlargeText, layOutAll, openAll, showState, zoomText } from '../setup/show-state';
import { expect, test } from './fixtures';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One state of each kind, or all in a long run. */
const states = sampleOfEach(pageStates, kindOf);

/** States that a second accessibility engine checks here. `npm run check-access` checks all pages, widths and themes. */
const checkedTwice = new Set(sample(states));

test.use({ expectedErrors: ['Failed to load resource', 'NotAllowedError', '?fault'] });

/** The number of tests: each checks several states in one browser, two of them in a run of samples, to end in time on a busy machine. */
const parts = isLong ? 24 : 11;

for (let part = 0; part < parts; part += 1)
  test(`every state hydrates, is accessible and fits every width (${part + 1} of ${parts})`, async ({
    page,
    baseURL,
  }) => {
    for (const state of states.filter((_state, index) => index % parts === part))
      await test.step(state.name, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await showState(page, await visitState(baseURL ?? '', state));
        await hydrateAll(page, state.name);
        await openAll(page);
        await layOutAll(page);
        const found = await axeFaults(page, themesOf(states.indexOf(state)));
        const isMeant = (id: string) => id === 'meta-refresh' && autoRefreshPages.includes(state.name);
        const faults = found.filter(({ id }) => !isMeant(id));
        expect(faults, state.name).toEqual([]);
        if (checkedTwice.has(state)) expect(await equalAccessViolations(page), state.name).toEqual([]);
        for (const width of extremes([1280, 768, 360, 320])) {
          await page.setViewportSize({ width, height: 740 });
          const onPhones =
            width < 500
              ? [...(await tooSmall(page)), ...(await cutWords(page)), ...(await brokenRanges(page))]
              : [];
          expect([...(await sideways(page)), ...onPhones], state.name).toEqual([]);
        }
        expect(await faultsOfLargeText(page), state.name).toEqual([]);
      });
  });

test('axe finds nothing during a call', async ({ page }) => {
  for (const path of sample(['/calendar-setup?test=true', `/${brand.slug}`])) {
    await page.goto(path);
    await page.locator('elevenlabs-convai').getByRole('button', { name: 'Watch a call' }).click();
    await openAll(page);
    await layOutAll(page);
    expect(await axeFaults(page), path).toEqual([]);
  }
});

/** Hydrates all islands. A hydration mismatch is a page error, which fails the test. */
async function hydrateAll(page: Page, name: string): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((place) => {
      place.firstElementChild?.scrollIntoView({ behavior: 'instant' });
      place.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true })); // some load when used
    });
    await expect(island, name).toHaveAttribute('data-hydrated');
  }
}

const themes = ['light', 'dark'] as const;

/** Looks of texts whose contrast this worker has checked. */
const looks = { light: new Set<string>(), dark: new Set<string>() };

/** The theme whose colors a state's check looks at: the other one on the next day, and both in a long run. */
const themesOf = (at: number) =>
  isLong ? themes : themes.filter((_theme, index) => (at + sampleSeed + index) % 2 === 0);

/** The violations that axe finds: all in light mode, and those of the colors in these themes. */
async function axeFaults(page: Page, colors: readonly (keyof typeof looks)[] = themes) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    const header = document.querySelector<HTMLElement>('.site-header');
    if (header) header.style.position = 'static'; // axe reports targets behind a sticky header as too small
  });
  const found = await axeViolations(page, levels, 'color-contrast');
  for (const colorScheme of colors) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await newContrastViolations(page, looks[colorScheme])));
  }
  return found;
}

/** Layout faults with text at 200% on the narrowest phone. Runs last, because it changes the product name. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const endZoom = await zoomText(page);
  const faultsOfZoom = [
    ...(await faultsOfZoomedText(page)),
    ...(await brokenRanges(page)),
    ...(await splitWords(page)),
    ...(await overlaps(page)),
    ...(await sideways(page)),
  ];
  await endZoom();
  const session = await enlargeText(page);
  const faults = [...faultsOfZoom, ...(await splitWords(page)), ...(await overlaps(page))];
  await renameProduct(page, 'Wellingtonshire Answering');
  faults.push(...(await sideways(page)));
  await session.detach();
  return faults;
}
