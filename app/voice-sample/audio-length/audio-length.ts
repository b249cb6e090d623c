import { audioKind } from './audio-kind';
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

/** Speech takes more than that in any format we know; a file with less claims a length that it does not have. */
const fewestBytesPerSecond = 100;

/** `null` for no audio. Every byte may be wrong: no size or count in the file makes it read on, allocate or throw. */
export function audioSeconds(bytes: Uint8Array): number | null {
  const kind = audioKind(bytes);
  const seconds = kind && measures[kind](bytes);
  return seconds && seconds * fewestBytesPerSecond <= bytes.length ? seconds : null;
}
