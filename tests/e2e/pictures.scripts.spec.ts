import type { Page } from '@playwright/test';

import { pageStates, visitState } from '../markup/page-states';
import { blockPicture } from '../setup/block-picture';
import { sample } from '../setup/sample';
import { layOutAll, showState } from '../setup/show-state';
import { expect, test } from './fixtures';

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  /** The selector of the element to scroll to the top. */
  at?: string;
}

/** The screenshots, by page state and then by file name. */
const views: Record<string, Record<string, View>> = {
  '/': {
    hero: { width: 360, colorScheme: 'light' },
    'hero-wide': { width: 1280, colorScheme: 'dark' },
    'sample-call': { width: 360, colorScheme: 'dark', at: '#sample-call' },
    calculator: { width: 768, colorScheme: 'light', at: '.calculator' },
  },
  'business step, refused': { 'refused-form': { width: 360, colorScheme: 'light' } },
  'voice step': { 'voice-step': { width: 768, colorScheme: 'light' } },
  review: { review: { width: 360, colorScheme: 'dark' } },
  '/demo/agent/agent_example1': { number: { width: 360, colorScheme: 'light' } },
  'payment page': { payment: { width: 360, colorScheme: 'dark' } },
  'checklist, complete': { checklist: { width: 1024, colorScheme: 'light' } },
  'forwarding codes': {
    'dial-codes': { width: 768, colorScheme: 'dark', at: '#codes' },
  },
  '/blog/roi': { article: { width: 768, colorScheme: 'dark' } },
  '/no/such/page': { 'not-found': { width: 360, colorScheme: 'light' } },
};

/** The tolerated color difference of a block, from 0 to 1, and the number of blocks that may exceed it. */
const tolerances = [
  { threshold: 0.02, maxDiffPixelRatio: 0.12 },
  { threshold: 0.045, maxDiffPixels: 90 },
  { threshold: 0.2, maxDiffPixels: 0 },
];

test.use({ expectedErrors: ['Failed to load resource', 'Failed to fetch dynamically imported module'] });

test('pages match their screenshots', async ({ page, browser, context, baseURL }, testInfo) => {
  const blank = await context.newPage();
  for (const state of sample(pageStates.filter(({ name }) => views[name]))) {
    // Home without its sliders, which show as soon as their script has loaded.
    if (state.name === '/') await context.route('**/landing-*.js', (route) => route.abort());
    else await context.unrouteAll();
    await showState(page, await visitState(baseURL ?? '', state));
    await layOutAll(page);
    await expect(page.getByText('Getting the call ready')).toHaveCount(0);
    for (const [name, view] of Object.entries(views[state.name] ?? {})) {
      const whole = await photograph(page, view);
      const blocks = await blockPicture(blank, whole);
      const message = `${name}: another look. Meant, or does Chromium ${browser.version()} draw unlike 131 to 156? Then: npx playwright test pictures --project=scripts --update-snapshots`;
      const before = testInfo.errors.length;
      for (const tolerance of tolerances)
        expect.soft(blocks, message).toMatchSnapshot(`${name}.png`, tolerance);
      if (testInfo.errors.length > before)
        await testInfo.attach(name, { body: whole, contentType: 'image/png' });
    }
  }
  expect(Object.keys(views).filter((name) => !pageStates.some((state) => state.name === name))).toEqual([]);
});

async function photograph(page: Page, { width, colorScheme, at = 'body' }: View): Promise<Buffer> {
  await page.setViewportSize({ width, height: 736 });
  await page.emulateMedia({ colorScheme });
  await page.locator(at).evaluate((element) => {
    const top = Math.floor(element.getBoundingClientRect().top); // whole pixels, so that text renders the same
    scrollBy({ top, behavior: 'instant' });
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
