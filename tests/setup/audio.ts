import { readFileSync } from 'node:fs';

import { wavFile } from '../../scripts/backend/wav';

/** Twelve seconds of speech in every supported container except WAV, which `makeWav` generates. */
export const samples = [
  'twelve-seconds.mp3',
  'twelve-seconds.m4a',
  'twelve-seconds-fragmented.mp4',
  'twelve-seconds.webm',
  'twelve-seconds-live.webm',
  'twelve-seconds-opus.ogg',
  'twelve-seconds-vorbis.ogg',
] as const;

export function readSample(name: (typeof samples)[number]): Buffer {
  return readFileSync(new URL(`../fixtures/audio/${name}`, import.meta.url));
}

interface WavOptions {
  /** Durations in seconds: each tone is followed by its silence. */
  parts: { tone: number; silence?: number }[];
  sampleRate?: number;
}

/** A mono 16-bit WAV file with a tone that is modulated like speech, so that noise suppression doesn't remove it. */
export function makeWav({ parts, sampleRate = 8_000 }: WavOptions): Buffer {
  const sound = parts.flatMap(({ tone, silence = 0 }) => [
    toneSamples(tone, sampleRate),
    Buffer.alloc(Math.round(silence * sampleRate) * 2),
  ]);
  return wavFile(Buffer.concat(sound), sampleRate);
}

function toneSamples(seconds: number, sampleRate: number): Buffer {
  const sound = Buffer.alloc(Math.round(seconds * sampleRate) * 2);
  for (let index = 0; index * 2 < sound.length; index += 1) {
    const time = index / sampleRate;
    const swell = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * time);
    const pitch = 180 + 60 * Math.sin(2 * Math.PI * 0.7 * time);
    const wave = [1, 2, 3, 5].reduce(
      (sum, overtone) => sum + Math.sin(2 * Math.PI * pitch * overtone * time) / overtone,
      0,
    );
    sound.writeInt16LE(Math.round(9_000 * swell * wave), index * 2);
  }
  return sound;
}
