import { setImmediate } from 'node:timers/promises';
import { parseFormData } from '@remix-run/form-data-parser';

export interface BodyLimits {
  maxBytes: number;
  maxFields: number;
}

/** The limits of a form without files. */
export const formLimits: BodyLimits = { maxBytes: 64 * 1024, maxFields: 200 };

type BoundedBody = { ok: true; form: FormData } | { ok: false; status: 400 | 413 };

/** Limits the header lines of a multipart part, because parsing them takes quadratic time. */
export const maxPartHeaderBytes = 2 * 1024;

/** After this many chunks the event loop runs other requests: a client can send a body in chunks of one byte. */
const chunksPerTurn = 500;
const maxNameLength = 100;
const namePattern = /^[A-Za-z][\w-]*((\.[A-Za-z]\w*|\[\d{1,2}\]){1,4})?$/;

/** Whether our forms can contain a field with this name. Conform throws on other names. */
export function isFieldName(name: string): boolean {
  return name.length <= maxNameLength && namePattern.test(name) && !name.split(/[.[\]]/).some(isInherited);
}

function isInherited(part: string): boolean {
  return part in Object.prototype;
}

/**
 * Reads a form without files. Each field has one value: if a field is sent more than once, the last value wins; names
 * that our forms can't contain are dropped.
 */
export async function readBoundedBody(request: Request, limits: BodyLimits): Promise<BoundedBody> {
  const bytes = await readAtMost(request, limits.maxBytes);
  if (bytes === 'too-large') return { ok: false, status: 413 };
  if (bytes === 'aborted') return { ok: false, status: 400 };
  const { url, method, headers } = request;
  try {
    const form = await parseFormData(new Request(url, { method, headers, body: bytes }), {
      maxFiles: 0,
      maxParts: limits.maxFields,
      maxHeaderSize: maxPartHeaderBytes,
      maxFileSize: limits.maxBytes,
      maxTotalSize: limits.maxBytes,
    });
    return { ok: true, form: withSingleValues(form) };
  } catch (error) {
    const isTooLarge = error instanceof Error && /^Max\w+Exceeded/.test(error.name);
    return { ok: false, status: isTooLarge ? 413 : 400 };
  }
}

/** Leaves the rest of an oversized body unread: cancelling the stream would close the connection before the response. */
async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'aborted'> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return 'too-large';
  const bytes = new Uint8Array(maxBytes);
  const reader = request.body?.getReader();
  for (let size = 0, chunks = 0; ;) {
    const chunk = await reader?.read().catch(() => 'aborted' as const);
    if (chunk === 'aborted') return chunk;
    if (!chunk?.value) return bytes.subarray(0, size);
    if (size + chunk.value.length > maxBytes) return 'too-large';
    bytes.set(chunk.value, size);
    size += chunk.value.length;
    if ((chunks += 1) % chunksPerTurn === 0) await setImmediate();
  }
}

/** If one field would be nested inside another (`a` and `a.b`), the outer one wins. */
function withSingleValues(form: FormData): FormData {
  const names = new Set(form.keys());
  const single = new FormData();
  for (const [name, value] of form) {
    if (isFieldName(name) && !outerNames(name).some((outer) => names.has(outer))) single.set(name, value);
  }
  return single;
}

function outerNames(name: string): string[] {
  return [...name.matchAll(/[.[]/g)].map(({ index }) => name.slice(0, index));
}
