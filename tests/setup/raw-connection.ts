import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawResponse {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
}

/** One keep-alive connection, like a pooling proxy’s: bytes out, responses in, in order. */
export class RawConnection {
  #socket: Socket;
  #received = '';
  #closed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (this.#received += chunk));
    socket.on('close', () => (this.#closed = true));
    socket.on('error', () => (this.#closed = true));
  }

  static async open(url: string): Promise<RawConnection> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get closed(): boolean {
    return this.#closed;
  }

  write(bytes: string): void {
    if (!this.#closed) this.#socket.write(bytes, 'latin1');
  }

  /** The next response; `null` if the connection ends before it has come. */
  async response(limitMs = 60_000): Promise<RawResponse | null> {
    const until = Date.now() + limitMs;
    for (;;) {
      const response = this.#take();
      if (response) return response;
      if (this.#closed) return null;
      if (Date.now() > until) throw new Error(`no answer; received: ${this.#received.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(): RawResponse | null {
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return null;
    const [first = '', ...lines] = this.#received.slice(0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const rest = this.#received.slice(headEnd + 4);
    const length = bodyLength(rest, headers);
    if (length === null) return null;
    this.#received = rest.slice(length);
    return { status: Number(first.split(' ')[1]), headers, body: rest.slice(0, length) };
  }
}

/** How many of the received bytes are this response's body; `null` while it is not all there. */
function bodyLength(received: string, headers: Record<string, string>): number | null {
  if (headers['transfer-encoding'] === 'chunked') {
    const end = received.startsWith('0\r\n\r\n') ? 0 : received.indexOf('\r\n0\r\n\r\n');
    return end < 0 ? null : received.indexOf('0\r\n\r\n', end) + 5;
  }
  const length = Number(headers['content-length'] ?? 0);
  return received.length < length ? null : length;
}
