import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { install, onPath } from './programs.js';

/** The headless shell is preferred: it uses half the CPU time of a full browser. */
const shells = ['chromium-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's download; `undefined` if there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, onPath(...shells, ...browsers), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Launch options for all tests and screenshots. */
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
    '--font-render-hinting=none', // the same glyph widths on every machine
  ],
};

/** Finds a Chromium, or installs one: Debian's headless shell or browser first, then Playwright's download. */
export function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath(...shells)) install('chromium-headless-shell');
  if (!findChromium()) install('chromium');
  if (!findChromium()) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const found = findChromium();
  if (!found) throw new Error('No Chromium: install one and set CHROMIUM_PATH.');
  return found;
}

/** Installs a system font with Arial's metrics, which the site's fallback fonts are based on. */
export function ensureSystemFont() {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);
  if (!folders.some((folder) => existsSync(folder))) install('fonts-liberation');
}
