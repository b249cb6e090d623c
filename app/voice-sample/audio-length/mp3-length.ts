import { hasText, isMp3Sync, maxSteps } from './audio-kind';

/** Kilobits per second by index, for MPEG 1 and for MPEG 2 and 2.5, layers I, II and III. */
const bitrates = {
  1: [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ],
  2: [
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

interface Frame {
  bytes: number;
  seconds: number;
}

/** The length of all frames in seconds, or `null` without any. Bytes outside frames are skipped. */
export function mp3Seconds(bytes: Uint8Array): number | null {
  let seconds = 0;
  let offset = skipTags(bytes);
  for (let step = 0; step < maxSteps && offset >= 0 && offset + 4 <= bytes.length; step += 1) {
    const frame = frameAt(bytes, offset);
    if (frame) seconds += frame.seconds;
    offset = frame ? offset + frame.bytes : bytes.indexOf(0xff, offset + 1);
  }
  return seconds > 0 ? seconds : null;
}

/** Skips the ID3v2 tags at the start. Their sizes use seven bits of each byte. */
function skipTags(bytes: Uint8Array): number {
  let offset = 0;
  for (let step = 0; step < maxSteps && hasText(bytes, offset, 'ID3'); step += 1) {
    const footer = byteAt(bytes, offset + 5) & 0x10 ? 10 : 0;
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (byteAt(bytes, offset + at) & 127), 0);
    offset += 10 + size + footer;
  }
  return offset;
}

/** The frame at this offset, or `null` unless another frame, a tag or the end of the file follows it. */
function frameAt(bytes: Uint8Array, offset: number): Frame | null {
  const frame = isMp3Sync(bytes, offset) ? readHeader(bytes, offset) : null;
  if (!frame) return null;
  const next = offset + frame.bytes;
  const followed =
    isMp3Sync(bytes, next) || hasText(bytes, next, 'TAG') || next >= bytes.length - 1 || offset === 0;
  return followed ? frame : null;
}

function readHeader(bytes: Uint8Array, offset: number): Frame | null {
  const second = byteAt(bytes, offset + 1);
  const third = byteAt(bytes, offset + 2);
  const version = (second >> 3) & 3; // 0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1
  const layer = 4 - ((second >> 1) & 3);
  const kilobits = bitrates[version === 3 ? 1 : 2][layer - 1]?.[third >> 4];
  const baseRate = sampleRates[(third >> 2) & 3];
  if (version === 1 || !kilobits || !baseRate) return null;
  const sampleRate = baseRate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const samples = layer === 1 ? 384 : layer === 3 && version !== 3 ? 576 : 1_152;
  const slot = layer === 1 ? 4 : 1;
  const padding = (third >> 1) & 1;
  const slots = Math.floor((samples / 8 / slot) * ((kilobits * 1_000) / sampleRate)) + padding;
  return { bytes: slots * slot, seconds: samples / sampleRate };
}

function byteAt(bytes: Uint8Array, offset: number): number {
  return bytes[offset] ?? 0;
}
