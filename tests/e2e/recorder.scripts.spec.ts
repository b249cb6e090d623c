import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { sample } from '../setup/sample';
import { expect, holdPosts, sendRefused, test } from './fixtures';
import { becomeOwner, reachVoiceStep } from './reach-step';

let recordingPage: string;
/** A new agent for each test: nobody becomes the owner of one that has a number. */
test.beforeEach(async ({ page }) => {
  const agentId = `agent_${randomUUID().replaceAll('-', '')}`;
  recordingPage = `/voice-recording?agentId=${agentId}`;
  await becomeOwner(page, agentId);
});

test('an owner records again after a recording that was too short, listens, and clones the voice', async ({
  page,
}) => {
  test.slow(); // records for 17 seconds
  await page.setViewportSize({ width: 360, height: 640 });
  const track = await watchMicrophone(page);
  const stop = page.getByRole('button', { name: 'Stop Recording' });
  const clone = page.getByRole('button', { name: 'Clone My Voice' });
  await reachVoiceStep(page, 'Rivera Plumbing', '/create-agent2');
  await expect(clone).toBeDisabled();
  await expect(clone).toHaveAccessibleDescription(/./); // says why

  const recorder = page.locator('.recorder');
  const expectSameHeight = await watchHeight(recorder);
  const record = page.getByRole('button', { name: 'Click here to record' });
  await record.click();
  await expect(page.getByText('Keep going for at least 10 seconds')).toBeVisible();
  await expect(page.getByText('We hear you.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^[2-9] seconds$/);
  await expectSameHeight('while recording');
  await stop.click();
  await expect(page.getByText('Recording too short')).toBeVisible();
  expect(await track.state(), 'the microphone’s track').toBe('ended');
  await expectSameHeight('after too short a recording');
  await expect(clone).toBeDisabled();

  await page.getByRole('button', { name: 'Record Again' }).click();
  await expect(page.getByText('You can stop now')).toBeVisible({ timeout: 20_000 }); // after ten seconds
  await expect(page.getByRole('timer')).toHaveText(/^1\d seconds$/);
  await expectSameHeight('from ten seconds on');
  await expect(page.getByText('Recording too short')).toBeHidden();
  await expect(stop).toBeEnabled();
  // It ends by itself after three seconds of silence.
  await expect(page.getByText('Recording complete')).toBeVisible({ timeout: 20_000 });
  expect(await track.state(), 'the microphone’s track').toBe('ended');
  await expectSameHeight('with a recording');
  await listenToRecording(page);
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('button', { name: 'Pause your recording' }).click();
  expect(await asksBeforeLeaving(page), 'the page asks before it is left').toBe(true);
  const release = await holdPosts(page, '**/create-agent2/voice*');
  await clone.click();
  await expect(recorder.getByRole('button', { name: 'Cloning your voice…' })).toBeInViewport({ ratio: 1 });
  await expect(recorder.getByText('This takes up to a minute.')).toBeInViewport({ ratio: 1 });
  await expectSameHeight('while cloning');
  await expect(recorder.getByText('Recording complete')).toBeInViewport({ ratio: 1 });
  release();
  await expect(page).toHaveURL(/\/create-agent2\/confirm/);
  expect(await asksBeforeLeaving(page), 'the page asks before it is left').toBe(false);
  await expect(page.getByText('Your Own Voice')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Use My Voice' })).toBeVisible();
});

test('an owner on a phone whom we could barely hear can listen, or record again, before the recording is sent', async ({
  page,
}) => {
  test.slow(); // records for 13 seconds
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext();
      const microphone = context.createMediaStreamDestination();
      const silence = new ConstantSourceNode(context, { offset: 0 });
      silence.connect(microphone);
      silence.start();
      return Promise.resolve(microphone.stream);
    };
  });
  await page.goto(recordingPage);
  const recorder = page.locator('.recorder');
  const clone = page.getByRole('button', { name: 'Clone My Voice' });
  const tooShort = page.getByRole('alert').getByText('Recording too short');
  await page.getByLabel('Business Name').fill('Rivera Plumbing');
  await uploadTone(page, 5);
  await sendRefused(page, () => clone.click());
  await expect(tooShort).toBeVisible();
  const expectSameHeight = await watchHeight(recorder);
  await recorder.getByRole('button', { name: 'Click here to record' }).click();
  await expect(recorder.getByText('We can’t hear you yet.')).toBeVisible();
  await expectSameHeight('while nothing is heard');
  const told = recorder.getByText('We could barely hear you.');
  await expect(told).toBeInViewport({ ratio: 1, timeout: 30_000 });
  await expectSameHeight('with a recording that is too quiet');
  await expect(recorder.getByRole('button')).toHaveText(['Re-record', 'Listen']);
  await expect(clone).toBeEnabled();
  await expect(tooShort, 'the error of the file that the recording replaces').toHaveCount(0);

  await uploadTone(page, 12);
  await expect(told, 'a chosen file replaces the recording').toBeHidden();
  await expect(clone).toBeEnabled();
});

test('a microphone that is pulled out is reported, and its owner can record again', async ({ page }) => {
  const track = await watchMicrophone(page);
  const record = page.getByRole('button', { name: 'Click here to record' });
  const stop = page.getByRole('button', { name: 'Stop Recording' });
  await page.goto(recordingPage);
  await record.click();
  await expect(stop).toBeVisible();
  await track.unplug();
  await expect(page.getByRole('alert')).toContainText('The microphone was disconnected');
  expect(await track.state(), 'the microphone’s track').toBe('ended');
  await record.click();
  await expect(stop).toBeVisible();
});

