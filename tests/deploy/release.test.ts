import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listen } from '../setup/listen';

const home = mkdtempSync(join(tmpdir(), 'release-'));
const source = join(home, 'source');
const script = join(source, 'deploy/release.sh');
const bin = join(home, 'bin');
const calls = join(home, 'calls');
const npmCalls = join(home, 'npm-calls');
let isReady = true;
let port = '';
const instance = createServer((_request, response) => response.writeHead(isReady ? 200 : 503).end());

/** Commits a product with this build, and returns the commit. */
function commit(build: string): string {
  writeFileSync(join(source, 'build.sh'), build);
  const git = (...args: string[]) => execFileSync('git', ['-C', source, ...args], { encoding: 'utf8' });
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', build);
  return git('rev-parse', 'HEAD').trim();
}

const building = (file: string) => `mkdir -p build/client/assets && touch build/client/assets/${file}`;

async function release(...args: string[]): Promise<string> {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, READY_SECONDS: '1' };
  const { stdout } = await promisify(execFile)(script, args, { env });
  return stdout.trim();
}

const current = () => realpathSync(join(home, 'current'));

/** The releases with which the service was restarted. */
const restarted = () =>
  readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, folder = ''] = line.split(`restart receptionist-web@${port} `);
      return basename(folder);
    });
const assets = () => readdirSync(join(home, 'current/build/client/assets')).sort();

beforeAll(async () => {
  port = new URL(await listen(instance)).port;
  mkdirSync(join(source, 'deploy'), { recursive: true });
  mkdirSync(bin);
  writeFileSync(script, readFileSync('deploy/release.sh'), { mode: 0o755 });
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\necho "$@ $(readlink ${home}/current)" >>${calls}\n`, {
    mode: 0o755,
  });
  // npm takes a second to start, nine times. This one only runs the build.
  const npm = `#!/bin/sh\necho "$@" >>${npmCalls}\ncase "$*" in "run build") exec sh -e build.sh ;; esac\n`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  execFileSync('git', ['init', '-q', source]);
  const elsewhere = join(home, 'elsewhere');
  mkdirSync(join(elsewhere, 'build/client/assets'), { recursive: true });
  writeFileSync(join(elsewhere, 'build/client/assets/old.js'), '');
  symlinkSync(elsewhere, join(home, 'current'));
});
afterAll(() => {
  instance.close();
  rmSync(home, { recursive: true });
});

test('builds without touching the current release, and keeps the files of the last one', async () => {
  const first = await release('build', commit(building('first.js')));
  expect(readFileSync(npmCalls, 'utf8').split('\n')).toEqual([
    'ci --include=dev',
    'run build',
    'ci --omit=dev --omit=optional --omit=peer',
    '',
  ]);
  await release('use', first, port);
  expect([current(), assets()]).toEqual([join(home, 'releases', first), ['first.js', 'old.js']]);

  const second = await release('build', commit(building('second.js')));
  expect([current(), assets()]).toEqual([join(home, 'releases', first), ['first.js', 'old.js']]);
  await release('use', second, port);
  expect([current(), assets()]).toEqual([join(home, 'releases', second), ['first.js', 'second.js']]);

  await expect(release('build', commit(`${building('third.js')} && exit 1`))).rejects.toThrow();
  await expect(release('use', '', port)).rejects.toThrow('there is no release');
  expect(current()).toBe(join(home, 'releases', second));
  expect(readdirSync(join(home, 'releases')).sort()).toEqual([first, second].sort());
  expect(restarted()).toEqual([first, second]);
});

test('goes back to the release before, with the files of both', async () => {
  const before = basename(current());
  const next = await release('build', commit(building('fourth.js')));
  await release('use', next, port);
  expect(assets()).toEqual(['fourth.js', 'second.js']);
  await release('use', 'previous', port);
  expect([current(), assets()]).toEqual([
    join(home, 'releases', before),
    ['first.js', 'fourth.js', 'second.js'],
  ]);
  expect(restarted().slice(-2)).toEqual([next, before]);
});

test('a release that doesn’t start is replaced by the last one', async () => {
  const last = basename(current());
  const next = await release('build', commit(building('fifth.js')));
  isReady = false;
  await expect(release('use', next, port)).rejects.toThrow('going back');
  expect(basename(current())).toBe(last);
  expect(restarted().slice(-2)).toEqual([next, last]);
});
