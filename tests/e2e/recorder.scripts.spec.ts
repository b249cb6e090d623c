import type { Page } from '@playwright/test';

import { expect } from './fixtures';
import { test } from './microphone';
import { reachVoiceStep } from './set-up';

const recordingPage = '/voice-recording?agentId=agent_abc';

test.describe('with a voice that goes on', () => {
  test.use({ heard: [{ tone: 20 }] });

  test(
    'an owner records, listens and goes on with the cloned voice',
    { tag: ['@4.recorder.1', '@4.recorder.2', '@4.recorder.4', '@4.B.2', '@5.12', '@3.clone.3'] },
    async ({ page }) => {
      await reachVoiceStep(page, 'Rivera Plumbing', '/create-agent2');
      await expect(page.getByRole('button', { name: 'Clone My Voice' })).toBeDisabled();
      await page.getByRole('button', { name: 'Click here to record' }).click();
      await expect(page.getByText('Keep going for at least 10 seconds')).toBeVisible();
      await expect(page.getByText('We hear you.')).toBeVisible();
      await expect(page.getByText('You can stop now')).toBeVisible();
      await page.getByRole('button', { name: 'Stop Recording' }).click();

      await expect(page.getByText('Recording complete')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Re-record' })).toBeFocused();
      await listenToRecording(page);
      await page.getByRole('button', { name: 'Clone My Voice' }).click();

      await expect(page).toHaveURL(/\/create-agent2\/confirm/);
      await expect(page.getByText('Your Own Voice')).toBeVisible();

      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByRole('button', { name: 'Use My Voice' })).toBeVisible();
      await page.getByRole('button', { name: 'Skip Voice' }).click();
      await expect(page.getByText('Default voice')).toBeVisible();
    },
  );
});

test.describe('with a voice that falls silent', () => {
  test.use({ heard: [{ tone: 11, silence: 30 }] });

  test(
    'the recording ends by itself and is taken',
    { tag: ['@4.recorder.5', '@9.voice.1'] },
    async ({ page }) => {
      await page.goto(recordingPage);
      await page.getByLabel('Business Name').fill('Rivera Plumbing');
      await page.getByRole('button', { name: 'Click here to record' }).click();
      await expect(page.getByText('Recording complete')).toBeVisible();
      await page.getByRole('button', { name: 'Clone My Voice' }).click();
      await expect(page.getByText('Your voice sample is saved')).toBeVisible();
    },
  );
});

test.describe('with a short try', () => {
  test.use({ heard: [{ tone: 5 }] });

  test(
    'the recording is too short, and re-recording starts anew',
    { tag: ['@4.recorder.3', '@4.recorder.6', '@5.13', '@5.12'] },
    async ({ page }) => {
      const track = await watchMicrophone(page);
      await page.goto(recordingPage);
      await page.getByRole('button', { name: 'Click here to record' }).click();
      await expect(page.getByRole('timer')).toHaveText(/^[2-9] seconds$/);
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      await expect(page.getByText('Recording too short')).toBeVisible();
      expect(await track.state()).toBe('ended');
      await expect(page.getByRole('button', { name: 'Clone My Voice' })).toBeDisabled();
      await page.getByRole('button', { name: 'Record Again' }).click();
      await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
      await expect(page.getByText('Recording too short')).toBeHidden();

      await track.unplug();
      await expect(page.getByRole('alert')).toContainText('The microphone was disconnected');
      await expect(page.getByRole('button', { name: 'Click here to record' })).toBeVisible();
      expect(await track.state()).toBe('ended');
    },
  );
});

test.describe('with a microphone that is refused', () => {
  test.use({ heard: 'denied' });

  test('the page says so beside the upload', { tag: ['@8.6', '@5.15'] }, async ({ page }) => {
    await page.goto(recordingPage);
    await page.getByRole('button', { name: 'Click here to record' }).click();
    await expect(page.getByRole('alert')).toContainText('Microphone access is required for voice recording.');
    await expect(page.getByLabel('Or upload a recording')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Click here to record' })).toBeVisible();
  });
});

test('without a microphone the page says what to check', { tag: ['@8.7'] }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  await page.goto(recordingPage);
  await page.getByRole('button', { name: 'Click here to record' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to start recording. Please check your microphone.',
  );
});

test(
  'a question about the microphone that nobody answers ends with a message',
  { tag: ['@E.robust'] },
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    await page.goto(recordingPage);
    await page.getByRole('button', { name: 'Click here to record' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(page.getByRole('alert')).toContainText('still waiting for you to allow the microphone');
  },
);

/** In the product's own player, which knows the length before it plays. */
async function listenToRecording(page: Page): Promise<void> {
  const playback = page.getByRole('figure', { name: /^Your recording/ });
  const position = playback.getByRole('slider', { name: 'Position in your recording' });
  await expect(playback.getByText(/^0:1\d$/)).toBeVisible();
  await expect(playback.locator('.player-wave path').first()).toHaveAttribute('d', /^M/);
  await position.fill('6');
  await expect(position).toHaveValue('6');
  await playback.getByRole('button', { name: 'Play your recording' }).click();
  await expect(position).not.toHaveValue('6');
  await playback.getByRole('button', { name: 'Pause your recording' }).click();
  await expect(playback.getByRole('button', { name: 'Play your recording' })).toBeVisible();
}

test('on a phone the recorder stays in sight of every quote', async ({ page }) => {
  const recorder = page.getByRole('button', { name: 'Click here to record' });
  for (const height of [640, 740]) {
    await page.setViewportSize({ width: 360, height });
    for (const go of [
      () => page.goto(recordingPage),
      () => reachVoiceStep(page, 'Rivera Plumbing', '/create-agent2'),
    ]) {
      await go();
      for (const quote of await page.locator('blockquote').all()) {
        await quote.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(recorder).toBeInViewport({ ratio: 1 });
        const isCovered = await quote.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 5, y));
          return !edges.every((at) => element.contains(at));
        });
        expect(isCovered, `${await quote.innerText()} at ${height}`).toBe(false);
      }
    }
  }
});

/** Follows the track that the page records from. */
async function watchMicrophone(page: Page) {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      Object.assign(window, { track: stream.getAudioTracks()[0] });
      return stream;
    };
  });
  const track = () => page.evaluateHandle<MediaStreamTrack>('track');
  return {
    state: async () => (await track()).evaluate((given) => given.readyState),
    unplug: async () => (await track()).evaluate((given) => void given.dispatchEvent(new Event('ended'))),
  };
}
