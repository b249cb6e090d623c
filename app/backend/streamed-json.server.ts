import { Readable } from 'node:stream';

import type { ByteSource } from '~/platform/http/spooled-body.server';

/** A JSON body that contains a file as base64. It is encoded while it is sent, so it is never in memory as a whole. */
export class StreamedJson {
  readonly length: number;
  readonly #before: string;
  readonly #after: string;
  readonly #source: ByteSource;

  constructor(fileKey: string, source: ByteSource, fields: object) {
    this.#before = `{${JSON.stringify(fileKey)}:"`;
    this.#after = `",${JSON.stringify(fields).slice(1)}`;
    this.#source = source;
    this.length = Buffer.byteLength(this.#before + this.#after) + 4 * Math.ceil(source.size / 3);
  }

  stream(): Readable {
    return Readable.from(this.#pieces());
  }

  async *#pieces(): AsyncGenerator<Buffer> {
    yield Buffer.from(this.#before);
    for await (const piece of this.#source.pieces()) yield Buffer.from(piece.toString('base64'), 'latin1');
    yield Buffer.from(this.#after);
  }
}
