import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { plainForm, readBoundedBody } from './bounded-body.server';

const url = 'https://site.example/form';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

const send = (body: BodyInit, headers: Record<string, string> = urlencoded, limits = plainForm) =>
  readBoundedBody(new Request(url, { method: 'POST', body, headers }), limits);

/** A body of unknown length, as a chunked request has. */
function stream(text: string): RequestInit & { duplex: 'half' } {
  return { method: 'POST', body: new Blob([text]).stream(), headers: urlencoded, duplex: 'half' };
}

describe('a bounded body', { tags: ['E.bodies'] }, () => {
  test('is a form with one value a field', async () => {
    const body = await send('name=Ana&name=Bo&empty=&WeeklySchedule.monday.ranges[0].startTime=9:00+AM');
    expect(body.ok && [...body.form]).toEqual([
      ['name', 'Bo'],
      ['empty', ''],
      ['WeeklySchedule.monday.ranges[0].startTime', '9:00 AM'],
    ]);
  });

  test('keeps the outer one of two fields where one would be inside the other', async () => {
    const name = 'x'.repeat(100);
    const body = await send(`a.b=1&a=2&a[0].c=3&b.c=4&${name}=5`);
    expect(body.ok && [...body.form.keys()]).toEqual(['a', 'b.c', name]);
  });

  test('may be empty, or as large as the limit', async () => {
    expect(
      await readBoundedBody(new Request(url, { method: 'POST', headers: urlencoded }), plainForm),
    ).toMatchObject({
      ok: true,
    });
    const largest = `a=${'x'.repeat(65_534)}`;
    const announced = { ...urlencoded, 'Content-Length': '65536' };
    for (const headers of [urlencoded, announced])
      expect(await send(largest, headers)).toMatchObject({ ok: true });
  });

  test.each([
    ...['__proto__', 'a[999999999]', 'a..b', '__intent__', '[0]', 'a[b', '', 'a b', '1a', 'a.toString'],
    ...['constructor', 'a[0].hasOwnProperty', 'a.a.a.a.a.a', `a${'.a'.repeat(10_000)}`, 'x'.repeat(101)],
  ])('drops the field name %s', async (name) => {
    const body = await send(
      new URLSearchParams([
        [name, 'x'],
        ['kept', 'y'],
      ]),
    );
    expect(body.ok && [...body.form.keys()]).toEqual(['kept']);
  });

  test('gives conform no names that it throws on, whatever is sent', async () => {
    const part = fc.constantFrom(
      'a',
      'BusinessName',
      'toString',
      'constructor',
      '__proto__',
      'b',
      '0',
      'valueOf',
    );
    const join = fc.constantFrom('.', '[0].', '[1]', '[99].', '..', '[');
    const name = fc
      .array(fc.tuple(part, join), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.flat().slice(0, -1).join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), async (entries) => {
        const body = await send(new URLSearchParams(entries));
        if (!body.ok) return;
        parseWithZod(body.form, { schema: z.object({ BusinessName: z.string() }) }).reply();
      }),
      { numRuns: 500 },
    );
  });

  test('is refused with 400 when it breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a=b')),
      pull: (controller) => controller.error(new Error('hung up')),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: urlencoded,
      duplex: 'half',
    };
    expect(await readBoundedBody(new Request(url, init), plainForm)).toEqual({ ok: false, status: 400 });
  });

  test('leaves what is too much of it unread, so that its connection lives', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(40_000)),
      cancel: () => void (cancelled = true),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: urlencoded,
      duplex: 'half',
    };
    expect(await readBoundedBody(new Request(url, init), plainForm)).toEqual({ ok: false, status: 413 });
    expect(cancelled).toBe(false);
  });

  test.each([
    [
      'too long, said so',
      new Request(url, { method: 'POST', body: `a=${'x'.repeat(70_000)}`, headers: urlencoded }),
    ],
    [
      'too long by what it says alone',
      new Request(url, { ...stream('a=b'), headers: { ...urlencoded, 'Content-Length': '65537' } }),
    ],
    ['too long, not said', new Request(url, stream(`a=${'x'.repeat(70_000)}`))],
    [
      'too many fields',
      new Request(url, {
        method: 'POST',
        body: Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&'),
        headers: urlencoded,
      }),
    ],
  ])('is refused with 413 when it is %s', async (_name, request) => {
    expect(await readBoundedBody(request, plainForm)).toEqual({ ok: false, status: 413 });
  });

  test.each([
    ['a boundary that never comes', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'no parts here'],
    ['no boundary', { 'Content-Type': 'multipart/form-data' }, 'a=b'],
    [
      'half a part',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
  ])('is refused with 400 when multipart has %s', async (_name, headers, text) => {
    expect(await send(text, headers)).toEqual({ ok: false, status: 400 });
  });

  test('takes a multipart form, and refuses one with a file', async () => {
    const form = new FormData();
    form.set('name', 'Ana');
    const request = () => new Request(url, { method: 'POST', body: form });
    const body = await readBoundedBody(request(), plainForm);
    expect(body.ok && body.form.get('name')).toBe('Ana');
    form.set('file', new File(['x'], 'x.txt'));
    expect(await readBoundedBody(request(), plainForm)).toEqual({ ok: false, status: 413 });
  });
});
