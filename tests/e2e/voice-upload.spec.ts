import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import { sample } from '../setup/sample';
import { speech } from '../setup/typical-owner';
import { expect, test } from './fixtures';
import { becomeOwner, reachVoiceStep } from './reach-step';

test.use({ expectedErrors: ['413 (Payload Too Large)'] });

test('rejects a file over 10 MB and creates nothing', async ({ page, scripts }) => {
  const file = test.info().outputPath('me.wav'); // passed by path, because bytes would be copied between processes
  await writeFile(file, Buffer.concat([speech, Buffer.alloc(11 * 1024 * 1024)]));
  for (const where of sample(['recording page', 'setup'])) {
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

test('a saved sample leads back to the checklist, and another recording is the quieter choice', async ({
  page,
}) => {
  const agentId = `agent_${randomUUID().replaceAll('-', '')}`;
  await becomeOwner(page, agentId);
  await page.goto(`/voice-recording?agentId=${agentId}`);
  await page.getByLabel('Business Name').fill('Rivera Plumbing');
  const filled = page.locator('#main .btn-primary:visible');
  await expect(filled.filter({ hasText: /Clone My Voice|Click here to record/ })).not.toHaveCount(0);
  const file = { name: 'me.wav', mimeType: 'audio/wav', buffer: speech };
  await page.getByLabel(/upload a recording/i).setInputFiles(file);
  await page.getByRole('button', { name: 'Clone My Voice' }).click();
  await expect(page.getByText('Your voice sample is saved')).toBeVisible();
  await expect(filled).toHaveText(['Back to your checklist']);
  await filled.click();
  await expect(page).toHaveURL(`/calendar-setup?agentId=${agentId}`);
});
