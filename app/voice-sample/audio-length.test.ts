import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';

import { makeWav, readSample, samples } from '../../tests/setup/audio';
import { audioKind } from './audio-kind';
import { audioSeconds } from './audio-length';

const wav = makeWav({ parts: [{ tone: 12 }] });
const files = [['a WAV file', wav], ...samples.map((name) => [name, readSample(name)] as const)] as const;
const mebibytes = 1024 * 1024;

describe('audioSeconds', () => {
  it.each(files)('measures %s', (_name, bytes) => {
    expect(audioSeconds(bytes)).toBeCloseTo(12, 0);
  });

  it.each(files.filter(([name]) => name !== 'twelve-seconds-live.webm'))(
    'agrees with another reader on %s',
    async (_name, bytes) => {
      const { format } = await parseBuffer(bytes, undefined, { duration: true });
      expect(Math.abs((audioSeconds(bytes) ?? 0) - (format.duration ?? 0))).toBeLessThan(0.15);
    },
  );

  it('measures what is there of a file that was cut off', () => {
    expect(audioSeconds(wav.subarray(0, 44 + 5 * 16_000))).toBeCloseTo(5, 3);
    const webm = readSample('twelve-seconds-live.webm');
    expect(audioSeconds(webm.subarray(0, webm.length / 2))).toBeGreaterThan(4);
  });

  it('takes nothing but audio', () => {
    const others = ['', 'RIFF', '<html><body>hello', '%PDF-1.7', 'PK\u0003\u0004', 'RIFFxxxxAVI LIST'];
    for (const text of others) expect(audioKind(Buffer.from(text))).toBeNull();
    expect(audioSeconds(Buffer.from([0xff, 0xf1, 0x50, 0x80]))).toBeNull();
  });

  it('does not believe a length that the bytes cannot hold', () => {
    const bomb = Buffer.from(readSample('twelve-seconds-fragmented.mp4'));
    const run = bomb.indexOf('trun');
    bomb.writeUInt32BE(0, run + 4);
    bomb.writeUInt32BE(0xffff_ffff, run + 8);
    expect(audioSeconds(bomb)).toBeNull();
  });

  it('survives 500 mutations of each file, each in little time', () => {
    const random = randomNumbers(20);
    for (const [name, original] of files) {
      for (let round = 0; round < 500; round += 1) {
        const started = performance.now();
        const seconds = audioSeconds(mutated(original, random));
        expect(performance.now() - started, name).toBeLessThan(250);
        expect(seconds === null || (seconds > 0 && Number.isFinite(seconds)), name).toBe(true);
      }
    }
  });

  it.each([
    ['WAV chunks', 'RIFF\0\0\0\0WAVE', 'junk\0\0\0\0'],
    ['set bits', 'ID3\x04\0\0\0\0\0\0', '\xff'],
    ['frames', '', '\xff\xe3\x14\xc4'],
    ['ID3 tags', '', 'ID3\x04\0\0\0\0\0\0'],
    ['Ogg pages', '', `OggS${'\0'.repeat(23)}`],
    ['MP4 boxes', '\0\0\0\x08ftyp', '\0\0\0\x08moov'],
    ['nested MP4 boxes', '\0\0\0\x08ftyp', '\0\xff\0\0moov'],
    ['WebM elements', '\x1a\x45\xdf\xa3\x80', '\xec\x80'],
    ['WebM clusters', '\x1a\x45\xdf\xa3\x80', '\x1f\x43\xb6\x75\xff'],
  ])('passes 10 MB of %s in well under a second', (_name, start, repeated) => {
    const bytes = Buffer.alloc(10 * mebibytes, Buffer.from(repeated, 'latin1'));
    bytes.write(start, 'latin1');
    const started = performance.now();
    audioSeconds(bytes);
    expect(performance.now() - started).toBeLessThan(800);
  });
});

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some bytes changed, most of them in the headers; sometimes a piece is missing or set to all ones. */
function mutated(original: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(original);
  for (let change = 0; change < 1 + random() * 24; change += 1) {
    const reach = random() < 0.6 ? Math.min(400, bytes.length) : bytes.length;
    bytes[Math.floor(random() * reach)] = Math.floor(random() * 256);
  }
  const at = Math.floor(random() * bytes.length);
  if (random() < 0.2) return bytes.subarray(0, at);
  if (random() < 0.2) bytes.fill(0xff, at, at + 8);
  return bytes;
}
