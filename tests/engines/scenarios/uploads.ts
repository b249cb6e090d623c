import { fileURLToPath } from 'node:url';

import { samples } from '../../setup/audio';
import type { Page } from '../page';
import type { Scenario } from './scenario';

export const uploads: Scenario[] = [
  { name: 'a recording in every container is taken', run: everyContainer },
  { name: 'what is no recording is told, and another can be sent', run: noRecording },
];

async function everyContainer(page: Page): Promise<void> {
  for (const sample of samples) {
    await page.visit('/voice-recording?agentId=agent_abc');
    await page.fill('Business Name', 'Rivera Plumbing');
    await clone(page, `../../fixtures/audio/${sample}`);
    await page.isAt(/saved=true/);
    await page.shows('updated within 24 hours');
  }
}

async function noRecording(page: Page): Promise<void> {
  await page.visit('/voice-recording?agentId=agent_abc');
  await page.fill('Business Name', 'Rivera Plumbing');
  await clone(page, '../../../README.md');
  await page.shows('Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).');
  await page.holds('Business Name', 'Rivera Plumbing');
  await clone(page, '../../fixtures/audio/twelve-seconds.mp3');
  await page.shows('Your voice sample is saved');
}

async function clone(page: Page, file: string): Promise<void> {
  await page.upload('pload a recording', fileURLToPath(new URL(file, import.meta.url)));
  await page.press('Clone My Voice');
}
