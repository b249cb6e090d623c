import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type * as uploads from './receive-upload.server';
import { spoolBody } from './spooled-body.server';

type UploadForm = uploads.UploadForm;

let receiveUpload: typeof uploads.receiveUpload;
const mebibyte = 1024 * 1024;

beforeAll(async () => {
  vi.stubEnv('BACKEND', 'mock');
  ({ receiveUpload } = await import('./receive-upload.server'));
});

/** Of this process, where the system tells. */
function keptUploads(): string[] {
  const folder = '/proc/self/fd';
  if (!existsSync(folder)) return [];
  const opened = readdirSync(folder).map((name) => `${folder}/${name}`);
  return opened.filter((path) => /upload-/.test(targetOf(path)));
}

function targetOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // closed meanwhile
  }
}

afterEach(() => expect.poll(keptUploads, { timeout: 5_000 }).toEqual([]));

describe('receiveUpload', { tags: ['E.bodies', 'D.upload.server'] }, () => {
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

  it('keeps uploads that come at once apart', async () => {
    const sizes = [70_000, 10, 300_000, 5_000, 120_000];
    const seen = sizes.map((size, index) =>
      receive(formWith({ audio: Buffer.alloc(size, index + 1) }), async ({ file }) =>
        file && typeof file !== 'string' ? file.examine((all) => [all.length, all[0], all.at(-1)]) : null,
      ),
    );
    expect(await Promise.all(seen)).toEqual(sizes.map((size, index) => [size, index + 1, index + 1]));
  });

  it.each([
    ['that says so', true],
    ['that does not', false],
  ])('knows a body that is too large, one %s, and keeps its fields', async (_name, announced) => {
    const form = formWith({ name: 'Ana', audio: Buffer.alloc(10 * mebibyte + 1) });
    const read = await receive(form, async ({ form: fields, file }) => [fields.get('name'), file], announced);
    expect(read).toEqual(['Ana', 'too-large']);
  });

  it.each([
    ['as large as it may be', { audio: Buffer.alloc(10 * mebibyte) }, 10 * mebibyte],
    ['that is empty as none', { audio: Buffer.alloc(0) }, null],
    ['of another field as none', { other: Buffer.alloc(10) }, null],
  ])('takes a file %s', async (_name, fields, size) => {
    const read = await receive(formWith(fields), async ({ file }) =>
      file && typeof file !== 'string' ? file.size : file,
    );
    expect(read).toBe(size);
  });

  it('takes as much text as any form, of names that ours have', async () => {
    const form = formWith({ name: 'x'.repeat(64 * 1024), audio: Buffer.alloc(10) });
    form.set('a[b', '');
    expect(await receive(form, async ({ form: read }) => [...read.keys()])).toEqual(['name']);
    form.set('city', 'y');
    await expect(receive(form, async () => null)).rejects.toMatchObject({ init: { status: 413 } });
  });

  it('refuses one whose visitor hangs up', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')),
      pull: (controller) => controller.error(new Error('hung up')),
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: 'visitor=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const request = new Request('http://site.example/', {
      ...init,
      headers: { ...headers, Origin: 'http://site.example' },
    });
    await expect(receiveUpload(request, 'audio', async () => null)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  it('says so where no file can be made', async () => {
    vi.stubEnv('TMPDIR', '/no/such/folder');
    const form = formWith({ name: 'Ana', audio: Buffer.alloc(1_000) });
    expect(await receive(form, async ({ file }) => file)).toBe('no-space');
    vi.unstubAllEnvs();
  });

  it('takes a form without a file, of either kind', async () => {
    const kinds = [formWith({ name: 'Ana' }), new URLSearchParams({ name: 'Ana' })];
    for (const body of kinds)
      expect(await receive(body, async ({ form, file }) => [form.get('name'), file])).toEqual(['Ana', null]);
  });

  it.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ['no form at all', 'multipart/form-data; boundary=x', 'hello'],
    ['without a boundary', 'multipart/form-data', '--x--'],
  ])('refuses a body that is %s', async (_name, type, body) => {
    const request = new Request('http://site.example/', {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: 'http://site.example', Cookie: 'visitor=x' },
      body,
    });
    await expect(receiveUpload(request, 'audio', async () => null)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

function formWith(fields: Record<string, string | Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  return form;
}

async function receive<Result>(
  body: FormData | URLSearchParams,
  respond: (upload: UploadForm) => Promise<Result>,
  announced = false,
): Promise<Result> {
  const request = new Request('http://site.example/', {
    method: 'POST',
    body,
    headers: { Origin: 'http://site.example', Cookie: 'visitor=x' },
  });
  if (announced) request.headers.set('Content-Length', String(11 * mebibyte));
  return receiveUpload(request, 'audio', respond);
}

it('keeps of a body in pieces what it may, and gives it back from any place', async () => {
  const bytes = Uint8Array.from({ length: 18 }, (_, index) => index);
  const request = (init: RequestInit) => new Request('http://site.example/', { method: 'POST', ...init });
  const inPieces = new ReadableStream({
    start(controller) {
      for (const at of [0, 6, 12]) controller.enqueue(bytes.subarray(at, at + 6));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { body: inPieces, duplex: 'half' };
  const body = await spoolBody(request(init), 10);
  const target = new Uint8Array(4);
  await body.read(target, 6);
  expect([body.size, body.cut, ...target]).toEqual([10, 'too-large', 6, 7, 8, 9]);
  await expect(body.read(target, 7)).rejects.toThrow('shorter');
  await body.close();
  const empty = await spoolBody(request({}), 10);
  expect([empty.size, empty.cut]).toEqual([0, null]);
  await empty.close();
});
