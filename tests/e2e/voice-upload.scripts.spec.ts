import type { Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { expect, sendRefused, test } from './fixtures';
import { openDetails, reachVoiceStep } from './reach-step';

test.use({ expectedErrors: ['400 (Bad Request)'] });

const speech = { name: 'me.wav', mimeType: 'audio/wav', buffer: makeWav({ parts: [{ tone: 12 }] }) };
const tooShort = { ...speech, buffer: makeWav({ parts: [{ tone: 5 }] }) };

test('clones an uploaded voice after a file that is too short and a creation that fails', async ({
  page,
}) => {
  await reachVoiceStep(page, 'Refuse-create Plumbing');
  await sendRefused(page, () => clone(page, tooShort));
  await expect(page.getByText('Recording too short').last()).toBeVisible();
  await page.getByLabel(/upload a recording/i).setInputFiles(speech);
  await expect(page.getByRole('alert')).toHaveCount(0);
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

test('a file that isn’t audio is refused when it is chosen, one that only begins like audio when it is sent, without a player', async ({
  page,
}) => {
  await reachVoiceStep(page);
  const upload = page.getByLabel(/upload a recording/i);
  const submit = page.getByRole('button', { name: 'Clone My Voice' });
  const player = page.getByRole('figure', { name: /^Your recording/ });
  const error = page.getByText('Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).');
  await upload.setInputFiles(speech);
  await expect(player).toBeVisible();
  await upload.setInputFiles({ name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('My notes') });
  await expect(error).toBeVisible();
  await expect(upload).toHaveAccessibleDescription(/Please upload an audio recording/);
  await expect(player).toBeHidden();
  await expect(submit).toBeDisabled();
  await clone(page, { ...speech, buffer: speech.buffer.subarray(0, 12) });
  await expect(error.last()).toBeVisible();
  await expect(player).toBeHidden();
  await upload.setInputFiles(speech);
  await expect(upload).not.toHaveAccessibleDescription(/Please upload/);
  await expect(player).toBeVisible();
  await expect(submit).toBeEnabled();
});

async function clone(page: Page, file: typeof speech): Promise<void> {
  await page.getByLabel(/upload a recording/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Clone My Voice' }).click();
}
