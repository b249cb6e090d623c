import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { install, onPath } from './programs.js';

/** Paths of what drives each engine besides Chromium, installed where they are missing; undefined without a part. */
export function ensureEngines() {
  const { firefox, webkit } = findEngines();
  const missing = [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) install(...missing);
  return findEngines();
}

function findEngines() {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const browser = findMiniBrowser();
  const executable = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  return {
    firefox: executable ? { executable } : undefined,
    webkit: driver && xvfb && browser ? { driver, xvfb, browser } : undefined,
  };
}

/** WebKitGTK's own small browser lies in a folder named after the machine: `/usr/lib/{machine}/webkit2gtk-4.1`. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}
