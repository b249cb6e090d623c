export type AudioKind = 'wav' | 'mp3' | 'mp4' | 'ogg' | 'webm';

/** The most frames, pages, boxes or elements to read: more than a recording of 10 MB has, and quick to read. */
export const maxSteps = 200_000;

/** Detects the format from the first bytes, whatever the file name and MIME type say; `null` if we don't accept it. */
export function detectAudioKind(bytes: Uint8Array): AudioKind | null {
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

/** An MP3 frame starts with eleven set bits and a nonzero layer. Raw AAC has the same bits with layer 0. */
export function isMp3Sync(bytes: Uint8Array, offset: number): boolean {
  const second = bytes[offset + 1] ?? 0;
  return bytes[offset] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
}