test('an owner on a phone sees a line to read while recording, and the button that stops it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(recordingPage);
  const recorder = page.locator('.recorder');
  const heightOfPanel = () => recorder.evaluate((element) => element.getBoundingClientRect().height);
  const record = page.getByRole('button', { name: 'Click here to record' });
  await page.getByLabel('Business Name').evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await expect(record).toBeVisible();
  const idleHeight = await heightOfPanel();
  await record.click();
  await expect(page.getByText('Keep going for at least 10 seconds')).toBeVisible();
  const line = page.getByText('Thanks for calling. How can I help you today?');
  await expect(line).toBeInViewport({ ratio: 1 });
  const panel = await recorder.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(await line.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(panel.top);
  expect(panel.height).toBe(idleHeight); // a panel that grows would cover the line that is read
  expect(panel.height).toBeLessThan(170);
  expect(panel.bottom).toBe(640); // no gap below it
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(page.getByText('Recording too short')).toBeVisible();
  expect(await heightOfPanel()).toBe(idleHeight);

  const restart = async (seen: Locator) => {
    await page.reload();
    await expect(record).toBeVisible();
    await seen.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await record.click();
    await expect(page.getByText('Keep going for at least 10 seconds')).toBeVisible();
  };
  const quote = page.locator('blockquote').nth(5);
  await restart(quote);
  await expect(quote).toBeInViewport({ ratio: 1 }); // owners choose which line they read
  await page.setViewportSize({ width: 640, height: 360 });
  await restart(page.getByLabel('Business Name'));
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeInViewport({ ratio: 1 });
});

test('reports a microphone error next to the upload', async ({ page }) => {
  await page.clock.install();
  await page.goto(recordingPage);
  for (const [fault, told] of [
    ['NotAllowedError', 'Microphone access is required for voice recording.'],
    ['NotFoundError', 'Failed to start recording. Please check your microphone.'],
    ['', 'still waiting for you to allow the microphone'],
  ] as const) {
    await page.evaluate((name) => {
      const refusal = new DOMException('refused', name);
      navigator.mediaDevices.getUserMedia = () =>
        name ? Promise.reject(refusal) : new Promise(() => undefined);
    }, fault);
    await page.getByRole('button', { name: 'Click here to record' }).click();
    if (!fault) {
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await page.clock.runFor(15_000);
    }
    await expect(page.getByRole('alert')).toContainText(told);
    await expect(page.getByLabel('Or upload a recording')).toBeEnabled();
  }
});

test('turns off a microphone that is allowed only after the owner cancelled', async ({ page }) => {
  await page.goto(recordingPage);
  const track = await page.evaluateHandle(() => {
    const { stream } = new AudioContext().createMediaStreamDestination();
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((resolve) => document.addEventListener('allow', () => resolve(stream)));
    return stream.getTracks()[0];
  });
  await page.getByRole('button', { name: 'Click here to record' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Click here to record' })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('allow')));
  await expect
    .poll(() => track.evaluate((given) => given?.readyState), 'the microphone’s track')
    .toBe('ended');
});

test('on a phone the recorder stays visible next to every quote', async ({ page }) => {
  const ways = [() => page.goto(recordingPage), () => reachVoiceStep(page, undefined, '/create-agent2')];
  for (const open of sample(ways)) {
    await open();
    await expect(page.getByRole('button', { name: 'Click here to record' })).toBeVisible();
    for (const height of [640, 740]) {
      await page.setViewportSize({ width: 360, height });
      expect(await hiddenBesideQuotes(page), `at ${height}`).toEqual([]);
    }
  }
});

function uploadTone(page: Page, seconds: number): Promise<void> {
  const buffer = makeWav({ parts: [{ tone: seconds }] });
  const file = { name: 'me.wav', mimeType: 'audio/wav', buffer };
  return page.getByLabel(/upload a recording/i).setInputFiles(file);
}

/** Returns a check that the idle recorder's height is still the same: if it grew, it would cover the line that is read. */
async function watchHeight(recorder: Locator) {
  const height = () => recorder.evaluate((element) => element.getBoundingClientRect().height);
  await expect(recorder.getByRole('button', { name: 'Click here to record' })).toBeVisible();
  const idle = await height();
  return async (when: string) => expect.soft(await height(), when).toBe(idle);
}

/** The quotes that something covers, or beside which the record button is out of sight, when they are in the middle of the screen. */
function hiddenBesideQuotes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Click here to record'),
    );
    const quotes = [...document.querySelectorAll('blockquote')];
    if (!button || quotes.length === 0) return ['no button or no quotes'];
    const hidden = quotes.filter((quote) => {
      quote.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = button.getBoundingClientRect();
      if (place.top < 0 || place.bottom > innerHeight) return true;
      const { left, top, bottom } = quote.getBoundingClientRect();
      const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 5, y));
      return !edges.every((at) => quote.contains(at));
    });
    return hidden.map(({ innerText }) => innerText);
  });
}

/** Whether the browser would ask the visitor before it leaves the page. */
function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** Plays the recording in our player, which shows its length before it starts. */
async function listenToRecording(page: Page): Promise<void> {
  const playback = page.getByRole('figure', { name: /^Your recording/ });
  const position = playback.getByRole('slider', { name: 'Position in your recording' });
  await expect(playback.getByText(/^0:(09|[1-5]\d)$/)).toBeVisible(); // 9.75 seconds are accepted
  await expect(playback.locator('.player-wave path').first()).toHaveAttribute('d', /^M/);
  await position.fill('6');
  await expect(position).toHaveValue('6');
  await playback.getByRole('button', { name: 'Play your recording' }).click();
  await expect(position).not.toHaveValue('6');
  await playback.getByRole('button', { name: 'Pause your recording' }).click();
  await expect(playback.getByRole('button', { name: 'Play your recording' })).toBeVisible();
}

/** Watches the audio track that the page records. */
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
