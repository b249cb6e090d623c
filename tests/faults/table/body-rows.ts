import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { ownerBeforeCreation } from './creation';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const odd: [string, string][] = [
  [urlencoded, `BusinessName=${'x'.repeat(1_000_000)}`],
  [urlencoded, Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&')],
  [urlencoded, 'BusinessName=%ED%A0%80%FF%00&intent=next'],
  [urlencoded, 'BusinessName=%&intent=%E0%A4%A&=&&==&%00=%00'],
  [urlencoded, '__proto__[polluted]=1&constructor.prototype.x=1&intent=next'],
  [urlencoded, `BusinessName${'[a]'.repeat(5_000)}=1`],
  [multipart, Array.from({ length: 10_000 }, (_, index) => part(`f${index}`, '1')).join('') + '--b--\r\n'],
  [
    multipart,
    `${part('__proto__', '1')}${part('constructor.prototype.x', '1')}${part('intent', 'next')}--b--`,
  ],
  [multipart, `${part('Business\0Name', '\0\0')}${part('intent', '\xed\xa0\x80\xff')}--b--\r\n`],
  [multipart, '--b\r\nContent-Disposition: form-data; name="intent'],
  [multipart, '--b\r\nContent-Disposition: form-data\r\n\r\nnobody\r\n--b--\r\n'],
  [multipart, `--b\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n1\r\n--b--\r\n`],
  ['multipart/form-data', '--b\r\n'],
  [`multipart/form-data; boundary=${'b'.repeat(5_000)}`, '--b--\r\n'],
  ['multipart/mixed; boundary=b', part('intent', 'next')],
  ['application/json', '{"intent":"next","__proto__":{"polluted":1}}'],
  ['', 'intent=next'],
];

export const bodyRows: Row[] = [
  {
    name: 'Hostile: bodies with too much, broken, of other types, with names of every object',
    async run(site, tally) {
      const { visitor } = await ownerBeforeCreation(site);
      const step = visitor.url.replace('/voice', '/business');
      for (const [type, body] of odd) {
        const headers = { Origin: site.origin, 'Content-Type': type };
        const page = await tally.count(() => visitor.send(step, { method: 'POST', headers, body }));
        tally.expect((page?.status ?? 500) < 500, `${type.slice(0, 40)}: ${page?.status}`);
      }
      const page = await tally.count(() => visitor.open(step));
      tally.expect(page?.status === 200, `the step is ${page?.status} then`);
    },
  },
  { name: 'Hostile: bodies of 300 MB, with their length and in pieces', run: sendHugeBodies },
];

const hugeBytes = 300 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, 'x');

/** To the instance itself as well: the proxy keeps the worst away from it. */
async function sendHugeBodies(site: Site, tally: Tally): Promise<void> {
  const targets = [site.origin, ...site.instances.map(({ url }) => url)];
  for (const target of new Set(targets))
    for (const [path, type] of [
      ['/create-agent', urlencoded],
      ['/voice-recording', multipart],
    ] as const)
      for (const chunked of [false, true]) {
        tally.tried += 1;
        const status = await sendHuge(
          site,
          target,
          `POST ${path} HTTP/1.1\r\nContent-Type: ${type}`,
          chunked,
        );
        if (status > 0) tally.sent += 1;
        tally.expect(
          [400, 413].includes(status),
          `${path}, ${chunked ? 'in pieces' : 'with length'}: ${status}`,
        );
      }
  await tally.count(() => site.visitor().open('/create-agent'));
}

/** Sends until there is a response. @returns its status, 0 without one */
async function sendHuge(site: Site, target: string, head: string, chunked: boolean): Promise<number> {
  const socket = connect(Number(new URL(target).port), '127.0.0.1');
  let response = '';
  let over = false;
  socket.on('data', (chunk) => (response += chunk));
  socket.on('error', () => undefined);
  socket.on('close', () => (over = true));
  const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${hugeBytes}`;
  socket.write(`${head}\r\nHost: ${new URL(site.origin).host}\r\nOrigin: ${site.origin}\r\n${size}\r\n\r\n`);
  const framed = chunked ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  for (let sent = 0; sent < hugeBytes && !response && !over; sent += piece.length)
    await write(socket, framed);
  if (!response && !over) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}

/** Resolves also where nobody reads any more. */
function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    socket.write(bytes, () => setImmediate(resolve));
  });
}
