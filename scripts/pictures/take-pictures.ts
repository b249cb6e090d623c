import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

import { enlargeText, layOutAll, openAll, showState } from '../../tests/setup/show-state';
import { readOptions } from './options';
import type { View } from './options';
import { scenes } from './scenes';
import { contextFor, open, openPage, putOn } from './visits';

/**
 * `npm run pictures` takes screenshots of all pages and states into build/pictures, with a contact sheet. Needs a build.
 * A full run takes long. To take some only: `-- --width=360 --look=dark --scripts=on --only=voice`. For README's picture:
 * `-- --width=1280 --look=light --scripts=on --only='^/$'`.
 */
const folder = 'build/pictures';
/** The tallest screenshot in pixels that Chromium can take. */
const tallest = 16_000;
const readmePicture = {
  path: 'docs/picture.png',
  fullPage: true,
  clip: { x: 0, y: 0, width: 1280, height: 900 },
};
const { views, only } = readOptions();
await mkdir(folder, { recursive: true });
const { server, browser, served } = await open(only);
for (const view of views) {
  await takeStates(browser, view);
  if (view.scripts) await takeScenes(browser, view);
}
await browser.close();
await server.stop();
await writeContactSheet();

async function takeStates(on: Browser, view: View): Promise<void> {
  for (const state of served) {
    const context = await contextFor(on, view, server.url);
    const page = await openPage(context, view.look);
    await showState(page, state);
    if (isReadmes(state.name, view)) await page.screenshot(readmePicture);
    await take(page, state.name, view);
    await context.close();
  }
}

async function takeScenes(on: Browser, view: View): Promise<void> {
  for (const { name, show, moves } of scenes.filter((scene) => only.test(scene.name))) {
    const context = await contextFor(on, view, server.url, moves);
    const page = await openPage(context, view.look);
    await show(page).catch((error: unknown) => console.error(`${name}: ${String(error)}`));
    await take(page, name, view, moves);
    await context.close();
  }
}

function isReadmes(name: string, { width, look, scripts }: View): boolean {
  return name === '/' && width === readmePicture.clip.width && look === 'light' && scripts;
}

/** Also takes the first screen alone, because full-page screenshots hide overlaps. */
async function take(page: Page, name: string, { width, look, scripts }: View, moves = false): Promise<void> {
  const path = `${folder}/${slug(name)}-${width}-${look}-${scripts ? 'scripts' : 'plain'}`;
  await putOn(page, look);
  await page.screenshot({ path: `${path}-first.png` });
  if (moves) return;
  await layOutAll(page);
  await takeWhole(page, `${path}.png`, look);
  if (await openAll(page)) await takeWhole(page, `${path}-opened.png`, look);
}

/** Playwright's full-page screenshots reset enlarged text, so large text uses a tall viewport instead. */
async function takeWhole(page: Page, path: string, look: View['look']): Promise<void> {
  const size = page.viewportSize();
  if (look !== 'large-text' || !size) return void (await page.screenshot({ path, fullPage: true }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(height, tallest) });
  await enlargeText(page);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

function slug(name: string): string {
  return name.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase() || 'home';
}

/** Includes all screenshots in the folder, even those of earlier runs. */
async function writeContactSheet(): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('-first.png')).sort();
  const figures = names.map((first) => {
    const name = first.replace('-first.png', '');
    return `<figure><a href="${name}.png"><img src="${first}" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`;
  });
  const style =
    'body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{height:24rem}';
  await writeFile(
    `${folder}/index.html`,
    `<!doctype html><title>Pictures</title><style>${style}</style>${figures.join('')}`,
  );
}
