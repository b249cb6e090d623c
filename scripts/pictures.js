// Photographs the pages into build/pictures, with a contact sheet: `npm run pictures`, after a build.
// SITE names a running site; without it one is started.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

import { findChromium } from '../tests/setup/chromium.js';

const folder = 'build/pictures';
const port = 4920;
const site = process.env.SITE ?? `http://127.0.0.1:${port}`;
const paths = [
  ...[
    '/',
    '/plumbing',
    '/backupHome101525',
    '/videocreationwhiteboard',
    '/about',
    '/faq',
    '/blog',
    '/blog/roi',
  ],
  ...['/privacy', '/testforwarding', '/demo-call', '/create-agent', '/create-agent2', '/try-now'],
  ...['/demo/agent/agent_abc1', '/trial-signup', '/payment-setup', '/calendar-setup', '/voice-recording'],
  ...['/no-such-page', '/testforwarding?type=busy&carrier=att&number=12'],
];
const widths = [360, 768, 1280];
const themes = /** @type {const} */ (['light', 'dark']);

const server = process.env.SITE ? null : start();
await reachable();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
/** @type {string[]} */
const taken = [];
for (const path of paths)
  for (const width of widths)
    for (const colorScheme of themes)
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          viewport: { width, height: width < 500 ? 740 : 800 },
          colorScheme,
          javaScriptEnabled,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(site + path, { waitUntil: 'load' });
        const scripts = javaScriptEnabled ? 'scripts' : 'plain';
        const name = `${path.replace(/\W+/g, '-').slice(1) || 'home'}-${width}-${colorScheme}-${scripts}`;
        // The first screen too: pictures of whole pages hide what overlaps.
        await page.screenshot({ path: `${folder}/${name}-first.png` });
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
        taken.push(name);
        await context.close();
      }
await browser.close();
server?.kill();
const figures = taken.map(
  (name) =>
    `<figure><a href="${name}.png"><img src="${name}-first.png" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`,
);
const style =
  'body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{height:24rem}';
await writeFile(
  `${folder}/index.html`,
  `<!doctype html><title>Pictures</title><style>${style}</style>${figures.join('')}`,
);

/** @returns {import('node:child_process').ChildProcess} */
function start() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, BACKEND: 'mock', NODE_ENV: 'production', PORT: `${port}` };
  return spawn(process.execPath, ['server/start.js'], { env, stdio: 'ignore' });
}

async function reachable() {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${site}/healthz`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${site} does not answer.`);
}
