import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';

import { inTurn, limitMedia } from './media.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An endless video behind the limits. */
async function serve(limits: Parameters<typeof limitMedia>[0]): Promise<string> {
  const app = express();
  app.set('trust proxy', 1);
  app.use(limitMedia(limits));
  app.get('/page', (_request, response) => void response.send('a page'));
  app.get('*', (_request, response) => {
    const piece = Buffer.alloc(64 * 1_024);
    const fill = () => {
      while (response.write(piece));
    };
    response.on('drain', fill);
    fill();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const open: AbortController[] = [];
const limits = { atOnce: 3, ofOneAddress: 2, patienceMs: 60_000 };

async function status(url: string, from: string): Promise<number> {
  const leaving = new AbortController();
  const headers = { 'X-Forwarded-For': from };
  const response = await fetch(url, { headers, signal: leaving.signal });
  if (response.status !== 200) expect(response.headers.get('retry-after')).toBe('5');
  open.push(leaving);
  return response.status;
}

test('media are limited by address and altogether, pages are not, and who leaves makes room', async () => {
  const url = await serve(limits);
  expect(await status(`${url}/a.webm`, '192.0.2.1')).toBe(200);
  expect(await status(`${url}/b.mp3`, '192.0.2.1')).toBe(200);
  expect(await status(`${url}/b.mp3`, '192.0.2.1')).toBe(429);
  expect(await status(`${url}/a.webm`, '192.0.2.2')).toBe(200);
  expect(await status(`${url}/a.webm`, '192.0.2.3')).toBe(503);
  expect(await status(`${url}/page`, '192.0.2.1')).toBe(200);
  for (const leaving of open.splice(0)) leaving.abort();
  await expect.poll(() => status(`${url}/a.webm`, '192.0.2.3')).toBe(200);
});

test('who takes nothing is cut off', async () => {
  const url = await serve({ ...limits, patienceMs: 300 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /a.webm HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await once(socket, 'readable');
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
  socket.destroy();
});

function connections(): Promise<number> {
  return new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)));
}

test('files are read a piece at a turn of the event loop', async () => {
  const turns: number[] = [];
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const pieces = Array.from({ length: 20 }, (_piece, index) => index);
  const done: number[] = [];
  const read = inTurn((index: number) => void (turns.push(turn), done.push(index)));
  for (const index of pieces) read(index);
  await expect.poll(() => done).toEqual(pieces);
  counting = false;
  expect(new Set(turns).size).toBe(pieces.length);
});
