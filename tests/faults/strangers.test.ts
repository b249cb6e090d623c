import { connect } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { overBackend } from '../served/backend-site';
import { readSample } from '../setup/audio';
import { freePort, listen } from '../setup/listen';
import { longestMs, longestWait, worstRow } from '../setup/longest-wait';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** Whatever a stranger fills, with the largest that is let through and the smallest that is refused: nobody else waits for it. */
const kib = 1_024;
/** Of all headers together, some bytes less and more than the server takes. */
const headersTaken = 30 * kib;
const headersRefused = 33 * kib;

interface Request {
  name: string;
  bytes: Buffer;
  /** A status; within the limits; any answer that is no fault of ours. */
  expected: number | 'taken' | 'answered';
}

let server: RunningServer;
let session: string;
const backend = createServer((request, response) => {
  request.resume().on('end', () => response.end('{"success":true}'));
});
const rows = worstRow('strangers');

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
  rows.print();
});

let strangers = 0;

/** Each from a network of its own, so that no limit of rates answers in place of what is tried. */
function http(method: string, target: string, headers: string[] = [], body: string | Buffer = ''): Buffer {
  strangers += 1;
  const { host, origin } = new URL(server.url);
  const own = [
    ['Host', host],
    ['Origin', origin],
    ['X-Forwarded-For', `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`],
    ['Cookie', session],
    ...(body.length > 0 ? [['Content-Length', String(body.length)]] : []),
  ];
  const given = new Set(headers.map((line) => line.split(':', 1)[0]?.toLowerCase()));
  const lines = own.flatMap(([name = '', value]) =>
    given.has(name.toLowerCase()) ? [] : `${name}: ${value}`,
  );
  const head = `${method} ${target} HTTP/1.1\r\n${[...lines, ...headers].join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

/** @returns the status of the response */
function send(bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (!status) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(0));
    socket.write(bytes);
  });
}

/** Measured over all of them; one by one where that is too long, to name the worst. */
async function expectNobodyWaits(requests: Request[]): Promise<void> {
  const faults = new Set<string>();
  const sendAll = async (some: Request[]) => {
    for (const { name, bytes, expected } of some) {
      const status = await send(bytes);
      if (!isExpected(status, expected)) faults.add(`${status} instead of ${expected} for ${name}`);
    }
  };
  const wait = await longestWait(server, () => sendAll(requests));
  const suspects = wait < longestMs ? [] : requests;
  for (const suspect of suspects) rows.add(suspect.name, await longestWait(server, () => sendAll([suspect])));
  rows.add(`${requests[0]?.name} and others`, suspects.length > 0 ? 0 : wait);
  expect([...faults]).toEqual([]);
}

function isExpected(status: number, expected: Request['expected']): boolean {
  if (typeof expected === 'number') return status === expected;
  if (status < 200 || status >= 500) return false;
  return expected === 'answered' || ![400, 413, 414, 429, 431].includes(status);
}

/** The pattern again and again, of this length. */
const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

const shapes = [
  ...['x', '/', '.', '%20', '%', ';', ',', '=', '&', ' ', '\t', '"', '\\"', 'a=', 'a;q=0.1,', '0-1,'],
];
const inAddresses = shapes.filter((shape) => !/[\s"]/.test(shape)).concat('../', '&a', '[a]', '?a=');

describe('nobody waits for a stranger', () => {
  test('with a long path or query', async () => {
    const targets = inAddresses.flatMap((shape) =>
      ['/', '/a', '/demo/agent/', '/faq?', '/?a='].map((begin) => [begin, shape] as const),
    );
    await expectNobodyWaits(
      targets.flatMap(([begin, shape]) =>
        [2_048, 2_049, headersTaken].map((length): Request => ({
          name: `${length} characters of an address: ${begin} and ${shape}…`,
          bytes: http('GET', `${filled(begin + shape.repeat(length), length - 1)}x`),
          expected: length > 2_048 ? 414 : 'answered',
        })),
      ),
    );
  });

  const names = [
    ...['Accept', 'Accept-Encoding', 'Accept-Language', 'User-Agent', 'Referer', 'Range', 'If-None-Match'],
    ...['If-Modified-Since', 'Traceparent', 'Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Host'],
    ...['X-Forwarded-Proto', 'X-Request-Origin', 'X-Anything'],
  ];
  test.each(['/', '/create-agent', '/favicon.svg', '/sample-call-home.mp3', '/no/such/page'])(
    'with a long header for %s',
    async (path) => {
      await expectNobodyWaits(
        names.flatMap((name) =>
          shapes.map((shape) => ({
            name: `${headersTaken} characters of ${name} for ${path}: ${shape}…`,
            bytes: http('GET', path, [`${name}: a${filled(shape, headersTaken)}a`]),
            expected: 'taken',
          })),
        ),
      );
    },
  );

  test('with headers of more than the server takes, and with many', async () => {
    await expectNobodyWaits([
      {
        name: `${headersRefused} characters of a header`,
        bytes: http('GET', '/', [`X-Anything: ${filled('x', headersRefused)}`]),
        expected: 431,
      },
      ...['a:', 'Cookie:a=', 'Accept:a', 'X-Forwarded-For:1'].map((line): Request => ({
        name: `headers of ${headersTaken} characters: ${line}`,
        bytes: http('GET', '/', Array<string>(Math.floor(headersTaken / (line.length + 2))).fill(line)),
        expected: 'taken',
      })),
    ]);
  });

  test('with a post of a long Origin, Content-Type or boundary', async () => {
    const multipart = (boundary: string, quote = '') =>
      http(
        'POST',
        '/create-agent',
        [`Content-Type: multipart/form-data; boundary=${quote}${boundary}${quote}`],
        `--${boundary}\r\nContent-Disposition: form-data; name="intent"\r\n\r\n${boundary}bbbbbbbb`,
      );
    await expectNobodyWaits([
      ...shapes.flatMap((shape): Request[] => [
        {
          name: `an Origin: ${shape}…`,
          bytes: http('POST', '/create-agent', [`Origin: h${filled(shape, headersTaken)}x`], 'intent=form'),
          expected: 403,
        },
        {
          name: `a Content-Type: ${shape}…`,
          bytes: http(
            'POST',
            '/create-agent',
            [`Content-Type: h${filled(shape, headersTaken)}x`],
            'intent=form',
          ),
          expected: 415,
        },
      ]),
      { name: 'a boundary of 71 characters', bytes: multipart('b'.repeat(71)), expected: 400 },
      { name: 'a quoted boundary of 71', bytes: multipart('b'.repeat(71), '"'), expected: 400 },
      { name: 'a boundary of 30 KiB', bytes: multipart('b'.repeat(headersTaken)), expected: 400 },
    ]);
  });

  test('with the largest form of any names, and with one byte more', async () => {
    const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
    const patterns = ['x', '&', '=', '%', '%20', '&a', 'a=1&', '+', 'a.a.a&', '[0]', 'a[1].', '\0', 'é'];
    await expectNobodyWaits(
      ['/create-agent', '/trial-signup', '/log-step'].flatMap((path) =>
        patterns.flatMap((pattern) =>
          [64 * kib, 64 * kib + 1].map((length): Request => ({
            name: `a form of ${length} bytes for ${path}: ${pattern}…`,
            bytes: http('POST', path, [urlencoded], filled(pattern, length)),
            expected: length > 64 * kib ? 413 : 'answered',
          })),
        ),
      ),
    );
  });

  test('with a body in pieces of a byte', async () => {
    const chunked = ['Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded'];
    const pieces = ['1\r\nx\r\n', `1;${filled('x', 1_000)}\r\nx\r\n`];
    await expectNobodyWaits(
      pieces.map((piece): Request => ({
        name: `a form in pieces of ${piece.length} bytes`,
        bytes: http('POST', '/trial-signup', chunked, `${piece.repeat(60 * kib)}0\r\n\r\n`),
        expected: 'answered',
      })),
    );
  });

  const parts = (header: string, count: number, content = 'x') =>
    `--b\r\n${header}\r\n\r\n${content}\r\n`.repeat(count) + '--b--\r\n';
  const field = 'Content-Disposition: form-data; name="f"';

  test.each(['/create-agent', '/voice-recording'])('with parts of a form for %s', async (path) => {
    const headers = [
      ...['; name="a"', ';', '; ', ';a="\\"', ';a=\\', "; filename*=a''", ' ', '\r\nX: y', '\r\n ', '"'],
    ];
    const longest = path === '/create-agent' ? 60 * kib : 9 * kib * kib;
    await expectNobodyWaits([
      ...headers.flatMap((pattern) =>
        [2 * kib, 2 * kib + 1, 8 * kib].map((length): Request => {
          const header = field + filled(pattern, length - field.length);
          const count = Math.min(200, Math.floor(longest / (length + 20)));
          return {
            name: `${count} parts with ${length} bytes of header for ${path}: ${pattern}…`,
            bytes: http(
              'POST',
              path,
              ['Content-Type: multipart/form-data; boundary=b'],
              parts(header, count),
            ),
            expected: 'answered',
          };
        }),
      ),
      ...[200, 201, 1_000, 100_000].map((count): Request => ({
        name: `${count} parts for ${path}`,
        bytes: http('POST', path, ['Content-Type: multipart/form-data; boundary=b'], parts(field, count)),
        expected: 'answered',
      })),
    ]);
  });

  const megabytes = 10 * kib * kib;
  const whole = (begin: Buffer, pattern: Buffer | string, size = megabytes) =>
    Buffer.concat([begin, Buffer.alloc(size - begin.length, pattern)]);
  const file = (content: Buffer, boundary = 'b') =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\n${field.replace('"f"', '"audio"')}; filename="a.webm"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
  const begins = {
    nothing: Buffer.alloc(0),
    mp3: readSample('twelve-seconds.mp3'),
    'the head of an MP4': readSample('twelve-seconds.m4a').subarray(0, 64),
    mp4: readSample('twelve-seconds.m4a'),
    'the head of a WebM': readSample('twelve-seconds.webm').subarray(0, 64),
    webm: readSample('twelve-seconds.webm'),
    ogg: readSample('twelve-seconds-opus.ogg'),
    'the head of a WAV': Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'),
    'a tag before an MP3': Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
  };
  const contents = [
    ...['\0', '\r', '-', '\r\n--bbbb', '\xff\xfb\x10\0', '\0\0\0\x08free', '\x1a\x45\xdf\xa3', 'OggS\0\0'],
    ...['\xec\x80', '\xff', 'LIST\0\0\0\0'],
  ];
  test.each(Object.entries(begins))('with the largest file that begins with %s', async (name, begin) => {
    await expectNobodyWaits(
      contents.map((pattern): Request => ({
        name: `10 MB that begin with ${name}: ${JSON.stringify(pattern)}…`,
        bytes: http(
          'POST',
          '/voice-recording',
          [`Content-Type: multipart/form-data; boundary=${'b'.repeat(70)}`],
          file(whole(begin, Buffer.from(pattern, 'latin1')), 'b'.repeat(70)),
        ),
        expected: 'answered',
      })),
    );
  });

  test('with a file of one byte more', async () => {
    await expectNobodyWaits([
      {
        name: 'a file of 10 MB and a byte',
        bytes: http(
          'POST',
          '/voice-recording',
          ['Content-Type: multipart/form-data; boundary=b'],
          file(whole(begins.webm, 'x', megabytes + 1)),
        ),
        expected: 'answered',
      },
    ]);
  });
});
