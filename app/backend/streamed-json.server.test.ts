import { expect, test } from 'vitest';

import { StreamedJson } from './streamed-json.server';

const sizes = [0, 1, 2, 3, 100, 3_000, 3_001];
test.each(sizes)(
  'streams a recording of %i bytes as the same JSON that JSON.stringify makes',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
    const source = { size, pieces: () => piecesOf(bytes, 300) };
    const fields = { voiceName: 'O’Hara "Bros" Receptionist', agentId: 'pending' };
    const body = new StreamedJson('audioData', source, fields);
    const text = Buffer.concat(await body.stream().toArray()).toString();
    expect(JSON.parse(text)).toEqual({ audioData: bytes.toString('base64'), ...fields });
    expect(Buffer.byteLength(text)).toBe(body.length);
  },
);

async function* piecesOf(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}
