import { expect, test } from 'vitest';

import { shortenTexts } from './shortened-body';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });

test('long texts are cut, everything else stays', async () => {
  const audio = 'QUJD'.repeat(10_000);
  const body = { audioData: audio, name: 'Ana "the \\" Plumber\\', more: 'é' };
  const json = JSON.stringify(body);
  const short = JSON.parse(await shortenTexts(streamOf(json.slice(0, 30_000), json.slice(30_000))));
  expect(short).toEqual({ ...body, audioData: audio.slice(0, 16_384) });
});
