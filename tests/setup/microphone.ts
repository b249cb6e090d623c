import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { makeWav } from './audio';

const recording = resolve('test-results/microphone.wav');

/** Chromium's arguments for a microphone that every page may use. It plays `recording` once for each page that listens. */
export const microphoneArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${recording}%noloop`,
];

/** Playwright's global setup: writes what the microphone plays, a voice and then silence. */
export default function writeRecording(): void {
  mkdirSync(dirname(recording), { recursive: true });
  writeFileSync(recording, makeWav({ parts: [{ tone: 11, silence: 30 }], sampleRate: 44_100 }));
}
