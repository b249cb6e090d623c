import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

import { sampleForm } from '../../setup/typical-owner';
import { nextAddress, visitorOf } from './visitors';

/** Attacks that come from one address and last until the signal is aborted. */
export type Attack = (origin: string, signal: AbortSignal) => Promise<unknown>;

/** Ten posts a second whose second chunk is malformed. */
export const sendBrokenChunks: Attack = async (origin, signal) => {
  const address = nextAddress();
  const sockets: Socket[] = [];
  await repeat(signal, 100, async () => {
    const socket = connectFrom(address, origin);
    sockets.push(socket);
    socket.write(
      `POST /create-agent HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n' +
        '6\r\nintent\r\nno chunk size\r\n',
    );
  });
  for (const socket of sockets) socket.destroy();
};

/** Ten posts a second with 29 KB of cookies whose names look like drafts and that the server can't read. */
export const sendJunkCookies: Attack = (origin, signal) => {
  const address = nextAddress();
  return repeat(signal, 100, async () => {
    const visitor = visitorOf({ origin }, address);
    await visitor.open('/create-agent');
    for (let index = 0; index < 20; index += 1) {
      const name = `draft-${String(index).padEnd(480, 'x')}`;
      for (const chunk of [name, `${name}.2`, `${name}.3`]) visitor.keep(chunk, 'a');
    }
    await visitor.postOnce('/create-agent', { intent: 'form' });
  });
};

/** 2,000 files at once, and 200 more every 100 ms. */
export const requestFiles: Attack = async (origin, signal) => {
  const address = nextAddress();
  const dispatcher = new Agent({ localAddress: address, connections: 400 });
  const files = (count: number) =>
    Promise.all(Array.from({ length: count }, () => requestFile(`${origin}/favicon.svg`, dispatcher)));
  await Promise.all([files(2_000).catch(() => undefined), repeat(signal, 100, () => files(200))]);
  await dispatcher.close();
};

/** 48 uploads that stop after 1 MB and then send a byte every half second. */
export const uploadSlowly: Attack = async (origin, signal) => {
  const address = nextAddress();
  const start = Buffer.from('--b\r\nContent-Disposition: form-data; name="audio"; filename="me.wav"\r\n\r\n');
  const sockets = Array.from({ length: 48 }, () => {
    const socket = connectFrom(address, origin);
    socket.write(
      `POST /voice-recording?agentId=agent_attacker HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n` +
        'Cookie: visitor=a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n',
    );
    socket.write(Buffer.concat([start, Buffer.alloc(1024 * 1024)]));
    return socket;
  });
  await repeat(signal, 500, async () => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  });
  for (const socket of sockets) socket.destroy();
};

/** Thirty recordings at once for an agent of the attacker's, and thirty more a few seconds later. */
export const sendRecordings: Attack = (origin, signal) => {
  const address = nextAddress();
  const burst = () =>
    Promise.all(Array.from({ length: 30 }, () => sendRecording(origin, 'agent_attacker', address)));
  return repeat(signal, 3_000, burst);
};

/** Opens the recorder page of an agent and sends a voice sample. */
export async function sendRecording(origin: string, agentId: string, address = nextAddress()) {
  const visitor = await visitorOf({ origin }, address).open(`/voice-recording?agentId=${agentId}`);
  return visitor.upload(sampleForm({ businessName: agentId }));
}

async function requestFile(url: string, dispatcher: Agent): Promise<void> {
  const { body } = await request(url, { dispatcher });
  await body.dump();
}

/** Starts the action at an interval until the signal is aborted, then waits for all of them. Failures of the attacker's requests are ignored. */
async function repeat(signal: AbortSignal, pauseMs: number, action: () => Promise<unknown>): Promise<void> {
  const actions: Promise<unknown>[] = [];
  while (!signal.aborted) {
    actions.push(action().catch(() => undefined));
    await sleep(pauseMs);
  }
  await Promise.all(actions);
}

function connectFrom(localAddress: string, origin: string): Socket {
  const port = Number(new URL(origin).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: false });
  return socket.on('error', () => undefined).resume();
}
