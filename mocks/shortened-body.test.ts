import { Readable } from 'node:stream';
import { expect, test } from 'vitest';

import { shortenTexts } from './shortened-body';

const streamOf = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

test('long texts are cut, everything else stays', async () => {
  const audio = 'QUJD'.repeat(10_000);
  const body = { audioData: audio, name: 'Ana "the \\" Plumber\\', more: 'é' };
  const json = JSON.stringify(body);
  const short = JSON.parse(await shortenTexts(streamOf(json.slice(0, 30_000), json.slice(30_000))));
  expect(short).toEqual({ ...body, audioData: audio.slice(0, 16_384) });
});
