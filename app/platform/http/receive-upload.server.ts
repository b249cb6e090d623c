import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import type { MultipartPart } from '@remix-run/multipart-parser';
import pLimit from 'p-limit';

import { isFieldName, maxPartHeaderBytes, formLimits } from './bounded-body.server';
import { requireCookies } from '../session/require-cookies.server';
import { limitPosts } from './rate-limit.server';
import { receiveForm, refuse, requireSameOrigin } from './receive-form.server';
import { spoolBody } from './spooled-body.server';
import type { SpooledBody } from './spooled-body.server';
import { maxUploadBytes } from './upload-limit';

export interface Upload {
  size: number;
  /** All uploads share one buffer and take turns: keep no part of it. */
  examine: <Result>(look: (bytes: Uint8Array) => Result) => Promise<Result>;
  /** Lengths are divisible by three, the last one aside; each piece is valid until the next one is read. */
  pieces: () => AsyncIterable<Buffer>;
}

/** `too-large` stands for a file over the limit, `no-space` for one that this machine cannot keep. */
export interface UploadForm {
  form: FormData;
  file: Upload | 'too-large' | 'no-space' | null;
}

const largestBody = maxUploadBytes + formLimits.maxBytes;
/** A form with a file has a handful; what each is called takes reading. */
const mostParts = 40;

const inTurn = pLimit(1);
let buffer: Uint8Array | undefined;

/** `receiveForm` with a file, for visitors with a session. Too large a body: text fields, and file `too-large`. */
export async function receiveUpload<Result>(
  request: Request,
  fileField: string,
  respond: (upload: UploadForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\//i.test(type)) return respond({ form: await receiveTexts(request), file: null });
  requireSameOrigin(request);
  await limitPosts(request, 'upload');
  await requireCookies(request, new FormData());
  const boundary = getMultipartBoundary(type) ?? '';
  const body = await spoolBody(request, largestBody).catch(refuseBrokenOff);
  if (!body) return respond({ form: new FormData(), file: 'no-space' });
  try {
    return await respond(await readForm(body, boundary, fileField));
  } finally {
    await body.close();
  }
}

async function receiveTexts(request: Request): Promise<FormData> {
  const form = await receiveForm(request);
  await requireCookies(request, form);
  return form;
}

function refuseBrokenOff(): never {
  throw refuse('body-limit', 400);
}

async function readForm(body: SpooledBody, boundary: string, fileField: string): Promise<UploadForm> {
  const parts = await inTurn(async () => readParts(await load(body, 0, body.size), boundary, fileField));
  if (parts.broken && !body.cut) throw refuse('body-limit', 400);
  if (parts.textBytes > formLimits.maxBytes) throw refuse('body-limit', 413);
  const { form, file } = parts;
  if (body.cut) return { form, file: body.cut };
  if (file && file.size > maxUploadBytes) return { form, file: 'too-large' };
  return { form, file: file && file.size > 0 ? uploadAt(body, file.start, file.size) : null };
}

async function load(body: SpooledBody, start: number, size: number): Promise<Uint8Array> {
  buffer ??= new Uint8Array(largestBody);
  const loaded = buffer.subarray(0, size);
  await body.read(loaded, start);
  return loaded;
}

interface Parts {
  form: FormData;
  file: { start: number; size: number } | null;
  textBytes: number;
  broken: boolean;
}

function readParts(bytes: Uint8Array, boundary: string, fileField: string): Parts {
  const parts: Parts = { form: new FormData(), file: null, textBytes: 0, broken: false };
  const limits = {
    maxParts: mostParts,
    maxHeaderSize: maxPartHeaderBytes,
    maxFileSize: largestBody,
    maxTotalSize: largestBody,
  };
  try {
    for (const part of parseMultipart(bytes, { boundary, ...limits })) takePart(parts, part, fileField);
  } catch {
    parts.broken = true;
  }
  return parts;
}

/** Of repeated fields the last counts, as everywhere in our forms. */
function takePart(parts: Parts, part: MultipartPart, fileField: string): void {
  const { name = '', size } = part;
  if (part.isFile) {
    const start = part.content[0]?.byteOffset ?? 0; // in the one buffer, where a body begins at 0
    if (name === fileField) parts.file = { start, size };
    return;
  }
  parts.textBytes += size;
  if (isFieldName(name) && parts.textBytes <= formLimits.maxBytes) parts.form.set(name, part.text);
}

function uploadAt(body: SpooledBody, start: number, size: number): Upload {
  return {
    size,
    examine: (look) => inTurn(async () => look(await load(body, start, size))),
    pieces: () => body.pieces(start, start + size),
  };
}
