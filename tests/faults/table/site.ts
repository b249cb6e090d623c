import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nginxConfiguration } from '../../../deploy/nginx/render.js';
import { PlainBrowser } from '../../setup/plain-browser';
import { startServer, startServerWithFiles } from '../../setup/server-process';
import type { RunningServer } from '../../setup/server-process';
import { CountingBackend } from './counting-backend';
import { fetchFrom, nextAddress } from './fetch-from';

/** How the proxy speaks to the instances: over connections that it keeps, or over a new one each time. */
export type ProxyMode = 'keep-alive' | 'new';

/** How an instance is started where that differs from the usual. */
export interface InstanceOptions {
  openFiles?: number;
  variables?: Record<string, string>;
}

/** The product as an operator runs it, on loopback: two instances, nginx as in deploy/, Redis, a backend. */
export class Site {
  readonly backend = new CountingBackend();
  origin: string;
  instances: RunningServer[] = [];
  redis: ChildProcess | undefined;
  #folder = mkdtempSync(join(tmpdir(), 'faults-'));
  #nginx: ChildProcess | undefined;
  #ports: { proxy: number; redis: number; instances: number[] };
  #backendPort: number;

  /** @param base the first of five ports; 0: one instance on any free port, without a proxy and Redis */
  constructor(readonly base: number) {
    this.#ports = { proxy: base, redis: base + 1, instances: [base + 3, base + 4] };
    this.#backendPort = base && base + 2;
    this.origin = `http://127.0.0.1:${base}`;
  }

  async start(mode: ProxyMode = 'keep-alive'): Promise<void> {
    process.on('exit', () => this.#killAll());
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
    await this.startBackend();
    if (!this.base) return this.#startAlone();
    await this.startRedis();
    this.instances = await Promise.all(this.#ports.instances.map((_, index) => this.startInstance(index)));
    this.#writeProxy(mode);
    this.#nginx = spawn('nginx', ['-c', this.#proxyFile, '-g', 'daemon off;'], { stdio: 'ignore' });
    await until(async () => (await fetch(`${this.origin}/healthz`)).ok);
  }

  startInstance(index: number, options: InstanceOptions = {}): Promise<RunningServer> {
    const variables = {
      PORT: String(this.base && this.#ports.instances[index]),
      BACKEND_URL: `http://127.0.0.1:${this.#backendPort}`,
      BACKEND_KEY: 'a-key-of-the-faults',
      SESSION_SECRET: 'faults-'.repeat(6),
      SETUP_AGENT_ID: 'agent_setup',
      DEMO_AGENT_ID: 'agent_demo',
      CHECKOUT_HOSTS: 'pay.example',
      ...(this.base ? { TRUST_PROXY: '1', PUBLIC_URL: this.origin, REDIS_URL: this.#redisUrl } : {}),
      ...options.variables,
    };
    if (options.openFiles) return startServerWithFiles(options.openFiles, variables);
    return startServer(variables);
  }

  /** Kills what runs, starts every instance anew, waits until the proxy knows. */
  async startAnew(options?: InstanceOptions): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop()));
    this.instances = await Promise.all(this.instances.map((_, index) => this.startInstance(index, options)));
    if (this.base) await new Promise((resolve) => setTimeout(resolve, 2_500));
    else this.origin = this.instances[0]?.url ?? this.origin;
  }

  get #redisUrl(): string {
    return `redis://127.0.0.1:${this.#ports.redis}`;
  }

  async startBackend(): Promise<void> {
    this.#backendPort = await this.backend.listen(this.#backendPort);
  }

  async #startAlone(): Promise<void> {
    const instance = await this.startInstance(0);
    this.instances = [instance];
    this.origin = instance.url;
  }

  /** Connections to it are refused then. */
  stopBackend(): Promise<void> {
    return this.backend.close();
  }

  async startRedis(): Promise<void> {
    const args = [
      '--port',
      String(this.#ports.redis),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      this.#folder,
    ];
    this.redis = spawn('redis-server', args, { stdio: 'ignore' });
    await until(() => accepts(this.#ports.redis));
  }

  /** Somebody new, from an address of their own. */
  visitor(limitMs?: number): PlainBrowser {
    return new PlainBrowser(this.origin, fetchFrom(nextAddress(), limitMs));
  }

  /** Somebody new, who reaches another instance with each request, past the proxy. */
  visitorOfAllInstances(): PlainBrowser {
    let requests = 0;
    const next = () => this.instances[requests++ % this.instances.length]?.url ?? this.origin;
    return new PlainBrowser(this.origin, fetchFrom(nextAddress(), undefined, next));
  }

  async stop(): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop()));
    for (const child of [this.#nginx, this.redis]) await ended(child);
    await this.backend.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Nothing of ours runs on when the run itself ends early. */
  #killAll(): void {
    this.#nginx?.kill('SIGTERM'); // which ends its workers
    for (const child of [this.redis, ...this.instances.map((instance) => instance.process)])
      child?.kill('SIGKILL');
  }

  get #proxyFile(): string {
    return join(this.#folder, 'nginx.conf');
  }

  #writeProxy(mode: ProxyMode): void {
    chmodSync(this.#folder, 0o755); // nginx gives up its rights and still comes to its own folders
    const configuration = nginxConfiguration({
      folder: this.#folder,
      instances: this.#ports.instances.map((port) => `127.0.0.1:${port}`),
      listen: `127.0.0.1:${this.#ports.proxy}`,
      requestsPerSecond: 10_000,
    });
    writeFileSync(this.#proxyFile, mode === 'keep-alive' ? configuration : withoutKeepAlive(configuration));
  }
}

function withoutKeepAlive(configuration: string): string {
  return configuration
    .replace(/keepalive 64;[^}]*?keepalive_timeout 4s;/, '')
    .replace('proxy_set_header Connection "";', 'proxy_set_header Connection close;');
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await exit;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect').finally(() => socket.destroy());
  return true;
}

/** Tries again until it is true, for three minutes at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 180_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error('waited for three minutes in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
