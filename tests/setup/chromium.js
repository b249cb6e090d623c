import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

import { install, onPath } from './programs.js';

/** Without windows to keep, the shell takes half the processor time for the same tests. */
const shells = ['chromium-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, Playwright's own download; else undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, onPath(...shells, ...browsers), chromium.executablePath()].find(
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
    '--font-render-hinting=none', // letters as wide as on phones, wherever this runs
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

/** Has a system face with Arial's widths: without one the site's fallback faces have nothing to stretch. */
export function ensureSystemFace() {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);
  if (!folders.some((folder) => existsSync(folder))) install('fonts-liberation');
}
