import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';

import { makeWav, readSample, samples } from '../../../tests/setup/audio';
import { countReads } from '../../../tests/setup/count-reads';
import { createRandom, mutateBytes } from '../../../tests/setup/random';
import { isLong } from '../../../tests/setup/sample';
import { detectAudioKind } from './audio-kind';
import { audioSeconds } from './audio-length';

/** A reader of linear complexity stays below this limit; a quadratic one exceeds it by far. */
const maxReadsPerByte = 32;

const wav = makeWav({ parts: [{ tone: 12 }] });
const files = [['a WAV file', wav], ...samples.map((name) => [name, readSample(name)] as const)] as const;
/** The largest upload in a long run. A reader of quadratic complexity exceeds its limit with less, too. */
const mebibytes = isLong ? 10 : 0.25;

const mutations = isLong ? 500 : 100;

describe('audioSeconds', () => {
  it.each(files)('measures the twelve seconds of %s', (_name, bytes) => {
    expect(audioSeconds(bytes)).toBeCloseTo(12, 0);
  });

  it.each(files.filter(([name]) => name !== 'twelve-seconds-live.webm'))(
    'agrees with music-metadata on %s',
    async (_name, bytes) => {
      const { format } = await parseBuffer(bytes, undefined, { duration: true });
      expect(Math.abs((audioSeconds(bytes) ?? 0) - (format.duration ?? 0))).toBeLessThan(0.15);
    },
  );

  it('measures the part that is left of a truncated file', () => {
    expect(audioSeconds(wav.subarray(0, 44 + 5 * 16_000))).toBeCloseTo(5, 3);
    const webm = readSample('twelve-seconds-live.webm');
    expect(audioSeconds(webm.subarray(0, webm.length / 2))).toBeGreaterThan(4);
  });

  it('rejects files that are not audio', () => {
    const others = ['', 'RIFF', '<html><body>hello', '%PDF-1.7', 'PK\u0003\u0004', 'RIFFxxxxAVI LIST'];
    for (const text of others) expect(detectAudioKind(Buffer.from(text))).toBeNull();
    expect(audioSeconds(Buffer.from([0xff, 0xf1, 0x50, 0x80]))).toBeNull();
  });

  it('rejects a stated length that the file is too small for', () => {
    const bomb = Buffer.from(readSample('twelve-seconds-fragmented.mp4'));
    const run = bomb.indexOf('trun');
    bomb.writeUInt32BE(0, run + 4);
    bomb.writeUInt32BE(0xffff_ffff, run + 8);
    expect(audioSeconds(bomb)).toBeNull();
  });

  it('returns a finite length or null for mutations of each file', () => {
    const random = createRandom();
    for (const [name, original] of files)
      for (let round = 0; round < mutations; round += 1) {
        const bytes = mutateBytes(original, random);
        const seconds = audioSeconds(bytes);
        if (seconds !== null) {
          expect(seconds, name).toBeGreaterThan(0);
          expect(seconds, name).toBeLessThan(Infinity);
        }
        if (round % 50 === 0) countReads(bytes, maxReadsPerByte, audioSeconds);
      }
  });

  it.each([
    ['WAV chunks', 'RIFF\0\0\0\0WAVE', 'junk\0\0\0\0'],
    ['empty WAV chunks', 'RIFF\0\0\0\0WAVE', '\0'],
    ['MP3 bytes with all bits set', 'ID3\x04\0\0\0\0\0\0', '\xff'],
    ['MP3 headers without a frame', 'ID3\x04\0\0\0\0\0\0', '\xff\xfb'],
    ['MP3 frames', '', '\xff\xe3\x14\xc4'],
    ['ID3 tags', '', 'ID3\x04\0\0\0\0\0\0'],
    ['Ogg pages', '', `OggS${'\0'.repeat(23)}`],
    ['Ogg pages with a codec', '', `OggS${'\0'.repeat(23)}OpusHead`],
    ['Ogg pages with 255 lengths', '', `OggS${'\0'.repeat(22)}\xff${'\0'.repeat(255)}`],
    ['Ogg beginnings of one letter', 'OggS', 'O'],
    ['Ogg beginnings of two letters', 'OggS', 'Og'],
    ['Ogg beginnings of three letters', 'OggS', 'Ogg'],
    ['MP4 boxes', '\0\0\0\x08ftyp', '\0\0\0\x08moov'],
    ['MP4 fragments', '\0\0\0\x08ftyp', '\0\0\0\x08traf'],
    ['MP4 runs', '\0\0\0\x08ftyp', '\0\0\0\x10trun\0\0\x01\0\xff\xff\xff\xff'],
    ['MP4 samples', '\0\0\0\x08ftyp\0\x9f\xff\xf8trun\0\0\x01\0\xff\xff\xff\xff', '\0\0\0\x01'],
    ['nested MP4 boxes', '\0\0\0\x08ftyp', '\0\xff\0\0moov'],
    ['WebM elements', '\x1a\x45\xdf\xa3\x80', '\xec\x80'],
    ['WebM clusters', '\x1a\x45\xdf\xa3\x80', '\x1f\x43\xb6\x75\xff'],
    ['WebM blocks', '\x1a\x45\xdf\xa3\x80', '\xa3\x80'],
  ])('reads a long file of repeated %s with few accesses per byte', (_name, start, repeated) => {
    const bytes = Buffer.alloc(mebibytes * 1024 * 1024, Buffer.from(repeated, 'latin1'));
    bytes.write(start, 'latin1');
    expect(countReads(bytes, Math.min(10, 10 / mebibytes), audioSeconds)).toBeGreaterThan(0);
  });
});
