import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openVisit } from '../cookies/visit.server';
import { receiveUpload } from './receive-upload.server';
import type { UploadForm } from './receive-upload.server';
import { spoolBody } from './spooled-body.server';

const mebibyte = 1024 * 1024;
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

/** The open upload files of this process, if the system lists them. */
function keptUploads(): string[] {
  const folder = '/proc/self/fd';
  const opened = existsSync(folder) ? readdirSync(folder) : [];
  return opened.map((name) => targetOf(`${folder}/${name}`)).filter((target) => target.includes('upload-'));
}

function targetOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // closed in the meantime
  }
}

afterEach(() => expect.poll(keptUploads, { timeout: 5_000 }).toEqual([]));

function posted(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const usual = { Origin: 'http://site.example', Cookie: 'visitor=x' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request('http://site.example/', { ...init, headers: { ...usual, ...headers } });
}

function formWith(fields: Record<string, string | Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  return form;
}

const receive = <Result>(
  body: BodyInit,
  respond: (upload: UploadForm) => Promise<Result>,
  headers?: Record<string, string>,
) => receiveUpload(openVisit(posted(body, headers)), 'audio', respond);

/** Mocks writes of all file handles. Node doesn't export their class. */
const someFile = await open('package.json');
const writes = () => vi.spyOn(Object.getPrototypeOf(someFile) as typeof someFile, 'writev');
await someFile.close();

/** The field `name`, and the file's size or why it is missing. */
const told = async ({ form, file }: UploadForm) => [
  form.get('name'),
  file && typeof file !== 'string' ? file.size : file,
];

describe('an upload', () => {
  it('gives the fields and every byte of the file', async () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7) % 256));
    const read = await receive(formWith({ name: 'Ana', audio: bytes }), async ({ form, file }) => {
      if (!file || typeof file === 'string') throw new Error('no file');
      const pieces: Buffer[] = [];
      for await (const piece of file.pieces()) pieces.push(Buffer.from(piece));
      const seen = await file.examine((all) => bytes.equals(all));
      return { name: form.get('name'), pieces: bytes.equals(Buffer.concat(pieces)), seen };
    });
    expect(read).toEqual({ name: 'Ana', pieces: true, seen: true });
  });

  it('doesn’t mix with concurrent uploads', async () => {
    const sizes = [70_000, 10, 300_000, 5_000, 120_000];
    const seen = sizes.map((size, index) =>
      receive(formWith({ audio: Buffer.alloc(size, index + 1) }), async ({ file }) =>
        file && typeof file !== 'string' ? file.examine((all) => [all.length, all[0], all.at(-1)]) : null,
      ),
    );
    expect(await Promise.all(seen)).toEqual(sizes.map((size, index) => [size, index + 1, index + 1]));
  });

  it.each<[string, FormData | URLSearchParams, unknown[]]>([
    ['of the largest size', formWith({ audio: Buffer.alloc(10 * mebibyte) }), [null, 10 * mebibyte]],
    ['that is empty', formWith({ audio: Buffer.alloc(0) }), [null, null]],
    ['of another field', formWith({ other: Buffer.alloc(10) }), [null, null]],
    [
      'that is too large',
      formWith({ name: 'Ana', audio: Buffer.alloc(10 * mebibyte + 1) }),
      ['Ana', 'too-large'],
    ],
    ['that did not come', formWith({ name: 'Ana' }), ['Ana', null]],
    ['that a form without files sends', new URLSearchParams({ name: 'Ana' }), ['Ana', null]],
  ])('reports a file %s, and keeps the fields', async (_which, body, expected) =>
    expect(await receive(body, told)).toEqual(expected),
  );

  it('accepts as much text as other forms, with known field names only', async () => {
    const form = formWith({ name: 'x'.repeat(64 * 1024), audio: Buffer.alloc(10) });
    form.set('a[b', '');
    expect(await receive(form, async ({ form: read }) => [...read.keys()])).toEqual(['name']);
    form.set('city', 'y');
    await expect(receive(form, told)).rejects.toMatchObject({ init: { status: 413 } });
  });

  it.each([
    ['no folder', () => vi.stubEnv('TMPDIR', '/no/such/folder')],
    ['no room', () => writes().mockRejectedValueOnce(new Error('ENOSPC'))],
    ['room for a part of it', () => writes().mockResolvedValueOnce({ bytesWritten: 1, buffers: [] })],
  ])('reports %s as no-space', async (_what, prepare) => {
    prepare();
    expect(await receive(formWith({ audio: Buffer.alloc(1_000) }), told)).toEqual([null, 'no-space']);
  });

  const hungUp = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')),
      pull: (controller) => controller.error(new Error('hung up')),
    });

  it.each<[string, BodyInit, Record<string, string>]>([
    ['breaks off', hungUp(), multipart],
    ['is cut off', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', multipart],
    ['is no form at all', 'hello', multipart],
    ['has no boundary', '--x--', { 'Content-Type': 'multipart/form-data' }],
  ])('that %s is refused with 400', (_how, body, headers) =>
    expect(receive(body, told, headers)).rejects.toMatchObject({ init: { status: 400 } }),
  );
});

it('a spooled body stores up to the limit and can be read at any position', async () => {
  const bytes = Uint8Array.from({ length: 18 }, (_, index) => index);
  const inPieces = new ReadableStream({
    start(controller) {
      for (const at of [0, 6, 12]) controller.enqueue(bytes.subarray(at, at + 6));
      controller.close();
    },
  });
  const spooled = async (sent: ReadableStream | null) =>
    (await spoolBody(posted(sent), 10)) ?? expect.fail('was not kept');
  const body = await spooled(inPieces);
  const target = new Uint8Array(4);
  await body.read(target, 6);
  expect([body.size, body.truncated, ...target]).toEqual([10, 'too-large', 6, 7, 8, 9]);
  await expect(body.read(target, 7)).rejects.toThrow('shorter');
  await body.close();
  const empty = await spooled(null);
  expect([empty.size, empty.truncated]).toEqual([0, null]);
  await empty.close();
});
