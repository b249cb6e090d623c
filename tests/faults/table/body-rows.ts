import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

export const bodyRows: Row[] = [
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
