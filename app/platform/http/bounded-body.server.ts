import { setImmediate } from 'node:timers/promises';
import { parseFormData } from '@remix-run/form-data-parser';

export interface BodyLimits {
  maxBytes: number;
  maxFields: number;
}

export const formLimits: BodyLimits = { maxBytes: 64 * 1024, maxFields: 200 };

export type BoundedBody = { ok: true; form: FormData } | { ok: false; status: 400 | 413 };

/** Of the lines before a part: its names. What reads them takes time by the square of their length. */
export const maxPartHeaderBytes = 2 * 1024;

/** Others have their turn after so many: a body may come in pieces of a byte. */
const chunksInTurn = 500;
const nameLength = 100;
const nameForm = /^[A-Za-z][\w-]*((\.[A-Za-z]\w*|\[\d{1,2}\]){1,4})?$/;

/** Whether our forms use names like this; conform throws on others. */
export function isFieldName(name: string): boolean {
  return name.length <= nameLength && nameForm.test(name) && !name.split(/[.[\]]/).some(isInherited);
}

function isInherited(part: string): boolean {
  return part in Object.prototype;
}

/** Every field ends up with one value: unknown kinds of names are dropped, of repeated ones the last counts. */
export async function readBoundedBody(request: Request, limits: BodyLimits): Promise<BoundedBody> {
  const bytes = await readAtMost(request, limits.maxBytes);
  if (bytes === 'too-large') return { ok: false, status: 413 };
  if (bytes === 'broken-off') return { ok: false, status: 400 };
  try {
    const form = await parseFormData(withBody(request, bytes), {
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

/** The rest of a body that is too large stays unread: cancelling it would end the connection. */
async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'broken-off'> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return 'too-large';
  const bytes = new Uint8Array(maxBytes);
  const reader = request.body?.getReader();
  for (let size = 0, chunks = 0; ;) {
    const chunk = await reader?.read().catch(() => 'broken-off' as const);
    if (chunk === 'broken-off') return chunk;
    if (!chunk?.value) return bytes.subarray(0, size);
    if (size + chunk.value.length > maxBytes) return 'too-large';
    bytes.set(chunk.value, size);
    size += chunk.value.length;
    if ((chunks += 1) % chunksInTurn === 0) await setImmediate();
  }
}

function withBody({ url, method, headers }: Request, body: Uint8Array<ArrayBuffer>): Request {
  return new Request(url, { method, headers, body });
}

/** Of two fields where one would be inside the other, the outer one counts. */
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
