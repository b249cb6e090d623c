import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { nginxConfiguration } from '../../../deploy/nginx/render.js';
import { ended, startServer } from '../../setup/server-process';
import type { RunningServer } from '../../setup/server-process';
import { CountingBackend } from './backend';

/** What `npm start` hands to Node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const NODE_OPTIONS = /--max-old-space-size=\d+/.exec(scripts.start)?.[0] ?? '';

/** The product as an operator runs it, on loopback: two instances, nginx as in deploy/, Redis, a backend. */
export class Site {
  readonly backend = new CountingBackend();
  readonly origin: string;
  instances: RunningServer[] = [];
  redis: ChildProcess | undefined;
  #nginx: ChildProcess | undefined;
  #folder = mkdtempSync(join(tmpdir(), 'faults-'));
  #port: number;

  /** @param port the first of five */
  constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
    process.once('exit', () => this.#stop());
  }

  async start(): Promise<void> {
    chmodSync(this.#folder, 0o755); // nginx gives up its rights and still comes to its own folders
    await this.startBackend();
    this.startRedis();
    this.instances = await Promise.all([this.#startInstance(0), this.#startInstance(1)]);
    const file = this.#writeProxy();
    this.#nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }, // where Debian has it
    });
    await until(async () => (await fetch(`${this.origin}/healthz`)).ok);
  }

  startBackend(): Promise<void> {
    return this.backend.listen(this.#port + 1);
  }

  startRedis(): void {
    const options = { port: this.#port + 2, bind: '127.0.0.1', save: '', dir: this.#folder };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.redis = spawn('redis-server', args, { stdio: 'ignore' });
  }

  #startInstance(index: number, variables: Record<string, string> = {}): Promise<RunningServer> {
    return startServer({
      NODE_OPTIONS,
      PORT: String(this.#port + 3 + index),
      BACKEND_URL: `http://127.0.0.1:${this.#port + 1}`,
      BACKEND_KEY: 'a-key-of-the-faults',
      SESSION_SECRET: 'faults-'.repeat(6),
      SETUP_AGENT_ID: 'agent_setup',
      DEMO_AGENT_ID: 'agent_demo',
      CHECKOUT_HOSTS: 'pay.example',
      TRUST_PROXY: '1',
      PUBLIC_URL: this.origin,
      REDIS_URL: `redis://127.0.0.1:${this.#port + 2}`,
      ...variables,
    });
  }

  /** Kills what runs, starts every instance anew, waits until the proxy knows. */
  async startAnew(variables?: Record<string, string>): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop()));
    this.instances = await Promise.all([0, 1].map((index) => this.#startInstance(index, variables)));
    await sleep(2_500);
  }

  /** Ends an instance as a supervisor does, and starts it anew when it is gone. Resolves with its exit code. */
  async restart(index: number): Promise<number | null> {
    const instance = this.instances[index];
    const code = instance ? await ended(instance.process, 'SIGTERM') : null;
    this.instances[index] = await this.#startInstance(index);
    await sleep(4_000); // the proxy has forgotten by then that it was away
    return code;
  }

  /** From now on the proxy opens a connection for each request. */
  async keepNoConnections(): Promise<void> {
    this.#writeProxy((configuration) =>
      configuration
        .replace(/keepalive 64;[^}]*?keepalive_timeout 4s;/, '')
        .replace('proxy_set_header Connection "";', 'proxy_set_header Connection close;'),
    );
    this.#nginx?.kill('SIGHUP');
    await sleep(1_000);
  }

  #writeProxy(change = (configuration: string) => configuration): string {
    const file = join(this.#folder, 'nginx.conf');
    const configuration = nginxConfiguration({
      folder: this.#folder,
      instances: [3, 4].map((place) => `127.0.0.1:${this.#port + place}`),
      listen: `127.0.0.1:${this.#port}`,
      requestsPerSecond: 10_000,
    });
    writeFileSync(file, change(configuration));
    return file;
  }

  #stop(): void {
    this.#nginx?.kill('SIGTERM'); // which ends its workers
    for (const child of [this.redis, ...this.instances.map((instance) => instance.process)])
      child?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Tries again until it is true, for three minutes at most. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 180_000;
  while (
    !(await Promise.resolve()
      .then(isSo)
      .catch(() => false))
  ) {
    // prettier-ignore
    if (Date.now() > end) throw new Error('waited for three minutes in vain');
    await sleep(50);
  }
}
