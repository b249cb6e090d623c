import { fileURLToPath } from 'node:url';

import { samples } from '../../setup/audio';
import type { Page } from '../page';
import type { Scenario } from './scenario';

export const voice: Scenario[] = [
  {
    name: 'a recording in every container is taken; what is none is told, and another can be sent',
    async run(page) {
      await openRecordingPage(page);
      await upload(page, '../../../README.md');
      await page.shows('Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).');
      await page.holds('Business Name', 'Rivera Plumbing');
      await upload(page, '../../fixtures/audio/twelve-seconds.mp3');
      await page.shows('Your voice sample is saved');
      for (const sample of samples) {
        await openRecordingPage(page);
        await upload(page, `../../fixtures/audio/${sample}`);
        await page.isAt(/saved=true/);
        await page.shows('within 24 hours');
      }
    },
  },
  {
    name: 'a voice is recorded in the page and cloned',
    notIn: [
      { scripts: false, because: 'the recorder needs scripts' },
      { engine: 'webkit', because: 'it has no microphone that can be made up' },
    ],
    async run(page) {
      await openRecordingPage(page);
      await page.press('Click here to record');
      await page.shows('Keep going for at least 10 seconds');
      // The tone that the engine makes up counts as silence, so the recording ends by itself.
      await page.shows('Recording complete');
      await page.press('Clone My Voice');
      await page.shows('Your voice sample is saved');
    },
  },
];

async function openRecordingPage(page: Page): Promise<void> {
  await page.visit('/voice-recording?agentId=agent_abc');
  await page.fill('Business Name', 'Rivera Plumbing');
}

async function upload(page: Page, file: string): Promise<void> {
  await page.upload('pload a recording', fileURLToPath(new URL(file, import.meta.url)));
  await page.press('Clone My Voice');
}
