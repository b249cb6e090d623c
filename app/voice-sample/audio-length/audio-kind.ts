export const audioKinds = ['wav', 'mp3', 'mp4', 'ogg', 'webm'] as const;
export type AudioKind = (typeof audioKinds)[number];

/** Frames, pages, boxes or elements that a reader looks at: more than a recording of 10 MB has, and few enough to keep nobody waiting. */
export const mostSteps = 200_000;

/** By the first bytes, whatever name and type say; `null` for anything but audio that we take. */
export function audioKind(bytes: Uint8Array): AudioKind | null {
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WAVE')) return 'wav';
  if (hasText(bytes, 0, 'OggS')) return 'ogg';
  if (hasText(bytes, 4, 'ftyp')) return 'mp4';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'webm';
  if (hasText(bytes, 0, 'ID3') || isMp3Sync(bytes, 0)) return 'mp3';
  return null;
}

export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Eleven set bits and a layer; raw AAC has the same bits with layer 0. */
export function isMp3Sync(bytes: Uint8Array, offset: number): boolean {
  const second = bytes[offset + 1] ?? 0;
  return bytes[offset] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
}
