import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs found on the PATH, or `undefined`. */
export function onPath(/** @type {string[]} */ ...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs Debian packages if running as root with apt-get; downloads may take 100 seconds. Logs a failure instead of throwing. */
export function install(/** @type {string[]} */ ...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', ['-qq', ...args], { stdio: 'inherit', timeout: 100_000, env });
  } catch (error) {
    console.log(`Could not install ${packages.join()}: ${error instanceof Error ? error.message : error}`);
  }
}
