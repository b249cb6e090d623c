import type { Page } from '@playwright/test';

import { createReceptionist, reachVoiceStep, startInstantSetup } from '../../tests/e2e/reach-step';

/** A view that needs JavaScript or several steps to reach. */
export interface Scene {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** Set if the scene needs animations. */
  moves?: boolean;
}

const startCall = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('elevenlabs-convai').getByRole('button', { name: 'Watch a call' }).click();
};
const record = async (page: Page, milliseconds: number) => {
  await reachVoiceStep(page);
  await page.getByRole('button', { name: 'Click here to record' }).click();
  await page.waitForTimeout(milliseconds);
};
const beat = (milliseconds: number): Scene => ({
  name: `hero after ${milliseconds} ms`,
  moves: true,
  show: async (page) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.hero-ticket').waitFor();
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline !== document.timeline) continue; // progress follows scrolling, not time
        animation.pause();
        animation.currentTime = time;
      }
    }, milliseconds);
  },
});

export const scenes: Scene[] = [
  ...[600, 2_600, 4_400, 7_500].map(beat),
  {
    name: 'call opened over home',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Watch a call' }).click();
      await page.frameLocator('dialog iframe').getByRole('button', { name: 'Watch a call' }).waitFor();
    },
  },
  {
    name: 'sample call being heard',
    show: async (page) => {
      await page.goto('/');
      await page.locator('#sample-call').scrollIntoViewIfNeeded();
      await page
        .locator('#sample-call')
        .getByRole('button', { name: /^Play sample call/ })
        .click();
      await page.waitForTimeout(2_500);
      await page.locator('#sample-call').scrollIntoViewIfNeeded();
    },
  },
  { name: 'call rings', show: (page) => startCall(page, '/demo-call') },
  {
    name: 'call under way',
    show: async (page) => {
      await startCall(page, '/demo-call');
      await page.waitForTimeout(9_000);
    },
  },
  {
    name: 'call ended',
    show: async (page) => {
      await startCall(page, '/demo-call');
      await page.getByRole('button', { name: 'Skip to the result' }).click();
    },
  },
  {
    name: 'founder dialog',
    show: async (page) => {
      await page.goto('/about');
      await page.locator('summary').first().click();
      await page.getByRole('button', { name: /^Contact / }).click();
    },
  },
  {
    name: 'website is being read',
    show: async (page) => {
      await startInstantSetup(page);
      await page.getByLabel('Website Address').fill('hang-extract.example');
      await page.getByRole('button', { name: 'Analyze Website' }).click();
      await page.waitForTimeout(4_000);
    },
  },
  {
    name: 'landing, to continue',
    show: async (page) => {
      await reachVoiceStep(page);
      await page.goto('/create-agent');
    },
  },
  { name: 'recording', show: (page) => record(page, 4_000) },
  {
    name: 'recording too short',
    show: async (page) => {
      await record(page, 2_000);
      await page.getByRole('button', { name: 'Stop Recording' }).click();
    },
  },
  {
    name: 'recording complete',
    show: async (page) => {
      await record(page, 11_500);
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      await page.getByRole('button', { name: 'Re-record' }).waitFor();
    },
  },
  {
    name: 'ready, with its number',
    show: async (page) => {
      await createReceptionist(page);
      await page.locator('a.trial-number').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'widget on another site, opened',
    show: async (page) => {
      await page.goto('/widget-test');
      await page.getByRole('button', { name: 'Call us' }).click();
      await page.waitForTimeout(2_500);
    },
  },
];
