import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { log } from '../log.server';

/** Divisible by three, so that pieces encoded as base64 join without padding. */
const pieceBytes = 48 * 1024;

/** On disk, in a file without a name: gone when it is closed, or when the process ends. */
export interface SpooledBody {
  size: number;
  cut: 'too-large' | 'no-space' | null;
  read: (target: Uint8Array, position: number) => Promise<void>;
  pieces: (start: number, end: number) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}

/** Uses no memory, however many uploads come at once. `null` where no file can be made; throws if the visitor hangs up. */
export async function spoolBody(request: Request, keepAtMost: number): Promise<SpooledBody | null> {
  const file = await openNameless().catch(tellLost);
  if (!file) return null;
  try {
    return spooled(file, await write(file, request.body, keepAtMost));
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** What is left of a body that is cut stays unread: cancelling it would end the connection. */
async function write(file: FileHandle, body: Request['body'], keepAtMost: number): Promise<Written> {
  const reader = body?.getReader();
  for (let size = 0; ;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return { size, cut: null };
    const part = chunk.subarray(0, keepAtMost - size);
    if (!(await isWritten(file, part, size))) return { size, cut: 'no-space' };
    size += part.length;
    if (part.length < chunk.length) return { size, cut: 'too-large' };
  }
}

type Written = Pick<SpooledBody, 'size' | 'cut'>;

async function isWritten(file: FileHandle, bytes: Uint8Array, position: number): Promise<boolean> {
  const written = await file.writev([bytes], position).catch(tellLost);
  return written?.bytesWritten === bytes.length;
}

function tellLost(error: unknown): null {
  log.error({ err: error }, 'an upload could not be kept');
  return null;
}

function spooled(file: FileHandle, { size, cut }: Written): SpooledBody {
  async function read(target: Uint8Array, position: number): Promise<void> {
    for (let done = 0; done < target.length;) {
      const { bytesRead } = await file.read(target, done, target.length - done, position + done);
      if (bytesRead === 0) throw new Error('the spooled body is shorter than it was');
      done += bytesRead;
    }
  }

  async function* pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafe(pieceBytes);
    for (let position = start; position < end; position += pieceBytes) {
      const piece = buffer.subarray(0, end - position);
      await read(piece, position);
      yield piece;
    }
  }

  return { size, cut, read, pieces, close: () => file.close() };
}
