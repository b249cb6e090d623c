import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

import { listen } from './listen';

type Answer = (socket: Socket, json: string) => unknown;
type Row = [name: string, expected: 'ok' | 'failed', answer: Answer];

const limit = 1024 * 1024;
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const whole = (body: string, headers = '') =>
  `${head}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const chunk = (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`;
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
const upgrade = 'HTTP/1.1 101 Switching Protocols\r\n';

const says =
  (bytes: (json: string) => string): Answer =>
  (socket, json) =>
    socket.write(bytes(json));
const endsWith =
  (bytes: (json: string) => string): Answer =>
  (socket, json) =>
    socket.end(bytes(json));

/** Raw backend responses at each limit and in violation of HTTP. `ok` marks those that the client must accept. */
export const answers: Row[] = [
  ...[limit, limit + 1, 10 * limit].flatMap(ofSize),
  ['in pieces', 'ok', inPieces],
  ['after 103', 'ok', says((json) => `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${whole(json)}`)],
  ['twice at once', 'ok', says((json) => whole(json).repeat(2))],
  ['twice, a little later', 'ok', twice],
  ['longer than its length', 'ok', says((json) => whole(json) + json)],
  ['shorter than its length', 'failed', endsWith((json) => whole(json).slice(0, -5))],
  ['with an end missing', 'failed', endsWith((json) => chunked + chunk(json.slice(0, 5)))],
  ['101', 'failed', says(() => `${upgrade}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)],
  ['101 to nothing', 'failed', says(() => `${upgrade}\r\n`)],
  ['headers of 15 KB', 'ok', says((json) => whole(json, `X-Large: ${'x'.repeat(15_000)}\r\n`))],
  ['headers of 20 KB', 'failed', says((json) => whole(json, `X-Large: ${'x'.repeat(20_000)}\r\n`))],
  ['headers of 1 MB', 'failed', says((json) => whole(json, 'X-Many: x\r\n'.repeat(100_000)))],
  ['204', 'failed', says(() => 'HTTP/1.1 204 Nothing\r\n\r\n')],
  ['no HTTP', 'failed', says(() => 'nonsense\r\n\r\n')],
  ['a closed connection', 'failed', endsWith(() => '')],
];

function ofSize(size: number): Row[] {
  const expected = size <= limit ? 'ok' : 'failed';
  const name = `${size.toLocaleString('en-US')} bytes`;
  const [half, rest] = [Math.floor(size / 2), Math.ceil(size / 2)];
  const halves = (json: string) => chunk(json.padEnd(half)) + chunk(' '.repeat(rest)) + chunk('');
  return [
    [`${name} with their length`, expected, says((json) => whole(json.padEnd(size)))],
    [`${name} in chunks`, expected, says((json) => chunked + halves(json))],
    [
      `${name} until the end`,
      expected,
      endsWith((json) => `${head}Connection: close\r\n\r\n${json.padEnd(size)}`),
    ],
  ];
}

async function inPieces(socket: Socket, json: string): Promise<void> {
  for (const piece of whole(json).match(/[^]{1,20}/g) ?? []) {
    socket.write(piece);
    await pause(1);
  }
}

async function twice(socket: Socket, json: string): Promise<void> {
  socket.write(whole(json));
  await pause(10);
  socket.write(whole(json));
}

/** A backend that responds with raw bytes chosen by the test. Its JSON depends on the visitor's number in the request. */
export class RawResponseBackend {
  url = '';
  /** `null` sends a correct response after 30 ms. */
  answer: Answer | null = null;
  /** Extra fields for the JSON response. */
  found: Record<string, unknown> = {};
  #server: Server = createServer(async (request) => {
    const { socket } = request;
    const [, visitor] = /visitor(\d+)/.exec(await text(request)) ?? [];
    const json = JSON.stringify({ success: true, phoneNumber: numberOf(Number(visitor)), ...this.found });
    if (!this.answer) await pause(30);
    await (this.answer ?? says(whole))(socket, json);
  });

  async start(): Promise<void> {
    this.#server.on('connection', (socket) => socket.on('error', () => undefined));
    this.url = await listen(this.#server);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export function numberOf(visitor: number): string {
  return `512-555-${String(visitor).padStart(4, '0')}`;
}
