import { beforeAll, describe, expect, it, vi } from 'vitest';

import type * as uploads from './receive-upload.server';

type UploadForm = uploads.UploadForm;

let receiveUpload: typeof uploads.receiveUpload;
const mebibyte = 1024 * 1024;

beforeAll(async () => {
  vi.stubEnv('BACKEND', 'mock');
  ({ receiveUpload } = await import('./receive-upload.server'));
});

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
