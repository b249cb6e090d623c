import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { log } from '../telemetry/log.server';

/** Divisible by three, so that base64 pieces can be joined without padding. */
const pieceBytes = 48 * 1024;

export interface ByteSource {
  size: number;
  /** The bytes in pieces. Every length but the last is divisible by three. Each piece is valid until the next is read. */
  pieces: () => AsyncIterable<Buffer>;
}

/** A request body in an unlinked temporary file, which disappears when it is closed or the process ends. */
export interface SpooledBody {
  size: number;
  /** Why the rest of the body is missing. `null` if the body is complete. */
  truncated: 'too-large' | 'no-space' | null;
  read: (target: Uint8Array, position: number) => Promise<void>;
  pieces: (start: number, end: number) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}

/**
 * Writes the body to a temporary file, so that concurrent uploads don't need memory. `null` if no file can be created.
 * Throws if the client disconnects.
 */
export async function spoolBody(request: Request, keepAtMost: number): Promise<SpooledBody | null> {
  const file = await openUnlinked().catch(logFailure);
  if (!file) return null;
  try {
    return spooled(file, await write(file, request.body, keepAtMost));
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openUnlinked(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/**
 * Leaves the rest of an oversized body unread, because cancelling the stream would close the connection before the response.
 */
async function write(file: FileHandle, body: Request['body'], keepAtMost: number): Promise<Written> {
  const reader = body?.getReader();
  for (let size = 0; ;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return { size, truncated: null };
    const part = chunk.subarray(0, keepAtMost - size);
    if (!(await isWritten(file, part, size))) return { size, truncated: 'no-space' };
    size += part.length;
    if (part.length < chunk.length) return { size, truncated: 'too-large' };
  }
}

type Written = Pick<SpooledBody, 'size' | 'truncated'>;

async function isWritten(file: FileHandle, bytes: Uint8Array, position: number): Promise<boolean> {
  const written = await file.writev([bytes], position).catch(logFailure);
  return written?.bytesWritten === bytes.length;
}

function logFailure(error: unknown): null {
  log.error({ err: error }, 'an upload could not be stored');
  return null;
}

function spooled(file: FileHandle, { size, truncated }: Written): SpooledBody {
  async function read(target: Uint8Array, position: number): Promise<void> {
    const { bytesRead } = await file.read(target, 0, target.length, position);
    if (bytesRead < target.length) throw new Error('the spooled body is shorter than it was');
  }

  async function* pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafe(pieceBytes);
    for (let position = start; position < end; position += pieceBytes) {
      const piece = buffer.subarray(0, end - position);
      await read(piece, position);
      yield piece;
    }
  }

  return { size, truncated, read, pieces, close: () => file.close() };
}
