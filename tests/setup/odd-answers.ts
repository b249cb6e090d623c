import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { listen } from './listen';

type Answer = (socket: Socket, json: string) => void;

const limit = 1024 * 1024;
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

/** Answers of a backend around each limit and past the protocol, as bytes; `ok` where a visitor is to get what it says. */
export const answers: [name: string, expected: 'ok' | 'failed', answer: Answer][] = [
  ...[limit - 1, limit, limit + 1, limit + 2, 1_110_000, 10 * limit].flatMap(ofSize),
  ['in pieces', 'ok', inPieces],
  ['after 103', 'ok', (socket, json) => socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${whole(json)}`)], // prettier-ignore
  ['twice at once', 'ok', (socket, json) => socket.write(whole(json).repeat(2))],
  ...[1, 10, 25].map((ms): (typeof answers)[number] => [`twice, ${ms} ms apart`, 'ok', twice(ms)]),
  ['longer than its length', 'ok', (socket, json) => socket.write(`${whole(json)}${json}`)],
  ['shorter than its length', 'failed', (socket, json) => socket.end(whole(json).slice(0, -5))],
  ['with an end missing', 'failed', (socket, json) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n${json.slice(0, 5)}`)], // prettier-ignore
  ['101', 'failed', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')], // prettier-ignore
  ['101 to nothing', 'failed', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
  ['headers of 15 KB', 'ok', (socket, json) => socket.write(whole(json, `X-Large: ${'x'.repeat(15_000)}\r\n`))], // prettier-ignore
  ['headers of 20 KB', 'failed', (socket, json) => socket.write(whole(json, `X-Large: ${'x'.repeat(20_000)}\r\n`))], // prettier-ignore
  ['headers of 1 MB', 'failed', (socket, json) => socket.write(whole(json, 'X-Many: x\r\n'.repeat(100_000)))],
  ['a redirect', 'failed', (socket) => socket.write('HTTP/1.1 307 Elsewhere\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n')], // prettier-ignore
  ['500 with 1,110,000 bytes', 'failed', (socket) => socket.write(whole('x'.repeat(1_110_000)).replace('200 OK', '500 No'))], // prettier-ignore
  ['204', 'failed', (socket) => socket.write('HTTP/1.1 204 Nothing\r\n\r\n')],
  ['no HTTP', 'failed', (socket) => socket.write('nonsense\r\n\r\n')],
  ['a closed connection', 'failed', (socket) => socket.end()],
];

function ofSize(size: number): (typeof answers)[number][] {
  const expected = size <= limit ? 'ok' : 'failed';
  const name = `${size.toLocaleString('en-US')} bytes`;
  const padded = (json: string) => json.padEnd(size, ' ');
  return [
    [`${name} with their length`, expected, (socket, json) => socket.write(whole(padded(json)))],
    [`${name} in chunks`, expected, (socket, json) => socket.write(chunked(padded(json)))],
    [`${name} until the end`, expected, (socket, json) => socket.end(`${head}Connection: close\r\n\r\n${padded(json)}`)], // prettier-ignore
  ];
}

function whole(body: string, headers = ''): string {
  return `${head}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function chunked(body: string): string {
  const half = Math.floor(body.length / 2);
  const chunks = [body.slice(0, half), body.slice(half)];
  const coded = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  return `${head}Transfer-Encoding: chunked\r\n\r\n${coded}0\r\n\r\n`;
}

async function inPieces(socket: Socket, json: string): Promise<void> {
  for (const byte of whole(json).match(/[^]{1,20}/g) ?? []) {
    socket.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function twice(ms: number): Answer {
  return (socket, json) => {
    socket.write(whole(json));
    setTimeout(() => socket.write(whole(json)), ms);
  };
}

/** A backend over HTTP that answers each call with what belongs to the number in it, as bytes that the test chooses. */
export class OddBackend {
  url = '';
  /** `null`: well, after 30 ms. */
  answer: Answer | null = null;
  /** What is said beside the usual. */
  found: Record<string, unknown> = {};
  #server: Server;

  constructor() {
    this.#server = createServer(async (request) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const { socket } = request;
      const json = JSON.stringify(this.#said(/visitor(\d+)/.exec(text)?.[1] ?? '0'));
      if (this.answer) this.answer(socket, json);
      else setTimeout(() => socket.write(whole(json)), 30);
    });
  }

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => socket.on('error', () => undefined));
    this.url = await listen(this.#server);
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #said(visitor: string) {
    const number = numberOf(Number(visitor));
    return {
      success: true,
      for: `visitor${visitor}`,
      agentId: `agent_visitor${visitor}`,
      voiceId: `visitor${visitor}`,
      url: `https://pay.example/visitor${visitor}`,
      phoneNumber: number,
      assignedPhoneNumber: number,
      businessData: { BusinessName: `visitor${visitor}` },
      ...this.found,
    };
  }
}

export function numberOf(visitor: number): string {
  return `512-555-${String(visitor).padStart(4, '0')}`;
}
