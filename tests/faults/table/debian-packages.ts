import { execFileSync, spawnSync } from 'node:child_process';

/** The programs of the table's site, by the packages that bring them. */
const packages = { nginx: 'nginx-light', 'redis-server': 'redis-server' };

/** Installs what is missing, where that is possible. @throws with the command that does it, where it is not */
export function ensurePackages(): void {
  process.env.PATH = `${process.env.PATH}:/usr/sbin`; // not on the PATH of users
  const missing = Object.entries(packages).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing.length === 0) return;
  const command = `apt-get install --yes --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new Error(`${missing.join(' and ')} missing; on Debian: sudo ${command}`);
  console.log(`Installing ${missing.join(' and ')}`);
  apt('update');
  apt(...command.split(' ').slice(1));
}

function isThere(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
