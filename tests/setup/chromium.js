import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without windows to keep, the shell takes half the processor time for the same tests. */
const shells = ['chromium-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isApt = process.getuid?.() === 0 && Boolean(onPath(['apt-get']));

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own download; else undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, onPath([...shells, ...browsers]), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** How every test and every picture starts it. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Finds a Chromium, or installs one: Debian's headless shell or browser first, then Playwright's download. */
export function ensureChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || onPath(shells) || (found && !isApt)) return found;
  const ways = [
    ...(isApt ? [() => install('chromium-headless-shell'), () => install('chromium')] : []),
    () => run('npx', ['playwright', 'install', 'chromium']),
  ];
  for (const way of ways) {
    try {
      way();
    } catch (error) {
      console.log(`Could not install Chromium this way: ${error instanceof Error ? error.message : error}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one and set CHROMIUM_PATH.');
}

/** Has a system face with Arial's widths where packages can be installed: without one the site's fallback faces have nothing to stretch. */
export function ensureSystemFace() {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);
  if (!isApt || folders.some((folder) => existsSync(folder))) return;
  try {
    install('fonts-liberation');
  } catch (error) {
    console.log(`Could not install a system face: ${error instanceof Error ? error.message : error}`);
  }
}

function onPath(/** @type {string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

function install(/** @type {string} */ name) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
