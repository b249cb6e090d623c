import type { Request } from '@playwright/test';

import { expect, test } from './fixtures';
import { analyze, createdAgent, signUpForTrial } from './set-up';

/** Bodies as sent, compressed; what the browser takes from its cache is none. */
const bytesAtMost = 220_000;
const scriptBytesAtMost = 90_000;

test(
  'the first journey, from Home to the checklist, loads little',
  { tag: ['@E.weight'] },
  async ({ page }) => {
    const requests: Request[] = [];
    // The widget's stand-in is no part of it: a real one is another site's, loaded once the page can be used.
    page.on(
      'requestfinished',
      (request) => request.url().includes('/mock-voice-widget') || requests.push(request),
    );
    const atRest = () => page.waitForLoadState('networkidle');

    await page.goto('/');
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await atRest();
    await page.getByRole('link', { name: 'Try Free Tonight' }).first().click();
    await atRest();
    await page.getByRole('button', { name: 'Start Instant Setup' }).click();
    await page.waitForURL(/website/);
    await atRest();
    await analyze(page, 'www.rivera-plumbing.example');
    await atRest();
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await page.waitForURL(/voice/);
    await atRest();
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    await createdAgent(page);
    await atRest();
    await signUpForTrial(page);
    await atRest();
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('link', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/calendar-setup/);
    await atRest();

    const sizes = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return { type: request.resourceType(), bytes: Math.max(0, responseBodySize) };
      }),
    );
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(sizes)).toBeLessThan(bytesAtMost);
    expect(sum(sizes.filter(({ type }) => type === 'script'))).toBeLessThan(scriptBytesAtMost);
  },
);
