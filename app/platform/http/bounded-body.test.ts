import { describe, expect, test } from 'vitest';

import { plainForm, readBoundedBody } from './bounded-body.server';

const url = 'https://site.example/form';
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

const send = (body: BodyInit, headers: Record<string, string> = urlencoded, limits = plainForm) =>
  readBoundedBody(new Request(url, { method: 'POST', body, headers }), limits);

/** A body of unknown length, as a chunked request has. */
function stream(text: string): RequestInit & { duplex: 'half' } {
  return { method: 'POST', body: new Blob([text]).stream(), headers: urlencoded, duplex: 'half' };
}

describe('a bounded body [E.bodies]', () => {
  test('is a form with one value a field', async () => {
    const body = await send('name=Ana&name=Bo&empty=&WeeklySchedule.monday.ranges[0].startTime=9:00+AM');
    expect(body.ok && [...body.form]).toEqual([
      ['name', 'Bo'],
      ['empty', ''],
      ['WeeklySchedule.monday.ranges[0].startTime', '9:00 AM'],
    ]);
  });

  test.each(['__proto__', 'a[999999999]', 'a..b', '__intent__', '[0]', 'a[b', '', 'a b', '1a'])(
    'drops the field name %s',
    async (name) => {
      const body = await send(
        new URLSearchParams([
          [name, 'x'],
          ['kept', 'y'],
        ]),
      );
      expect(body.ok && [...body.form.keys()]).toEqual(['kept']);
    },
  );

  test.each([
    [
      'too long, said so',
      new Request(url, { method: 'POST', body: `a=${'x'.repeat(70_000)}`, headers: urlencoded }),
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

  test('takes a multipart form, and drops files where none is wanted', async () => {
    const form = new FormData();
    form.set('name', 'Ana');
    form.set('file', new File(['x'], 'x.txt'));
    const limits = { ...plainForm, maxFiles: 1 };
    const request = () => new Request(url, { method: 'POST', body: form });
    const withFile = await readBoundedBody(request(), limits);
    expect(withFile.ok && withFile.form.get('name')).toBe('Ana');
    expect(withFile.ok && withFile.form.get('file')).toBeInstanceOf(File);
    expect((await readBoundedBody(request(), plainForm)).ok).toBe(false);
  });
});
