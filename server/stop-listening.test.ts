import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

import { stopListening } from './stop-listening.js';

/** Posts over new connections without a pause, in a thread of its own, until one is refused. */
const visitors = `
  const { request } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const counted = { served: 0, lost: 0 };
  let refused = false;
  const post = () => new Promise((resolve) => {
    const sent = request({ port: workerData, host: '127.0.0.1', method: 'POST', agent: false }, (response) => {
      response.resume().on('end', () => resolve(counted.served++));
    });
    sent.on('error', ({ code }) => {
      if (code === 'ECONNREFUSED') refused = true;
      else counted.lost += 1;
      resolve();
    });
    sent.end('a form');
  });
  const visit = async () => { while (!refused) await post(); };
  Promise.all(Array.from({ length: 20 }, visit)).then(() => parentPort.postMessage(counted));
`;

test('a server that stops listening resets no connection that was let in', { repeats: 4 }, async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('Connection', 'close').end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const workerData = typeof address === 'object' ? address?.port : null;
  const counted = new Promise((resolve) => {
    new Worker(visitors, { eval: true, workerData }).once('message', resolve);
  });
  await new Promise<void>((resolve) => server.once('request', () => resolve()));
  await stopListening(server);
  expect(await counted).toEqual({ served: expect.any(Number), lost: 0 });
});
