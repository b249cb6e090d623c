import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages of the two engines besides Chromium. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Paths of what drives each engine; undefined where a part is missing. */
export function findEngines() {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const browser = findMiniBrowser();
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
  return {
    firefox: firefox ? { executable: firefox } : undefined,
    webkit: driver && xvfb && browser ? { driver, xvfb, browser } : undefined,
  };
}

/** Finds both engines, or installs Debian's packages of those that are missing. */
export function ensureEngines() {
  const found = findEngines();
  const missing = [...(found.firefox ? [] : packages.firefox), ...(found.webkit ? [] : packages.webkit)];
  if (missing.length === 0) return found;
  try {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  } catch (error) {
    console.log(`Could not install ${missing.join(', ')}: ${error instanceof Error ? error.message : error}`);
  }
  return findEngines();
}

function onPath(/** @type {string} */ name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** WebKitGTK's own small browser lies in a folder named after the machine: `/usr/lib/{machine}/webkit2gtk-4.1`. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
