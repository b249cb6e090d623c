import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';

import { makeWav, readSample } from '../../setup/audio';
import { ownerBeforeCreation } from './creation';
import type { Row } from './row';
import { sampleForm } from './sample-form';

const filler = Buffer.alloc(20_000, 'x');
const speech = makeWav({ parts: [{ tone: 12 }] });

/** No recording of ten seconds, whatever its name and type say. */
const files: [string, Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('hello '.repeat(3_000))],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), filler])],
  ['JPEG', Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), filler])],
  ['GIF', Buffer.concat([Buffer.from('GIF89a'), filler])],
  ['PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), filler])],
  ['ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), deflateSync(filler)])],
  ['gzip', Buffer.concat([Buffer.from('\x1f\x8b\x08\0', 'latin1'), filler])],
  ['Windows program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), filler])],
  ['Linux program', Buffer.concat([Buffer.from('\x7fELF'), filler])],
  ['shell script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['MIDI', Buffer.concat([Buffer.from('MThd\0\0\0\x06'), filler])],
  ['FLAC', Buffer.concat([Buffer.from('fLaC'), filler])],
  ['AVI', Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fAVI '), filler])],
  ['a WAV of nothing', speech.subarray(0, 44)],
  ['a WAV of three seconds', makeWav({ parts: [{ tone: 3 }] })],
  ['a WAV that says it is long', withLength(speech.subarray(0, 4_000))],
  ['an MP3 cut off', readSample('twelve-seconds.mp3').subarray(0, 3_000)],
  ['an MP4 cut off', readSample('twelve-seconds.m4a').subarray(0, 3_000)],
  ['a WebM cut off', readSample('twelve-seconds.webm').subarray(0, 300)],
  ['an Ogg cut off', readSample('twelve-seconds-opus.ogg').subarray(0, 300)],
  ['zeros', Buffer.alloc(1_000_000)],
];

export const uploadRows: Row[] = [
  {
    name: 'Hostile: a file of every kind as audio',
    async run(site, tally) {
      const { visitor, business } = await ownerBeforeCreation(site);
      const step = visitor.url;
      for (const [kind, bytes] of files) {
        const page = await tally.count(() => visitor.upload(sampleForm({}, bytes), step));
        tally.expect(page?.status === 400, `${kind}: ${page?.status}`);
      }
      tally.expect(site.backend.calls.every((call) => call.functionName !== 'create-voice-clone'), 'one was cloned'); // prettier-ignore
      const page = await tally.count(() => visitor.upload(sampleForm(), step));
      tally.expect(Boolean(page?.url.includes('/demo/agent/')), `speech ends on ${page?.url}`);
      tally.duplicated += Math.max(0, site.backend.created('create-full-agent', business) - 1);
      const left = readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));
      tally.expect(left.length === 0, `${left.length} files are left`);
    },
  },
];

/** Its header promises a minute. */
function withLength(wav: Buffer): Buffer {
  const lying = Buffer.from(wav);
  lying.writeUInt32LE(960_000, 40);
  return lying;
}
