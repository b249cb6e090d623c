import { detectAudioKind } from './audio-kind';
import type { AudioKind } from './audio-kind';
import { mp3Seconds } from './mp3-length';
import { mp4Seconds } from './mp4-length';
import { oggSeconds } from './ogg-length';
import { wavSeconds } from './wav-length';
import { webmSeconds } from './webm-length';

const measures: Record<AudioKind, (bytes: Uint8Array) => number | null> = {
  wav: wavSeconds,
  mp3: mp3Seconds,
  mp4: mp4Seconds,
  ogg: oggSeconds,
  webm: webmSeconds,
};

/** Speech needs more bytes than this in every format we accept. A file with fewer states a wrong length. */
const minBytesPerSecond = 100;

/**
 * The length of a recording in seconds, or `null` if it isn't audio. The file isn't trusted: no size or count in it can
 * cause long loops, large allocations or exceptions.
 */
export function audioSeconds(bytes: Uint8Array): number | null {
  const kind = detectAudioKind(bytes);
  const seconds = kind && measures[kind](bytes);
  return seconds && seconds * minBytesPerSecond <= bytes.length ? seconds : null;
}
