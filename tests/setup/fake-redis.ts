import { createServer } from 'node:net';
import type { Socket } from 'node:net';

import { listen } from './listen';

const replies: Record<string, string> = {
  hello: "-ERR unknown command 'hello'\r\n",
  info: '$0\r\n\r\n',
};
const full = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

/** The few commands of Redis that the server sends. The only script that it runs adds points to a counter. It can be made `full`, or `frozen`, like a process stopped by SIGSTOP. */
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
      const [, ...commands] = chunk.toString('latin1').split(/\*\d+\r\n(?=\$)/);
      for (const command of commands) {
        const [name = '', ...values] = command.split('\r\n').filter((_line, index) => index % 2 === 1); // each after its length
        this.#answer(socket, name.toLowerCase(), values);
      }
    });
  });
  readonly #counters = new Map<string, number>();

  async start(): Promise<void> {
    this.url = (await listen(this.#server)).replace('http', 'redis');
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.#server.close();
  }

  #answer(socket: Socket, name: string, values: string[]): void {
    this.commands += 1;
    if (this.state === 'frozen') return;
    const isWrite = ['set', 'evalsha', 'eval'].includes(name);
    if (this.state === 'full' && isWrite) return void socket.write(full);
    socket.write(name.startsWith('eval') ? this.#count(values) : (replies[name] ?? '+OK\r\n'));
  }

  #count([_script, _keys, key = '', points]: string[]): string {
    const sum = (this.#counters.get(key) ?? 0) + Number(points);
    this.#counters.set(key, sum);
    return `*2\r\n:${sum}\r\n:60000\r\n`;
  }
}
