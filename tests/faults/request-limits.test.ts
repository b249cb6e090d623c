import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { overBackend } from '../requests/site';
import { readSample } from '../setup/audio';
import { freePort, listen } from '../setup/listen';
import { expectResponsive } from '../setup/event-loop-delay';
import { sample } from '../setup/sample';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** Fills each part of a request, up to the limit and just past it, and checks that other clients don't wait. */
const kib = 1_024;
/** The size of all headers together: just under and just over the limit. */
const headersAccepted = 30 * kib;
const headersRejected = 33 * kib;

/** A status; `accepted`: not rejected by a limit; `answered`: any status below 500. */
type Expected = number | 'accepted' | 'answered';
/** The request is built when it is sent: only a sample is. */
type OversizedRequest = [name: string, build: () => Buffer, expected: Expected];

let server: RunningServer;
let session: string;
const backend = createServer((request, response) => {
  request.resume().on('end', () => response.end('{"success":true}'));
});

beforeAll(async () => {
  server = await startServer({
    ...overBackend({ url: await listen(backend) }),
    METRICS_PORT: String(await freePort()),
  });
  const page = await fetch(`${server.url}/voice-recording`);
  session = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await server.stop();
  backend.closeAllConnections();
  backend.close();
});

let clients = 0;

/** A request from a new network, so that no rate limit rejects it. */
function http(method: string, target: string, headers: string[] = [], body: string | Buffer = ''): Buffer {
  clients += 1;
  const { host, origin } = new URL(server.url);
  const nameOf = (line: string) => line.split(':', 1)[0]?.toLowerCase();
  const given = new Set(headers.map(nameOf));
  const hasLength = body.length > 0 && !given.has('transfer-encoding');
  const own = [
    `Host: ${host}`,
    `Origin: ${origin}`,
    `X-Forwarded-For: 10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    `Cookie: ${session}`,
    ...(hasLength ? [`Content-Length: ${body.length}`] : []),
  ];
  const lines = [...own.filter((line) => !given.has(nameOf(line))), ...headers];
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

const post = (path: string, type: string, body: string | Buffer, ...headers: string[]) =>
  http('POST', path, [`Content-Type: ${type}`, ...headers], body);

/** Resolves with the status of the response, or 0 without one. */
async function send(bytes: Buffer): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
    if (received.length > 12) socket.destroy();
  });
  socket.write(bytes);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
}

function isExpected(status: number, expected: Expected): boolean {
  if (typeof expected === 'number') return status === expected;
  if (status < 200 || status >= 500) return false;
  return expected === 'answered' || ![400, 413, 414, 429, 431].includes(status);
}

/** The pattern repeated up to this length. */
const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

const shapes = [
  'x',
  '/',
  '.',
  '%20',
  '%',
  ';',
  ',',
  '=',
  '&',
  ' ',
  '\t',
  '"',
  '\\"',
  'a=',
  'a;q=0.1,',
  '0-1,',
];
const inAddresses = shapes.filter((shape) => !/[\s"]/.test(shape)).concat('../', '&a', '[a]', '?a=');
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'User-Agent',
  'Referer',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'Traceparent',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Origin',
  'X-Anything',
];
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const field = 'Content-Disposition: form-data; name="f"';
const inForms = ['x', '&', '=', '%', '%20', '&a', 'a=1&', '+', 'a.a.a&', '[0]', 'a[1].', '\0', 'é'];
const inParts = [
  '; name="a"',
  ';',
  '; ',
  ';a="\\"',
  ';a=\\',
  "; filename*=a''",
  ' ',
  '\r\nX: y',
  '\r\n ',
  '"',
];
const parts = (header: string, count: number) => `--b\r\n${header}\r\n\r\nx\r\n`.repeat(count) + '--b--\r\n';

/** For each file type, a beginning and a pattern that makes its parser work the most. */
const files: [name: string, beginning: Buffer, pattern: string][] = [
  ['nothing, and half a boundary', Buffer.alloc(0), '\r\n--bbbb'],
  ['an MP3', readSample('twelve-seconds.mp3'), '\xff\xfb\x10\0'],
  ['a tag before an MP3', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), '\xff'],
  ['an MP4', readSample('twelve-seconds.m4a'), '\0\0\0\x08free'],
  ['the head of an MP4', readSample('twelve-seconds.m4a').subarray(0, 64), '\0'],
  ['the head of a WebM', readSample('twelve-seconds.webm').subarray(0, 64), '\xec\x80'],
  ['a WebM', readSample('twelve-seconds.webm'), '\x1a\x45\xdf\xa3'],
  ['an Ogg', readSample('twelve-seconds-opus.ogg'), 'OggS\0\0'],
  ['the head of an Ogg', Buffer.from('OggS'), 'O'],
  ['the head of a WAV', Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'), 'LIST\0\0\0\0'],
];

/** A form with a file of 10 MB. */
function upload(beginning: Buffer, pattern: string): Buffer {
  const boundary = 'b'.repeat(70);
  const content = Buffer.alloc(10 * kib * kib, pattern, 'latin1');
  beginning.copy(content);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="a.webm"\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return post('/voice-recording', `multipart/form-data; boundary=${boundary}`, whole);
}

const groups: [string, () => OversizedRequest[]][] = [
  [
    'a long path or query',
    () =>
      inAddresses.flatMap((shape) =>
        ['/', '/a', '/demo/agent/', '/faq?', '/?a='].flatMap((begin) =>
          [2_048, 2_049, headersAccepted].map((length): OversizedRequest => {
            const address = () => `${filled(begin + shape.repeat(length), length - 1)}x`;
            return [
              `${begin} and ${shape}…`,
              () => http('GET', address()),
              length > 2_048 ? 414 : 'answered',
            ];
          }),
        ),
      ),
  ],
  ...['/', '/create-agent', '/sample-call-home.mp3'].map((path): [string, () => OversizedRequest[]] => [
    `a long header for ${path}`,
    () =>
      headerNames.flatMap((name) =>
        shapes.map((shape): OversizedRequest => {
          const header = () => `${name}: a${filled(shape, headersAccepted)}a`;
          return [`${name}: ${shape}…`, () => http('GET', path, [header()]), 'accepted'];
        }),
      ),
  ]),
  [
    'headers of more than the server takes, and many',
    () => [
      ['one', () => http('GET', '/', [`X-Anything: ${filled('x', headersRejected)}`]), 431],
      ...['a:', 'Cookie:a=', 'Accept:a', 'X-Forwarded-For:1'].map((line): OversizedRequest => {
        const count = Math.floor(headersAccepted / (line.length + 2));
        return [line, () => http('GET', '/', Array<string>(count).fill(line)), 'accepted'];
      }),
    ],
  ],
  [
    'a long Origin, Content-Type or boundary',
    () => [
      ...shapes.flatMap((shape): OversizedRequest[] => {
        const long = `h${filled(shape, headersAccepted)}x`;
        return [
          [
            `Origin: ${shape}…`,
            () => post('/create-agent', urlencoded, 'intent=form', `Origin: ${long}`),
            403,
          ],
          [`Content-Type: ${shape}…`, () => post('/create-agent', long, 'intent=form'), 415],
        ];
      }),
      ...['b'.repeat(71), `"${'b'.repeat(71)}"`, 'b'.repeat(headersAccepted)].map(
        (boundary): OversizedRequest => {
          const body = `--${boundary}\r\n${field}\r\n\r\n${boundary}bbbbbbbb`;
          return [
            'boundary',
            () => post('/create-agent', `multipart/form-data; boundary=${boundary}`, body),
            400,
          ];
        },
      ),
    ],
  ],
  [
    'the largest form of any names, and one byte more',
    () =>
      ['/create-agent', '/trial-signup', '/log-step'].flatMap((path) =>
        inForms.flatMap((pattern): OversizedRequest[] => [
          [`${path} ${pattern}…`, () => post(path, urlencoded, filled(pattern, 64 * kib)), 'answered'],
          [`${path} ${pattern}…`, () => post(path, urlencoded, filled(pattern, 64 * kib + 1)), 413],
        ]),
      ),
  ],
  [
    'a body in pieces of a byte',
    () =>
      ['1\r\nx\r\n', `1;${filled('x', 1_000)}\r\nx\r\n`].map((piece): OversizedRequest => {
        const headers = ['Transfer-Encoding: chunked', `Content-Type: ${urlencoded}`];
        // Node takes 5 µs for each piece. nginx joins them, so only a client without a proxy in between can send more.
        const body = () => `${piece.repeat(20 * kib)}0\r\n\r\n`;
        return [
          `pieces of ${piece.length}`,
          () => http('POST', '/trial-signup', headers, body()),
          'answered',
        ];
      }),
  ],
  ...[
    ['/create-agent', 60 * kib] as const,
    ['/voice-recording', 9 * kib * kib] as const, // This action accepts files.
  ].map(([path, longest]): [string, () => OversizedRequest[]] => [
    `parts of a form for ${path}`,
    () => [
      ...inParts.flatMap((pattern) =>
        [2 * kib, 2 * kib + 1, 8 * kib].map((length): OversizedRequest => {
          const header = field + filled(pattern, length - field.length);
          const count = Math.min(200, Math.floor(longest / (length + 20)));
          const build = () => post(path, multipart, parts(header, count));
          return [`${length} bytes of ${pattern}…`, build, 'answered'];
        }),
      ),
      ...[200, 201, 1_000, 100_000].map((count): OversizedRequest => {
        return [`${count} parts`, () => post(path, multipart, parts(field, count)), 'answered'];
      }),
    ],
  ]),
  [
    'the largest file',
    () => files.map(([name, beginning, pattern]) => [name, () => upload(beginning, pattern), 'answered']),
  ],
];

test.each(groups)('other visitors don’t wait while a client sends %s', async (title, requests) => {
  const faults = new Set<string>();
  await expectResponsive(server, title, async () => {
    for (const [name, build, expected] of sample(requests())) {
      const status = await send(build());
      if (!isExpected(status, expected)) faults.add(`${status} instead of ${expected}: ${name}`);
    }
  });
  expect([...faults]).toEqual([]);
});
