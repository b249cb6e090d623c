import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Divisible by three, so that pieces encoded as base64 join without padding. */
const pieceBytes = 48 * 1024;

/** On disk, in a file without a name: gone when it is closed, or when the process ends. */
export interface SpooledBody {
  size: number;
  cut: boolean;
  read: (target: Uint8Array, position: number) => Promise<void>;
  pieces: (start: number, end: number) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}

/** Uses no memory, however many uploads come at once. Throws if the visitor hangs up or the disk is full. */
export async function spoolBody(request: Request, keepAtMost: number): Promise<SpooledBody> {
  const file = await openNameless();
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

async function write(file: FileHandle, body: Request['body'], keepAtMost: number) {
  const reader = body?.getReader();
  for (let size = 0; ;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return { size, cut: false };
    const part = chunk.subarray(0, keepAtMost - size);
    await file.writev([part], size);
    size += part.length;
    if (part.length === chunk.length) continue;
    return { size, cut: true }; // what is left stays unread: cancelling it would end the connection
  }
}

function spooled(file: FileHandle, { size, cut }: { size: number; cut: boolean }): SpooledBody {
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
