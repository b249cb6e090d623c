import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Site } from './site';
import type { Row, Tally } from './tally';
import { expectCreation, nextAddress, ownerBeforeCreation, visitorOf } from './visitors';

const post = 'POST /create-agent HTTP/1.1\r\nHost: a.example\r\n';
const slowClients: [name: string, begin: string, drip: string][] = [
  ['500 clients that send their headers byte by byte', post, 'X'],
  [
    '500 clients that send their body byte by byte',
    `${post}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
    'x',
  ],
  [
    '500 clients that request a video and never read it',
    'GET /help-video.webm HTTP/1.1\r\nHost: a.example\r\n\r\n',
    '',
  ],
];

/** While the clients hold connections to the proxy and to each instance, another visitor creates a receptionist. */
async function serveOthers(site: Site, tally: Tally, begin: string, drip: string): Promise<void> {
  const targets = [site.origin, ...site.instances.map(({ url }) => url)];
  const open = Array.from({ length: 500 }, (_, client) => {
    const port = Number(new URL(targets[client % targets.length] ?? '').port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: nextAddress() });
    if (!drip) socket.pause();
    socket.on('error', () => undefined).write(begin);
    return drip ? socket.resume() : socket;
  });
  const dripping = setInterval(() => {
    for (const socket of open) if (drip && socket.writable) socket.write(drip);
  }, 500);
  await sleep(500);
  await expectCreation(site, tally, await ownerBeforeCreation(site));
  for (const path of ['/', '/faq', '/create-agent']) {
    const page = await tally.count(() => visitorOf(site).open(path));
    tally.expect(page?.status === 200, `${path} is ${page?.status}`);
  }
  clearInterval(dripping);
  for (const socket of open) socket.destroy();
}

const internalPaths = [
  ...['/readyz', '/READYZ', '/readyz/', '/%72eadyz', '/readyz.data', '/readyz?x', '/readyz%2f', '/readyz;x'],
  ...['/readyz//', '/READYZ.data', '/readyz%20', '/readyz%00', '/metrics', '/Metrics', '/metrics/'],
  ...['/%6detrics', '/metrics.data'],
];

/** Requests that only the proxy can reject. */
export const proxyRows: Row[] = [
  ...slowClients.map(([name, begin, drip]): Row => ({
    name: `Proxy: ${name}`,
    run: (site, tally) => serveOthers(site, tally, begin, drip),
  })),
  {
    name: 'Proxy: internal paths in every spelling are not found',
    async run(site, tally) {
      for (const path of internalPaths) {
        const page = await tally.count(() => visitorOf(site).open(path));
        tally.expect([400, 404].includes(page?.status ?? 0), `${path} is ${page?.status}`);
      }
    },
  },
];
