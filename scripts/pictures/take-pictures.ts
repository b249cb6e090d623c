import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

import { withFaults, pageStates } from '../../tests/markup/page-states';
import { startServer } from '../../tests/setup/server-process';
import { layOutAll, openAll, showState } from '../../tests/setup/show-state';
import { readOptions } from './options';
import type { View } from './options';
import { scenes } from './scenes';
import { contextFor, launch, openPage, putOn, servedStates } from './visits';

/**
 * Photographs every page and state into build/pictures, with a contact sheet: `npm run pictures`, after a build.
 * All of it takes long; `-- --width=360 --look=dark --scripts=on --only=voice` takes a part.
 */
const folder = 'build/pictures';
const { views, only } = readOptions();
await mkdir(folder, { recursive: true });
const server = await startServer({ ...withFaults, MOCK_PACE: '1' });
const browser = await launch();
const served = await servedStates(
  server.url,
  pageStates.filter(({ name }) => only.test(name)),
);
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

/** The first screen too: pictures of whole pages hide what overlaps. */
async function take(page: Page, name: string, { width, look, scripts }: View, moves = false): Promise<void> {
  const path = `${folder}/${slug(name)}-${width}-${look}-${scripts ? 'scripts' : 'plain'}`;
  await putOn(page, look);
  await page.screenshot({ path: `${path}-first.png` });
  if (moves) return;
  await layOutAll(page);
  await page.screenshot({ path: `${path}.png`, fullPage: true });
  if (await openAll(page)) await page.screenshot({ path: `${path}-opened.png`, fullPage: true });
}

function slug(name: string): string {
  return name.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase() || 'home';
}

/** Of all pictures in the folder, those of earlier runs as well. */
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
