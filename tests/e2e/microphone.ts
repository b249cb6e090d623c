import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { launchOptions } from '../setup/chromium.js';
import { test as base } from './fixtures';

interface Microphone {
  /** What the browser's microphone hears, once; or that the browser refuses it. */
  heard: { tone: number; silence?: number }[] | 'denied';
}

/** The tests' `test` in a browser of its own, whose microphone is a sound file. */
export const test = base.extend<Microphone>({
  heard: ['denied', { option: true }],

  context: async ({ heard, baseURL, viewport }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'microphone-'));
    const args = [...launchOptions.args, ...microphoneArguments(heard, folder)];
    const browser = await chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) }));
    await browser.close();
    rmSync(folder, { recursive: true });
  },
});

function microphoneArguments(heard: Microphone['heard'], folder: string): string[] {
  const device = '--use-fake-device-for-media-stream';
  if (heard === 'denied') return [device, '--use-fake-ui-for-media-stream=deny'];
  const path = join(folder, 'heard.wav');
  writeFileSync(path, makeWav({ parts: heard, sampleRate: 44_100 }));
  return [device, '--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${path}%noloop`];
}
