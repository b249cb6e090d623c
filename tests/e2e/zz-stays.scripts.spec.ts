import { makeWav } from '../setup/audio';
import { expect, test } from './fixtures';

const speech = { name: 'me.wav', mimeType: 'audio/wav', buffer: makeWav({ parts: [{ tone: 12 }] }) };

test.use({ expectedErrors: ['400 (Bad Request)', 'ERR_FAILED'] });

test('a sample stays when its form is refused or could not be sent', async ({ page }) => {
  await page.goto('/voice-recording?agentId=agent_keeps');
  const clone = page.getByRole('button', { name: 'Clone My Voice' });
  const name = page.getByLabel('Business Name');
  await expect(clone).toBeDisabled();
  await page.getByLabel(/upload a recording/i).setInputFiles(speech);

  await clone.click();
  await expect(page.getByRole('alert')).toContainText('Missing Business Name');
  await expect(page.getByRole('figure', { name: /^Your recording/ })).toBeVisible();

  await name.fill('Rivera Plumbing');
  await page.route('**/voice-recording*', (route) => route.abort());
  await clone.click();
  await expect(page.getByRole('alert').last()).toContainText('Not sent');
  await page.unroute('**/voice-recording*');
  await clone.click();
  await expect(page.getByText('Your voice sample is saved')).toBeVisible();
});
