import { writeFile } from 'node:fs/promises';

import { sample } from '../setup/sample';
import { speech } from '../setup/typical-owner';
import { expect, test } from './fixtures';
import { reachVoiceStep } from './reach-step';

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
