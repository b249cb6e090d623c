import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

import { startProduct } from './servers.js';

/**
 * How much longer a visitor waits for a page while 500 others take the help video a little at a time, as a ratio.
 * `node tests/bench/slow-readers.js` after a build.
 */
const readers = 500;
const visits = 200;
const media = '/help-video.webm';

if (process.argv[2] === 'readers') readSlowly(Number(process.argv[3]));
else await measure();

async function measure() {
  const product = await startProduct();
  await pageTimes(product.url);
  const alone = await pageTimes(product.url);
  const crowd = fork(new URL(import.meta.url), ['readers', new URL(product.url).port]);
  await once(crowd, 'message');
  const arriving = await pageTimes(product.url);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const reading = await pageTimes(product.url);
  crowd.kill();
  product.stop();
  console.table({ alone, arriving, reading });
  console.log(`longest wait ×${(Math.max(arriving.longest, reading.longest) / alone.longest).toFixed(1)}`);
}

/** Milliseconds from asking for a page to having it, one after the other over new connections. */
async function pageTimes(/** @type {string} */ url) {
  const times = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const start = performance.now();
    await (await fetch(`${url}/create-agent`, { headers: { Connection: 'close' } })).text();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { middle: times[visits / 2] ?? 0, longest: times.at(-1) ?? 0 };
}

/** One every few milliseconds, each from an address of its own; each takes some bytes ten times a second. */
function readSlowly(/** @type {number} */ port) {
  process.send?.('there');
  for (let reader = 0; reader < readers; reader += 1) setTimeout(begin, reader * 4, port, reader);
}

function begin(/** @type {number} */ port, /** @type {number} */ reader) {
  const localAddress = `127.1.${Math.floor(reader / 250)}.${(reader % 250) + 1}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(`GET ${media} HTTP/1.1\r\nHost: site.example\r\n\r\n`);
  socket.on('error', () => undefined);
  socket.on('readable', () => undefined);
  setInterval(() => socket.read(2_048), 100);
}
