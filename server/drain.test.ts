import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';

import { ended } from '../tests/setup/server-process';
import { drainLimits } from './drain.js';

/** Starts a server with short limits. Returns its process and its port. */
async function start(...args: string[]) {
  const child = spawn('node', ['tests/setup/draining-server.js', ...args]);
  const [port] = await once(child.stdout, 'data');
  return { child, port: Number(port) };
}

describe('SIGTERM ends the process with 0', () => {
  test('while a client never finishes sending a form', async () => {
    const { child, port } = await start();
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nintent=');
    await once(client, 'connect');
    await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } }); // the client is accepted by now
    expect(await ended(child, 'SIGTERM')).toBe(0);
  });

  test('while work in the background never ends', async () => {
    const { child } = await start('--endless-work');
    expect(await ended(child, 'SIGTERM')).toBe(0);
  });

  test('while a client keeps an idle connection open', async () => {
    const { child, port } = await start();
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(client, 'data');
    const closed = once(client, 'close');
    expect(await ended(child, 'SIGTERM')).toBe(0);
    await closed;
  });

  test('within 15 seconds if no request is in progress', () => {
    expect(drainLimits.arrival + drainLimits.background).toBeLessThanOrEqual(15_000);
  });
});
