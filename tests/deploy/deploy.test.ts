import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import { nginxConfiguration, writeNginxConfiguration } from '../../deploy/nginx/render.js';
import { createRegistry } from '../../app/platform/observation/metrics.server';
import { funnelSteps } from '../../app/platform/observation/observe.server';
import { variants } from '../../app/set-up/variants';

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(file, 'utf8');
const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
const installed = (command: string) => spawnSync('which', [command]).status === 0;

describe('the proxies fit the instances', () => {
  const nginx = nginxConfiguration({ folder, instances: ['127.0.0.1:3001', '127.0.0.1:3002'] });
  const caddy = read('deploy/caddy/Caddyfile');
  const start = read('server/start.js');
  const requestTimeout = seconds(start, /requestTimeout: (\d+)_000/);
  const keepAlive = seconds(start, /keepAliveTimeout: (\d+)_000/);
  const keepAliveAtTheEnd = seconds(read('server/drain.js'), /idleMs = (\d+)_000/);
  const longest = Math.max(...variants.map(({ extractionLimitMs }) => extractionLimitMs)) / 1_000;

  test.each([
    [
      'nginx',
      seconds(nginx, /proxy_read_timeout (\d+)s/),
      seconds(nginx, /keepalive 64;[^}]*?keepalive_timeout (\d+)s/),
    ],
    ['Caddy', seconds(caddy, /response_header_timeout (\d+)s/), seconds(caddy, /keepalive (\d+)s/)],
  ])('%s waits longer than a website is read, and closes idle connections first', (_name, wait, idle) => {
    expect(wait).toBeGreaterThan(longest + 10);
    expect(wait).toBeLessThan(requestTimeout);
    expect(idle).toBeLessThan(Math.min(keepAlive, keepAliveAtTheEnd));
  });

  test('both take more than the product does, so that the product’s own page says what is too large', () => {
    for (const text of [/client_max_body_size (\d+)m/.exec(nginx), /max_size (\d+)MB/.exec(caddy)])
      expect(Number(text?.[1])).toBeGreaterThan(11);
  });

  test('neither writes addresses or queries of visitors into its log', () => {
    expect(/log_format[^;]+;/.exec(nginx)?.[0]).not.toMatch(/remote_addr|request_uri|\$args|\$http_/);
    for (const field of ['remote_ip delete', 'headers delete', 'uri regexp [?].* ""'])
      expect(caddy).toContain(`request>${field}`);
  });

  test.skipIf(!installed('nginx'))('nginx reads its configuration', () => {
    const file = writeNginxConfiguration({ folder, instances: ['127.0.0.1:3001'] });
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('test is successful') });
  });

  test.skipIf(!installed('caddy'))('Caddy reads its configuration', () => {
    const env = {
      ...process.env,
      SITE_ADDRESS: ':8080',
      INSTANCES: '127.0.0.1:3001 127.0.0.1:3002',
      HOME: folder,
    };
    const run = () =>
      execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'], {
        env,
        stdio: 'pipe',
      });
    expect(run).not.toThrow();
  });

  test.skipIf(!installed('systemd-analyze'))('systemd reads its unit', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/systemd/receptionist-web@.service'], {
      encoding: 'utf8',
    });
    const complaints = stderr.split('\n').filter((line) => line.includes('receptionist-web'));
    expect(complaints.filter((line) => !line.includes('/usr/bin/node'))).toEqual([]); // where Node is elsewhere
  });
});

describe('the image', () => {
  const containerfile = read('deploy/Containerfile');
  const admitted = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));

  test('is made of files that are there', () => {
    for (const path of admitted) expect(existsSync(path), path).toBe(true);
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    for (const path of copied.filter((each) => each !== '.')) expect(admitted).toContain(path);
  });

  test('runs as nobody in particular, what `npm start` and the unit run', () => {
    const production = containerfile.slice(containerfile.indexOf('AS production'));
    expect(production).toContain('USER node');
    const { start } = JSON.parse(read('package.json')).scripts;
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(production)?.[1] ?? '[]').join(' ')).toBe(start);
    expect(production).toContain('/healthz');
    const [, options] = /^node (.*)server\/start\.js$/.exec(start) ?? [];
    expect(read('deploy/systemd/receptionist-web@.service')).toContain(`node ${options}server/start.js`);
  });
});

test('dashboard and alerts ask for figures and steps that there are', async () => {
  const registry = createRegistry();
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const labelsOf = (name: string): unknown => registry.getSingleMetric(name)?.['labelNames' as never];
  const requested = `${read('deploy/monitoring/dashboard.json')}${read('deploy/monitoring/alerts.yaml')}`;
  for (const [name] of requested.matchAll(/\b(web|nodejs|process)_[a-z0-9_]+/g)) {
    const base = name.replace(/_(count|sum|bucket)$/, '');
    expect(known, name).toContain(base);
  }
  for (const [, name = '', selector = ''] of requested.matchAll(
    /\b(web_\w+?)(?:_count|_sum|_bucket)?\{(.+?)\}/g,
  ))
    for (const [, label] of selector.matchAll(/(\w+)[=!]/g)) expect(labelsOf(name), name).toContain(label);
  for (const [, step] of requested.matchAll(/step=\\?"([a-z-]+)/g)) expect(funnelSteps).toContain(step);
  for (const step of funnelSteps) expect(requested).toContain(`step=\\"${step}\\"`);
});
