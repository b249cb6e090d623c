import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { install, onPath } from './programs.js';

/** Installs what drives the engines besides Chromium where it is missing. */
export function setup() {
  const { firefox, webkit } = findEngines();
  const missing = [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) install(...missing);
}

/** Their paths; undefined without a part. */
export function findEngines() {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const browser = findMiniBrowser();
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  return {
    firefox,
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
