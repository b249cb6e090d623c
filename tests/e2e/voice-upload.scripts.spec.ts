import type { Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { expect, test } from './fixtures';
import { openDetails, reachVoiceStep } from './reach-step';

test.use({ expectedErrors: ['400 (Bad Request)'] });

const speech = { name: 'me.wav', mimeType: 'audio/wav', buffer: makeWav({ parts: [{ tone: 12 }] }) };
const tooShort = { ...speech, buffer: makeWav({ parts: [{ tone: 5 }] }) };

test('clones an uploaded voice after a file that is too short and a creation that fails', async ({
  page,
}) => {
  await reachVoiceStep(page, 'Refuse-create Plumbing');
  await clone(page, tooShort);
  await expect(page.getByText('Recording too short').last()).toBeVisible();
  await page.getByLabel(/upload a recording/i).setInputFiles(speech);
  const submit = page.getByRole('button', { name: 'Clone My Voice' });
  await expect(submit).toBeEnabled();
  await page
    .getByRole('button', { name: /record/i })
    .first()
    .click();
  await expect(submit, 'a new recording replaces the chosen file').toBeDisabled();
  await page.getByRole('button', { name: /Cancel|Stop Recording/ }).click();
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

async function clone(page: Page, file: typeof speech): Promise<void> {
  await page.getByLabel(/upload a recording/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Clone My Voice' }).click();
}
