import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { install, onPath } from './programs.js';

/** Installs Firefox and WebKitGTK with their drivers if they are missing. */
export function setup() {
  const { firefox, webkit } = findEngines();
  const missing = [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) install(...missing);
}

/** Paths of the installed engines. An engine is `undefined` if a part of it is missing. */
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

/** WebKitGTK's MiniBrowser is in a folder named after the architecture: `/usr/lib/{architecture}/webkit2gtk-4.1`. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return undefined;
  return readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}
