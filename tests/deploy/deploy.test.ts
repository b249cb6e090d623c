import type { RouteConfigEntry } from '@remix-run/route-config';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { afterAll, describe, expect, test } from 'vitest';

import { nginxConfiguration, writeNginxConfiguration } from '../../deploy/nginx/render.js';
import { maxFormBytes } from '../../app/platform/http/bounded-body.server';
import { maxUploadBytes } from '../../app/platform/forms/form-protocol';
import routes from '../../app/routes';
import { registry } from '../../app/platform/telemetry/metrics.server';
import { funnelSteps } from '../../app/analytics/funnel.server';
import { variants } from '../../app/setup/variants';
import { drainLimits } from '../../server/drain.js';

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(file, 'utf8');
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
const nginx = nginxConfiguration({ folder, instances: ['127.0.0.1:3001', '127.0.0.1:3002'] });
const caddy = read('deploy/caddy/Caddyfile');
const unit = 'deploy/systemd/receptionist-web@.service';

describe('a proxy waits as long as the slowest request takes, and accepts the largest upload', () => {
  const start = read('server/start.js');
  const requestTimeout = number(start, /requestTimeout: (\d+)_000/);
  const keepAlive = number(start, /keepAliveTimeout: (\d+)_000/);
  const keepAliveAtTheEnd = drainLimits.idle / 1_000;
  const longest = Math.max(...variants.map(({ readingLimitMs }) => readingLimitMs)) / 1_000;

  test.each([
    [
      'nginx',
      nginx,
      /proxy_read_timeout (\d+)s/,
      /keepalive 64;[^}]*?keepalive_timeout (\d+)s/,
      /body_size (\d+)m/,
    ],
    ['Caddy', caddy, /response_header_timeout (\d+)s/, /keepalive (\d+)s/, /max_size (\d+)MB/],
  ])('%s', (_name, text, wait, idle, largest) => {
    expect(number(text, wait)).toBeGreaterThan(longest + 10);
    expect(number(text, wait)).toBeLessThan(requestTimeout);
    expect(number(text, idle)).toBeLessThan(Math.min(keepAlive, keepAliveAtTheEnd));
    expect(number(text, largest) * 1024 * 1024).toBeGreaterThan(maxUploadBytes + maxFormBytes);
  });

  test('nginx accepts forms everywhere, and files on the paths that receive uploads', () => {
    expect(number(nginx, /body_size (\d+)k/) * 1024).toBeGreaterThan(maxFormBytes);
    const location = /location ~\* (\S+) \{\s+client_max_body_size 11m/.exec(nginx)?.[1] ?? '';
    const receiving = (routes as RouteConfigEntry[]).filter(({ file }) =>
      read(`app/${file}`).includes('receiveSample('),
    );
    expect(receiving.length).toBeGreaterThan(1);
    for (const { path } of receiving) expect(`/${path}`).toMatch(new RegExp(location));
  });
});

test('the memory limits fit Node’s heap and, in compose, the temporary folder', () => {
  const heap = number(JSON.parse(read('package.json')).scripts.start, /old-space-size=(\d+)/);
  expect(number(read(unit), /MemoryMax=(\d+)M/)).toBeGreaterThanOrEqual(1.5 * heap);
  const compose = read('deploy/compose.yaml');
  const temporary = number(compose, /\/tmp:size=(\d+)m/);
  expect(number(compose, /mem_limit: (\d+)m/)).toBeGreaterThanOrEqual(1.5 * heap + temporary);
});

test('.nvmrc, the image and the documents name the same Node version', () => {
  const version = read('.nvmrc').trim();
  for (const file of ['deploy/Containerfile', 'docs/operate.md'])
    expect(read(file)).toContain(`node:${version}-bookworm-slim`);
});

test('no proxy logs IP addresses or query strings', () => {
  expect(/log_format[^;]+;/.exec(nginx)?.[0]).not.toMatch(/remote_addr|request_uri|\$args|\$http_/);
  for (const field of ['remote_ip delete', 'headers delete', 'uri regexp [?].* ""'])
    expect(caddy).toContain(`request>${field}`);
});

const instances = { SITE_ADDRESS: ':8080', INSTANCES: '127.0.0.1:3001 127.0.0.1:3002', HOME: folder };

for (const [program, ...args] of [
  ['nginx', '-t', '-c', writeNginxConfiguration({ folder, instances: ['127.0.0.1:3001'] })],
  ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'],
  ['systemd-analyze', 'verify', unit],
] as const)
  test.skipIf(spawnSync('which', [program]).status !== 0)(`${program} reads what is deployed`, () => {
    const env = { ...process.env, ...instances };
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
    const complaints = stderr.split('\n').filter((line) => line.includes('receptionist-web'));
    expect(complaints.filter((line) => !line.includes('/usr/bin/node'))).toEqual([]); // Node may be installed elsewhere
    if (program !== 'systemd-analyze') expect({ status, stderr }).toMatchObject({ status: 0 });
  });

test('the image copies existing files, runs as an unprivileged user, and starts the same server as `npm start` and the unit', () => {
  const containerfile = read('deploy/Containerfile');
  const admitted = [...read('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, path = '']) => path);
  for (const path of admitted) expect(existsSync(path), path).toBe(true);
  const copies = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const copied = copies.flatMap(([, paths = '']) => paths.split(' ')).filter((path) => path !== '.');
  expect(admitted).toEqual(expect.arrayContaining(copied));
  const production = containerfile.slice(containerfile.indexOf('AS production'));
  expect(production).toMatch(/USER node[^]*\/healthz|\/healthz[^]*USER node/);
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(production)?.[1] ?? '[]').join(' ')).toBe(start);
  const [, options] = /^node (.*)server\/start\.js$/.exec(start) ?? [];
  expect(read(unit)).toContain(`node ${options}server/start.js`);
});

test('dashboard and alerts query existing metrics and steps', async () => {
  collectDefaultMetrics({ register: registry });
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const requested = `${read('deploy/monitoring/dashboard.json')}${read('deploy/monitoring/alerts.yaml')}`;
  for (const [name] of requested.matchAll(/\b(web|nodejs|process)_[a-z0-9_]+/g))
    expect(known, name).toContain(name.replace(/_(count|sum|bucket)$/, ''));
  const selectors = requested.matchAll(/\b(web_\w+?)(?:_count|_sum|_bucket)?\{(.+?)\}/g);
  for (const [, name = '', selector = ''] of selectors)
    for (const [, label] of selector.matchAll(/(\w+)[=!]/g))
      expect(registry.getSingleMetric(name)?.['labelNames' as never], name).toContain(label);
  const steps = new Set([...requested.matchAll(/step=\\?"([a-z-]+)/g)].map(([, step]) => step));
  expect([...steps].sort()).toEqual([...funnelSteps].sort());
});
