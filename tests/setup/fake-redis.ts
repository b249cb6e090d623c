import { createServer } from 'node:net';
import type { Socket } from 'node:net';

import { listen } from './listen';

const replies: Record<string, string> = {
  hello: "-ERR unknown command 'hello'\r\n",
  info: '$0\r\n\r\n',
  evalsha: '*2\r\n:1\r\n:60000\r\n',
};
const full = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

/** The few commands of Redis that the server sends. It can be made `full`, or `frozen`, like a process stopped by SIGSTOP. */
export class FakeRedis {
  state: 'well' | 'full' | 'frozen' = 'well';
  /** How many commands it received. */
  commands = 0;
  url = '';
  readonly sockets = new Set<Socket>();
  #server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const [, name = ''] of chunk.toString('latin1').matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        this.#answer(socket, name.toLowerCase());
    });
  });

  async start(): Promise<void> {
    this.url = (await listen(this.#server)).replace('http', 'redis');
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.#server.close();
  }

  #answer(socket: Socket, name: string): void {
    this.commands += 1;
    if (this.state === 'frozen') return;
    const isWrite = ['set', 'evalsha', 'eval'].includes(name);
    socket.write(this.state === 'full' && isWrite ? full : (replies[name] ?? '+OK\r\n'));
  }
}
