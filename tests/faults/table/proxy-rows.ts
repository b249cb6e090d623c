import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Site } from './site';
import type { Row, Tally } from './tally';
import { expectCreation, nextAddress, ownerBeforeCreation, visitorOf } from './visitors';

const post = 'POST /create-agent HTTP/1.1\r\nHost: a.example\r\n';
const slowClients: [what: string, begin: string, drip: string][] = [
  ['headers from 500 clients, a letter now and then', post, 'X'],
  [
    'bodies from 500 clients, a letter now and then',
    `${post}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
    'x',
  ],
  [
    'a film asked for by 500 clients that do not read',
    'GET /help-video.webm HTTP/1.1\r\nHost: a.example\r\n\r\n',
    '',
  ],
];

/** While they hold their connections, by the proxy and to each instance, somebody sets a receptionist up. */
async function serveBeside(site: Site, tally: Tally, begin: string, drip: string): Promise<void> {
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

const inside = [
  ...['/readyz', '/READYZ', '/readyz/', '/%72eadyz', '/readyz.data', '/readyz?x', '/readyz%2f', '/readyz;x'],
  ...['/readyz//', '/READYZ.data', '/readyz%20', '/readyz%00', '/metrics', '/Metrics', '/metrics/'],
  ...['/%6detrics', '/metrics.data'],
];

/** Only the proxy knows who is outside. */
export const proxyRows: Row[] = [
  ...slowClients.map(([what, begin, drip]): Row => ({
    name: `Hostile: ${what}`,
    run: (site, tally) => serveBeside(site, tally, begin, drip),
  })),
  {
    name: 'Hostile: what the proxy keeps to this machine, in every spelling',
    async run(site, tally) {
      for (const path of inside) {
        const page = await tally.count(() => visitorOf(site).open(path));
        tally.expect([400, 404].includes(page?.status ?? 0), `${path} is ${page?.status}`);
      }
    },
  },
];
