import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { listen } from '../../setup/listen';
import type { Site } from '../table/site';
import type { Event } from './events';

/** The commit of the fourth release. */
const fourthRelease = '62a1c028';

/** Kept between runs, because building the old release takes minutes. */
const home = join(tmpdir(), 'receptionist-chaos');
const bin = join(home, 'bin');
const release = (...args: string[]) =>
  execFileSync(join(home, 'source/deploy/release.sh'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Clones the last commit, and makes the fourth release the current one. Returns the folder that instances start in. */
export function prepareReleases(): string {
  rmSync(join(home, 'source'), { recursive: true, force: true });
  mkdirSync(bin, { recursive: true });
  execFileSync('git', ['clone', '-q', process.cwd(), join(home, 'source')]);
  const head = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  rmSync(join(home, 'releases', head), { recursive: true, force: true });
  console.log(`Building the release that the deploy starts from, ${fourthRelease}.`);
  const first = release('build', fourthRelease);
  for (const link of ['current', 'previous']) rmSync(join(home, link), { force: true });
  symlinkSync(join(home, 'releases', first), join(home, 'current'));
  return join(home, 'current');
}

/** A deploy of the last commit, the way back, and the deploy again, with the commands of docs/operate.md. */
export async function releaseEvents(site: Site, ports: string): Promise<Event[]> {
  const [deploy = '', rollback = ''] = [...documentedCommands()].map((commands) =>
    commands.replaceAll('/srv/receptionist', home).replaceAll('3001 3002', ports),
  );
  const supervisor = createServer(({ url = '' }, response) => {
    const index = ports.split(' ').indexOf(url.slice(1));
    site.restart(index).then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  // Stands in for systemd, which isn't running here: `systemctl restart receptionist-web@PORT`.
  const systemctl = `#!/bin/sh\nexec curl -fsS ${await listen(supervisor)}/"\${2#*@}"\n`;
  writeFileSync(join(bin, 'systemctl'), systemctl, { mode: 0o755 });
  const run = (commands: string) =>
    promisify(execFile)('sh', ['-euc', commands], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      maxBuffer: 100 * 1024 * 1024,
    });
  const deployEvent: Event = ['deploy of the last commit, as documented', () => run(deploy)];
  const rollbackEvent: Event = ['rollback to the release before, as documented', () => run(rollback)];
  return [deployEvent, rollbackEvent, deployEvent];
}

/** The shell commands under "Deploys without loss". */
function* documentedCommands(): Generator<string> {
  const [, section = ''] = readFileSync('docs/operate.md', 'utf8').split('## Deploys without loss');
  for (const [, commands = ''] of section.matchAll(/```sh\n(.*?)```/gs)) yield commands;
}
