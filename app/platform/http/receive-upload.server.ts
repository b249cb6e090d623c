import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import type { MultipartPart } from '@remix-run/multipart-parser';
import pLimit from 'p-limit';

import { isFieldName, maxFormBytes, maxPartHeaderBytes } from './bounded-body.server';
import { maxUploadBytes } from '../forms/form-protocol';
import type { Visit } from '../cookies/visit.server';
import { requirePostWithinLimit } from './rate-limit.server';
import { receiveSessionForm, requireReadablePost } from './receive-form.server';
import { requestRefusal, requireCookies } from './refusal.server';
import { spoolBody } from './spooled-body.server';
import type { ByteSource, SpooledBody } from './spooled-body.server';

interface Upload extends ByteSource {
  /** Calls `inspect` with the file. All uploads share one buffer: don't keep a reference to it. */
  examine: <Result>(inspect: (bytes: Uint8Array) => Result) => Promise<Result>;
}

/** `too-large` is a file over the limit; `no-space` means that the temporary folder is full or not writable. */
export interface UploadForm {
  form: FormData;
  file: Upload | 'too-large' | 'no-space' | null;
}

const maxBodyBytes = maxUploadBytes + maxFormBytes;
/** Our multipart forms have few fields. The limit saves the time of parsing names. */
const maxParts = 40;

const oneAtATime = pLimit(1);
/** Allocated with the first upload, and shared by all. */
let buffer: Uint8Array | undefined;

/**
 * Like `receiveSessionForm`, for a form with one file. If the body is too large, `respond` gets
 * the text fields that came before the limit and `too-large` for the file.
 */
export async function receiveUpload<Result>(
  visit: Visit,
  fileField: string,
  respond: (upload: UploadForm) => Promise<Result>,
): Promise<Result> {
  const { request } = visit;
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\//i.test(type)) return respond({ form: await receiveSessionForm(visit), file: null });
  requireReadablePost(request);
  await requirePostWithinLimit(request, 'upload');
  await requireCookies(visit, new FormData());
  const boundary = getMultipartBoundary(type) ?? '';
  const body = await spoolBody(request, maxBodyBytes).catch(refuseAborted);
  if (!body) return respond({ form: new FormData(), file: 'no-space' });
  try {
    return await respond(await readForm(body, boundary, fileField));
  } finally {
    await body.close();
  }
}

function refuseAborted(): never {
  throw requestRefusal('body-limit', 400);
}

async function readForm(body: SpooledBody, boundary: string, fileField: string): Promise<UploadForm> {
  const parts = await oneAtATime(async () =>
    readParts(await readIntoBuffer(body, 0, body.size), boundary, fileField),
  );
  if (parts.isMalformed && !body.truncated) throw requestRefusal('body-limit', 400);
  if (parts.textBytes > maxFormBytes) throw requestRefusal('body-limit', 413);
  const { form, file } = parts;
  if (body.truncated) return { form, file: body.truncated };
  if (file && file.size > maxUploadBytes) return { form, file: 'too-large' };
  return { form, file: file && file.size > 0 ? uploadAt(body, file.start, file.size) : null };
}

async function readIntoBuffer(body: SpooledBody, start: number, size: number): Promise<Uint8Array> {
  buffer ??= new Uint8Array(maxBodyBytes);
  const loaded = buffer.subarray(0, size);
  await body.read(loaded, start);
  return loaded;
}

interface Parts {
  form: FormData;
  file: { start: number; size: number } | null;
  textBytes: number;
  isMalformed: boolean;
}

function readParts(bytes: Uint8Array, boundary: string, fileField: string): Parts {
  const parts: Parts = { form: new FormData(), file: null, textBytes: 0, isMalformed: false };
  const limits = {
    maxParts,
    maxHeaderSize: maxPartHeaderBytes,
    maxFileSize: maxBodyBytes,
    maxTotalSize: maxBodyBytes,
  };
  try {
    for (const part of parseMultipart(bytes, { boundary, ...limits })) takePart(parts, part, fileField);
  } catch {
    parts.isMalformed = true;
  }
  return parts;
}

/** If a field is sent more than once, the last value wins, as in all our forms. */
function takePart(parts: Parts, part: MultipartPart, fileField: string): void {
  const { name = '', size } = part;
  if (part.isFile) {
    const start = part.content[0]?.byteOffset ?? 0; // the body starts at 0 of the shared buffer
    if (name === fileField) parts.file = { start, size };
    return;
  }
  parts.textBytes += size;
  if (isFieldName(name) && parts.textBytes <= maxFormBytes) parts.form.set(name, part.text);
}

function uploadAt(body: SpooledBody, start: number, size: number): Upload {
  return {
    size,
    examine: (inspect) => oneAtATime(async () => inspect(await readIntoBuffer(body, start, size))),
    pieces: () => body.pieces(start, start + size),
  };
}
