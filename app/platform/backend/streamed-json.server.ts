export interface ByteSource {
  size: number;
  /** Lengths are divisible by three, the last one aside; each piece is valid until the next one is read. */
  pieces: () => AsyncIterable<Buffer>;
}

/** A JSON body with a file in it as base64, made while it is sent, so that it is never in memory as a whole. */
export class StreamedJson {
  readonly length: number;
  readonly #before: Buffer;
  readonly #after: Buffer;
  readonly #source: ByteSource;

  constructor(fileKey: string, source: ByteSource, fields: Record<string, string>) {
    this.#before = Buffer.from(`{${JSON.stringify(fileKey)}:"`);
    this.#after = Buffer.from(`",${JSON.stringify(fields).slice(1)}`);
    this.#source = source;
    this.length = this.#before.length + 4 * Math.ceil(source.size / 3) + this.#after.length;
  }

  stream(): ReadableStream<Uint8Array> {
    const pieces = this.#encoded();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
  }

  async *#encoded(): AsyncGenerator<Uint8Array> {
    yield this.#before;
    for await (const piece of this.#source.pieces()) yield Buffer.from(piece.toString('base64'), 'latin1');
    yield this.#after;
  }
}
