import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { readBoundedBody } from './bounded-body.server';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

/** Reads a body. A stream has no `Content-Length`, like a chunked request. */
function read(body: BodyInit | null, headers: Record<string, string> = { 'Content-Type': urlencoded }) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return readBoundedBody(new Request('https://site.example/form', init));
}

async function readNames(body: string): Promise<string[] | false> {
  const bounded = await read(body);
  return typeof bounded !== 'number' && [...bounded.keys()];
}

const halfAPart = '--x\r\nContent-Disposition: form-data; name="a"\r\n';
const letters = (count: number) => `a=${'x'.repeat(count)}`;
const sized = (length: number) => ({ 'Content-Type': urlencoded, 'Content-Length': String(length) });

describe('a bounded body', () => {
  test('is read into a form with one value per field', async () => {
    const body = await read('name=Ana&name=Bo&empty=&WeeklySchedule.monday.ranges[0].startTime=9:00+AM');
    expect(typeof body !== 'number' && [...body]).toEqual([
      ['name', 'Bo'],
      ['empty', ''],
      ['WeeklySchedule.monday.ranges[0].startTime', '9:00 AM'],
    ]);
    const parts = await read(`${halfAPart}\r\nb\r\n--x--\r\n`, { 'Content-Type': multipart });
    expect(typeof parts !== 'number' && [...parts]).toEqual([['a', 'b']]);
  });

  test('keeps the outer field if another one would be nested inside it', async () => {
    const name = 'x'.repeat(100);
    expect(await readNames(`a.b=1&a=2&a[0].c=3&b.c=4&${name}=5`)).toEqual(['a', 'b.c', name]);
  });

  test.each([
    '__proto__',
    'a[999999999]',
    'a..b',
    '__intent__',
    '[0]',
    'a[b',
    '',
    'a b',
    '1a',
    'a.toString',
    'constructor',
    'a[0].hasOwnProperty',
    'a.a.a.a.a.a',
    `a${'.a'.repeat(10_000)}`,
    'x'.repeat(101),
  ])('drops the field name %s', async (name) =>
    expect(await readNames(`${encodeURIComponent(name)}=x&kept=y`)).toEqual(['kept']),
  );

  test('passes no names to Conform that it throws on', async () => {
    const names = ['a', 'BusinessName', 'toString', 'constructor', '__proto__', 'b', '0', 'valueOf'];
    const join = fc.constantFrom('.', '[0].', '[1]', '[99].', '..', '[');
    const name = fc
      .array(fc.tuple(fc.constantFrom(...names), join), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.flat().slice(0, -1).join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), async (entries) => {
        const body = await read(new URLSearchParams(entries));
        if (typeof body === 'number') return;
        parseWithZod(body, { schema: z.object({ BusinessName: z.string() }) }).reply();
      }),
      { numRuns: 500 },
    );
  });

  test('that is too large is left unread, so that the connection stays open', async () => {
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(40_000)),
      cancel: () => void (cancelled = true),
    });
    expect(await read(endless)).toBe(413);
    expect(cancelled, 'the body was cancelled').toBe(false);
  });

  const brokenOff = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a=b')),
      pull: (controller) => controller.error(new Error('hung up')),
    });
  const withFile = new FormData();
  withFile.set('file', new File(['x'], 'x.txt'));

  test.each<[string, 200 | 400 | 413, () => BodyInit | null, Record<string, string>?]>([
    ['is empty', 200, () => null],
    ['is as large as the limit', 200, () => letters(65_534)],
    ['says that it is', 200, () => letters(65_534), sized(65_536)],
    ['breaks off', 400, brokenOff],
    ['is multipart without its boundary', 400, () => 'no parts here', { 'Content-Type': multipart }],
    ['is multipart and names no boundary', 400, () => 'a=b', { 'Content-Type': 'multipart/form-data' }],
    ['is half a part', 400, () => halfAPart, { 'Content-Type': multipart }],
    ['is too large by what it says alone', 413, () => new Blob(['a=b']).stream(), sized(65_537)],
    ['is too large and says so', 413, () => letters(65_535), sized(65_537)],
    ['is too large and says nothing', 413, () => new Blob([letters(65_535)]).stream()],
    ['has too many fields', 413, () => Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&')],
    ['has a file', 413, () => withFile, {}],
  ])('that %s gets %i', async (_what, status, body, headers) =>
    expect(await read(body(), headers)).toEqual(status === 200 ? expect.any(FormData) : status),
  );
});
