import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own download; else undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Finds a Chromium, or installs one: Playwright's download first, then Debian's package. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const ways = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () => {
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    },
  ];
  for (const install of ways) {
    try {
      install();
    } catch (error) {
      console.log(`Could not install Chromium this way: ${error instanceof Error ? error.message : error}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one and set CHROMIUM_PATH.');
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
