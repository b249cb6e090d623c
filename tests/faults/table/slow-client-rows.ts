import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { countCreation, ownerBeforeCreation } from './creation';
import { nextAddress } from './fetch-from';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

const clients = 500;
const head = 'POST /create-agent HTTP/1.1\r\nHost: a.example\r\n';

export const slowClientRows: Row[] = [
  {
    name: 'Hostile: headers from 500 clients, a letter now and then',
    run: (site, tally) => serveBeside(site, tally, head, 'X'),
  },
  {
    name: 'Hostile: bodies from 500 clients, a letter now and then',
    run: (site, tally) =>
      serveBeside(
        site,
        tally,
        `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
        'x',
      ),
  },
  {
    name: 'Hostile: a film asked for by 500 clients that do not read',
    run: (site, tally) =>
      serveBeside(site, tally, 'GET /help-video.webm HTTP/1.1\r\nHost: a.example\r\n\r\n', '', true),
  },
];

/** While they hold their connections, by the proxy and to each instance, somebody sets a receptionist up. */
async function serveBeside(
  site: Site,
  tally: Tally,
  begin: string,
  drip: string,
  deaf = false,
): Promise<void> {
  const targets = [...new Set([site.origin, ...site.instances.map(({ url }) => url)])];
  const each = Math.ceil(clients / targets.length);
  const open = targets.flatMap((target) =>
    Array.from({ length: each }, () => connectSlowly(target, begin, deaf)),
  );
  const dripping = setInterval(() => {
    for (const socket of open) if (drip && socket.writable) socket.write(drip);
  }, 500);
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await countCreation(site, tally, await ownerBeforeCreation(site));
    for (const path of ['/', '/faq', '/create-agent']) {
      const page = await tally.count(() => site.visitor().open(path));
      tally.expect(page?.status === 200, `${path} is ${page?.status}`);
    }
  } finally {
    clearInterval(dripping);
    for (const socket of open) socket.destroy();
  }
}

function connectSlowly(target: string, begin: string, deaf: boolean): Socket {
  const socket = connect({
    port: Number(new URL(target).port),
    host: '127.0.0.1',
    localAddress: nextAddress(),
  });
  socket.on('error', () => undefined);
  if (deaf) socket.pause();
  else socket.resume();
  socket.write(begin);
  return socket;
}
