import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { expect, test } from './fixtures';
import { openDetails, reachVoiceStep } from './reach-step';

test.use({ expectedErrors: ['400 (Bad Request)', '413 (Payload Too Large)'] });

const speech = { name: 'me.wav', mimeType: 'audio/wav', buffer: makeWav({ parts: [{ tone: 12 }] }) };
const tooShort = { ...speech, buffer: makeWav({ parts: [{ tone: 5 }] }) };
test('clones an uploaded voice after a file that is too short and a creation that fails', async ({
  page,
}) => {
  await reachVoiceStep(page, 'Refuse-create Plumbing');
  await clone(page, tooShort);
  await expect(page.getByText('Recording too short').last()).toBeVisible();
  await clone(page, speech);
  await expect(page.getByRole('alert')).toContainText('Agent Creation Failed');
  await expect(page.getByRole('alert')).toContainText('Failed to create your AI agent. Please try again.');

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Rivera Plumbing');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await page.getByRole('button', { name: 'Use My Voice' }).click();
  await expect(page).toHaveURL(/\/demo\/agent\/agent_\w+$/);
});
test('rejects a file over 10 MB and creates nothing', async ({ page, scripts }) => {
  const file = test.info().outputPath('me.wav'); // passed by path, because bytes would be copied between processes
  await writeFile(file, Buffer.concat([speech.buffer, Buffer.alloc(11 * 1024 * 1024)]));
  for (const where of ['recording page', 'setup']) {
    if (where === 'setup') await reachVoiceStep(page);
    else {
      await page.goto('/voice-recording');
      await page.getByLabel('Business Name').fill('Rivera Plumbing');
    }
    const address = page.url();
    await page.getByLabel(/upload a recording/i).setInputFiles(file);
    if (!scripts) await page.getByRole('button', { name: 'Clone My Voice' }).click();
    await expect(page.getByText('This file is larger than 10 MB.').last()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  }
});

async function clone(page: Page, file: typeof speech): Promise<void> {
  await page.getByLabel(/upload a recording/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Clone My Voice' }).click();
}
