import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { overBackend } from '../requests/site';
import { startServer } from '../setup/server-process';

/** The product as in the container image: the build, with only the packages that production installs. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
  for (const part of ['server', 'build', 'package.json']) symlinkCopy(part);
  const lock: { packages: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  for (const [path, { dev, devOptional, optional, peer }] of Object.entries(lock.packages))
    if (isTopLevel(path) && !dev && !devOptional && !optional && !peer && existsSync(path)) symlinkCopy(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

function isTopLevel(path: string): boolean {
  return /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
}

function symlinkCopy(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(resolve(path), join(folder, path));
}

/** Node looks for packages next to the symbolic links, as in an image, not at their targets. */
const nodeOptions = '--preserve-symlinks --preserve-symlinks-main';

test('starts and serves without the development packages', async () => {
  const server = await startServer(
    { ...overBackend({ url: 'http://127.0.0.1:1' }), NODE_OPTIONS: nodeOptions },
    folder,
  );
  expect((await fetch(`${server.url}/create-agent`)).status).toBe(200);
  await server.stop();
});

test('refuses to start the mock backend without the development packages', () => {
  const { status, stderr } = spawnSync('node', ['server/start.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BACKEND: 'mock', NODE_OPTIONS: nodeOptions },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('BACKEND: the mock backend needs the packages');
});
