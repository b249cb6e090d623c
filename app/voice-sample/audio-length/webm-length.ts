import { maxSteps } from './audio-kind';

const id = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** Elements whose children are read too. Live recordings don't state their sizes. */
const containers: readonly number[] = [
  id.segment,
  id.info,
  id.tracks,
  id.trackEntry,
  id.cluster,
  id.blockGroup,
];
const soundTrack = 2;

/** The length in seconds, or `null` without sound. Browsers write no duration, so it comes from the block times. */
export function webmSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = 1_000_000;
  let sound = false;
  let [stated, cluster, first, last] = [0, 0, Infinity, 0];
  let offset = 0;
  for (let step = 0; step < maxSteps && offset < bytes.length; step += 1) {
    const element = readElement(bytes, offset);
    if (!element) break;
    const { content, end } = element;
    if (element.id === id.timestampScale) scale = readUint(bytes, content, end) || scale;
    else if (element.id === id.duration) stated = readFloat(view, content, end);
    else if (element.id === id.trackType) sound ||= bytes[content] === soundTrack;
    else if (element.id === id.clusterTime) cluster = readUint(bytes, content, end);
    else if (element.id === id.simpleBlock || element.id === id.block) {
      const time = cluster + blockTime(bytes, content);
      [first, last] = [Math.min(first, time), Math.max(last, time)];
    }
    offset = containers.includes(element.id) ? content : end;
  }
  const counted = last > first ? last - first : 0;
  return sound ? ((stated || counted) * scale) / 1e9 || null : null;
}

/** Reads an element's header: an ID of 1 to 4 bytes, including its length bits, and the size. */
function readElement(bytes: Uint8Array, offset: number) {
  const idBytes = Math.clz32(bytes[offset] ?? 0) - 23;
  if (idBytes > 4) return null;
  const sizeAt = offset + idBytes;
  const sizeBytes = Math.clz32(bytes[sizeAt] ?? 0) - 23;
  if (sizeBytes > 8 || sizeAt + sizeBytes > bytes.length) return null;
  const head = (bytes[sizeAt] ?? 0) & (0xff >> sizeBytes);
  const size = readUint(bytes, sizeAt + 1, sizeAt + sizeBytes, head);
  const content = sizeAt + sizeBytes;
  return {
    id: readUint(bytes, offset, sizeAt),
    content,
    end: Math.min(content + size, bytes.length),
  };
}

function readUint(bytes: Uint8Array, start: number, end: number, head = 0): number {
  let number = head;
  for (let offset = start; offset < Math.min(end, start + 8); offset += 1)
    number = number * 256 + (bytes[offset] ?? 0);
  return number;
}

function readFloat(view: DataView, start: number, end: number): number {
  const number = end - start === 8 ? view.getFloat64(start) : end - start === 4 ? view.getFloat32(start) : 0;
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** Reads the signed 16-bit time after the block's track number. */
function blockTime(bytes: Uint8Array, content: number): number {
  const at = content + Math.max(1, Math.clz32(bytes[content] ?? 0) - 23);
  return (((bytes[at] ?? 0) << 24) >> 16) | (bytes[at + 1] ?? 0);
}
