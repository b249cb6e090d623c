import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { nginxConfiguration } from '../../../deploy/nginx/render.js';
import { ended, startServer } from '../../setup/server-process';
import type { RunningServer } from '../../setup/server-process';
import { CountingBackend } from './backend';

/** The Node options of `npm start`. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
export const nodeOptions = /--max-old-space-size=\d+/.exec(scripts.start)?.[0] ?? '';

export interface SiteOptions {
  /** Ports from this one up to 21 above it are used. */
  port: number;
  instances?: number;
  /** Environment variables of every instance. */
  variables?: Record<string, string>;
  /** Where the instances start: a folder with a build. */
  folder?: string;
}

/** The product as an operator runs it, on loopback: instances, nginx with the configuration of deploy/, Redis, and a backend. */
export class Site {
  readonly backend = new CountingBackend();
  readonly origin: string;
  /** The folder for nginx's logs and temporary files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'faults-'));
  instances: RunningServer[] = [];
  redis: ChildProcess | undefined;
  #nginx: ChildProcess | undefined;
  #caddy: ChildProcess | undefined;
  #port: number;
  #count: number;
  #variables: Record<string, string>;
  #build: string;

  constructor({ port, instances = 2, variables = {}, folder = process.cwd() }: SiteOptions) {
    this.#port = port;
    this.#count = instances;
    this.#variables = variables;
    this.#build = folder;
    this.origin = `http://127.0.0.1:${port}`;
    process.once('exit', () => this.#stop());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  async start(): Promise<void> {
    chmodSync(this.folder, 0o755); // The workers of nginx run as another user and must reach its folders.
    await this.startBackend();
    this.startRedis();
    this.instances = await this.#startInstances();
    const file = this.#writeProxyConfiguration();
    this.#nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }, // Debian installs nginx there.
    });
    await until(async () => (await fetch(`${this.origin}/healthz`)).ok);
  }

  startBackend(): Promise<void> {
    return this.backend.listen(this.#port + 1);
  }

  startRedis(): void {
    const options = { port: this.#port + 2, bind: '127.0.0.1', save: '', dir: this.folder };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.redis = spawn('redis-server', args, { stdio: 'ignore' });
  }

  /** Sends a command such as `FLUSHALL` to Redis and resolves with the reply. */
  async commandRedis(command: string): Promise<string> {
    const socket = connect(this.#port + 2, '127.0.0.1');
    socket.write(`${command}\r\nQUIT\r\n`);
    return text(socket);
  }

  /** Starts Caddy with the configuration of deploy/ and returns its origin. */
  async startCaddy(): Promise<string> {
    const origin = `http://127.0.0.1:${this.#port + 20}`;
    if (this.#caddy) return origin;
    this.#caddy = spawn('caddy', ['run', '--config', 'deploy/caddy/Caddyfile'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: this.folder,
        XDG_DATA_HOME: this.folder,
        XDG_CONFIG_HOME: this.folder,
        CADDY_ADMIN: `127.0.0.1:${this.#port + 21}`,
        SITE_ADDRESS: origin,
        INSTANCES: this.#addresses().join(' '),
      },
    });
    await until(async () => (await fetch(`${origin}/healthz`)).ok);
    return origin;
  }

  #addresses(): string[] {
    return Array.from({ length: this.#count }, (_, index) => `127.0.0.1:${this.#port + 3 + index}`);
  }

  #startInstances(variables?: Record<string, string>): Promise<RunningServer[]> {
    return Promise.all(
      Array.from({ length: this.#count }, (_, index) => this.#startInstance(index, variables)),
    );
  }

  #startInstance(index: number, variables: Record<string, string> = {}): Promise<RunningServer> {
    const environment = {
      NODE_OPTIONS: nodeOptions,
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
      ...this.#variables,
      ...variables,
    };
    return startServer(environment, this.#build);
  }

  /** Kills all instances, starts them again, and waits until the proxy uses them. */
  async restartAll(variables?: Record<string, string>): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.stop()));
    this.instances = await this.#startInstances(variables);
    await sleep(2_500);
  }

  /** Ends one instance by a signal, as a supervisor does, and starts it again. Resolves with the exit code. */
  async restart(index: number, signal: NodeJS.Signals = 'SIGTERM', pauseMs = 0): Promise<number | null> {
    const instance = this.instances[index];
    const code = instance ? await ended(instance.process, signal) : null;
    await sleep(pauseMs);
    this.instances[index] = await this.#startInstance(index);
    await sleep(4_000); // After this time, the proxy sends requests to the instance again.
    return code;
  }

  /** Makes nginx open a connection for each request. */
  async disableProxyKeepAlive(): Promise<void> {
    this.#writeProxyConfiguration((configuration) =>
      configuration
        .replace(/keepalive 64;[^}]*?keepalive_timeout 4s;/, '')
        .replace('proxy_set_header Connection "";', 'proxy_set_header Connection close;'),
    );
    this.#nginx?.kill('SIGHUP');
    await sleep(1_000);
  }

  #writeProxyConfiguration(change = (configuration: string) => configuration): string {
    const file = join(this.folder, 'nginx.conf');
    const configuration = nginxConfiguration({
      folder: this.folder,
      instances: this.#addresses(),
      listen: `127.0.0.1:${this.#port}`,
    });
    writeFileSync(file, change(configuration));
    return file;
  }

  #stop(): void {
    this.#nginx?.kill('SIGTERM'); // The master process ends its workers.
    for (const child of [this.#caddy, this.redis, ...this.instances.map((instance) => instance.process)])
      child?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The resident memory of each instance in MB; 0 for one that is not running. */
export function residentMb({ instances }: Site): number[] {
  return instances.map(({ process: { pid } }) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    } catch {
      return 0;
    }
  });
}

/** The number of open files of each instance; 0 for one that is not running. */
export function openFiles({ instances }: Site): number[] {
  return instances.map(({ process: { pid } }) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      return 0;
    }
  });
}

/** Polls until the condition is true. Throws after 100 seconds. */
export async function until(isMet: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 100_000;
  while (
    !(await Promise.resolve()
      .then(isMet)
      .catch(() => false))
  ) {
    if (Date.now() > end) throw new Error('the condition was not met within 100 seconds');
    await sleep(50);
  }
}
