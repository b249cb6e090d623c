import { parseFormData } from '@remix-run/form-data-parser';

/** The limits of a form without files. */
export const maxFormBytes = 64 * 1024;
const maxFields = 200;

/** The status for a body that isn't a form, or is too large. */
type BodyRefusal = 400 | 413;

/** Limits the header lines of a multipart part, because parsing them takes quadratic time. */
export const maxPartHeaderBytes = 2 * 1024;

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
export async function readBoundedBody(request: Request): Promise<FormData | BodyRefusal> {
  const bytes = await readAtMost(request, maxFormBytes);
  if (typeof bytes === 'number') return bytes;
  const { url, method, headers } = request;
  try {
    const form = await parseFormData(new Request(url, { method, headers, body: bytes }), {
      maxFiles: 0,
      maxParts: maxFields,
      maxHeaderSize: maxPartHeaderBytes,
    });
    return withSingleValues(form);
  } catch (error) {
    return error instanceof Error && /^Max\w+Exceeded/.test(error.name) ? 413 : 400;
  }
}

/**
 * Leaves the rest of an oversized body unread, because cancelling the stream would close the connection before the response.
 * The parser gets the whole body, because parsing a body that arrives byte by byte takes seconds.
 */
async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return 413;
  const bytes = new Uint8Array(maxBytes);
  const reader = request.body?.getReader();
  for (let size = 0; ;) {
    const chunk = await reader?.read().catch(() => 400 as const);
    if (chunk === 400) return chunk; // the client hung up
    if (!chunk?.value) return bytes.subarray(0, size);
    if (size + chunk.value.length > maxBytes) return 413;
    bytes.set(chunk.value, size);
    size += chunk.value.length;
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
