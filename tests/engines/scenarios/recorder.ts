import type { Page } from '../page';
import type { Scenario } from './scenario';

export const recorder: Scenario[] = [
  {
    name: 'a voice is recorded in the page and cloned',
    notIn: [
      { scripts: false, because: 'the recorder needs scripts' },
      { engine: 'webkit', because: 'it has no microphone that can be made up' },
    ],
    run: record,
  },
];

async function record(page: Page): Promise<void> {
  await page.visit('/voice-recording?agentId=agent_abc');
  await page.fill('Business Name', 'Rivera Plumbing');
  await page.press('Click here to record');
  await page.shows('Keep going for at least 10 seconds');
  // The tone that the engine makes up counts as silence, so the recording ends by itself.
  await page.shows('Recording complete');
  await page.press('Clone My Voice');
  await page.shows('Your voice sample is saved');
}
