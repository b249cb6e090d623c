import { FormDataParseError, MaxFilesExceededError, parseFormData } from '@remix-run/form-data-parser';

/** What a form may weigh. */
export interface BodyLimits {
  maxBytes: number;
  maxFields: number;
  maxFiles: number;
}

export const plainForm: BodyLimits = { maxBytes: 64 * 1024, maxFields: 200, maxFiles: 0 };

export type BoundedBody = { ok: true; form: FormData } | { ok: false; status: 400 | 413 };

const fieldName = /^[A-Za-z][\w-]*(\.[A-Za-z]\w*|\[\d{1,2}\])*$/;

/** Whether our forms use names like this; conform throws on others. */
export function isFieldName(name: string): boolean {
  return fieldName.test(name);
}

/**
 * Reads an urlencoded or multipart body of limited size. Unknown kinds of field names are dropped and of a
 * repeated field the last one counts, so that every field has one value.
 */
export async function readBoundedBody(request: Request, limits: BodyLimits): Promise<BoundedBody> {
  try {
    const form = await parseFormData(limitBytes(request, limits.maxBytes), {
      maxFiles: limits.maxFiles,
      maxParts: limits.maxFields,
      maxFileSize: limits.maxBytes,
      maxTotalSize: limits.maxBytes,
    });
    if ([...form.keys()].length > limits.maxFields) return { ok: false, status: 413 };
    return { ok: true, form: withSingleValues(form, limits) };
  } catch (error) {
    return { ok: false, status: isTooLarge(error) ? 413 : 400 };
  }
}

class BodyTooLargeError extends Error {}

function limitBytes(request: Request, maxBytes: number): Request {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw new BodyTooLargeError();
  let size = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(new BodyTooLargeError());
        else controller.enqueue(chunk);
      },
    }),
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: counted ?? null,
    duplex: 'half',
  };
  return new Request(request.url, init);
}

function withSingleValues(form: FormData, limits: BodyLimits): FormData {
  const single = new FormData();
  for (const [name, value] of form) {
    const unwanted = typeof value !== 'string' && limits.maxFiles === 0;
    if (isFieldName(name) && !unwanted) single.set(name, value);
  }
  return single;
}

function isTooLarge(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BodyTooLargeError || cause instanceof MaxFilesExceededError) return true;
    if (/^Max\w+Exceeded/.test(cause.name)) return true;
    if (cause instanceof FormDataParseError && /exceed/i.test(cause.message)) return true;
  }
  return false;
}
