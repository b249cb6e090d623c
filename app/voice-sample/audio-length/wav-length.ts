import { hasText, maxSteps } from './audio-kind';

const pcm = [1, 3, 0xfffe];

/** The length in seconds, or `null` without sound. An interrupted recorder leaves a data size of zero or too large. */
export function wavSeconds(bytes: Uint8Array): number | null {
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
