import { hasText, maxSteps } from './audio-kind';

const pageHeader = 27;
const capitalO = 'O'.charCodeAt(0);

/** The length in seconds of Opus, Vorbis or Speex, from the position in the last page; `null` without sound. */
export function oggSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let codec: Codec | null = null;
  let last = 0;
  let offset = 0;
  for (let step = 0; step < maxSteps; step += 1) {
    offset = bytes.indexOf(capitalO, offset);
    if (offset < 0 || offset + pageHeader > bytes.length) break;
    if (hasText(bytes, offset, 'OggS')) {
      const serial = view.getUint32(offset + 14, true);
      const content = offset + pageHeader + (bytes[offset + 26] ?? 0);
      codec ??= codecAt(bytes, view, content, serial);
      const position = view.getInt32(offset + 10, true) * 2 ** 32 + view.getUint32(offset + 6, true);
      if (codec?.serial === serial && position > 0) last = position;
      offset = content + sum(bytes, offset + pageHeader, content);
    } else offset += 1;
  }
  return codec && last > codec.skipped ? (last - codec.skipped) / codec.rate : null;
}

interface Codec {
  serial: number;
  rate: number;
  skipped: number;
}

function codecAt(bytes: Uint8Array, view: DataView, at: number, serial: number): Codec | null {
  if (at + 40 > bytes.length) return null;
  if (hasText(bytes, at, 'OpusHead')) return { serial, rate: 48_000, skipped: view.getUint16(at + 10, true) };
  const rate = hasText(bytes, at + 1, 'vorbis')
    ? view.getUint32(at + 12, true)
    : hasText(bytes, at, 'Speex   ')
      ? view.getUint32(at + 36, true)
      : 0;
  return rate > 0 ? { serial, rate, skipped: 0 } : null;
}

function sum(bytes: Uint8Array, start: number, end: number): number {
  let total = 0;
  for (let offset = start; offset < Math.min(end, bytes.length); offset += 1) total += bytes[offset] ?? 0;
  return total;
}
