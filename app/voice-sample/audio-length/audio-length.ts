import { detectAudioKind, hasText, maxSteps } from './audio-kind';
import type { AudioKind } from './audio-kind';
import { mp3Seconds } from './mp3-length';
import { mp4Seconds } from './mp4-length';
import { oggSeconds } from './ogg-length';
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

/** The formats that state their samples' size. */
const pcm = [1, 3, 0xfffe];

/** The length in seconds, or `null` without sound. An interrupted recorder leaves a data size of zero or too large. */
function wavSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let bytesPerSecond = 0;
  let offset = 12;
  for (let step = 0; step < maxSteps && offset + 8 <= bytes.length; step += 1) {
    const size = view.getUint32(offset + 4, true);
    const content = offset + 8;
    if (hasText(bytes, offset, 'fmt ') && content + 16 <= bytes.length)
      bytesPerSecond = readByteRate(view, content);
    if (hasText(bytes, offset, 'data')) {
      const left = bytes.length - content;
      return bytesPerSecond > 0 ? (size === 0 || size > left ? left : size) / bytesPerSecond : null;
    }
    offset = content + size + (size % 2);
  }
  return null;
}

function readByteRate(view: DataView, format: number): number {
  const isPcm = pcm.includes(view.getUint16(format, true));
  return isPcm
    ? view.getUint32(format + 4, true) * view.getUint16(format + 12, true)
    : view.getUint32(format + 8, true);
}
