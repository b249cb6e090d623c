import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { axeExceptions } from '../../tests/markup/exceptions';
import { withFaults, pageStates } from '../../tests/markup/page-states';
import { equalAccessViolations } from '../../tests/setup/equal-access';
import { startServer } from '../../tests/setup/server-process';
import { layOutAll, openAll, showState } from '../../tests/setup/show-state';
import { readOptions } from './options';
import type { View } from './options';
import { scenes } from './scenes';
import { contextFor, launch, openPage, putOn, servedStates } from './visits';

/**
 * Two accessibility engines over every page, state and scene, everything opened: `npm run check-access`, after a build.
 * Takes the options of `npm run pictures`; fails on the first run that finds anything.
 */
const { views, only } = readOptions();
const server = await startServer({ ...withFaults, MOCK_PACE: '1' });
const browser = await launch();
const served = await servedStates(
  server.url,
  pageStates.filter(({ name }) => only.test(name)),
);
const found = new Set<string>();
let looked = 0;
for (const view of views.filter(({ scripts }) => scripts)) {
  console.log(`${view.width} px, ${view.look}`);
  for (const state of served) {
    const context = await contextFor(browser, view, server.url);
    const page = await openPage(context, view.look);
    await showState(page, state);
    await check(page, state.name, view);
    await context.close();
  }
  for (const { name, show } of scenes.filter((scene) => only.test(scene.name))) {
    const context = await contextFor(browser, view, server.url);
    const page = await openPage(context, view.look);
    await show(page)
      .then(() => check(page, name, view))
      .catch((error: unknown) => console.error(`  ${name}: ${String(error)}`));
    await context.close();
  }
}
await browser.close();
await server.stop();
console.log(`${found.size} findings on ${looked} pages`);
process.exitCode = found.size > 0 ? 1 : 0;

async function check(page: Page, name: string, { look }: View): Promise<void> {
  await putOn(page, look);
  await openAll(page);
  await layOutAll(page);
  looked += 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const axe = violations
    .filter(({ id }) => !axeExceptions[name]?.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
  for (const fault of [...axe, ...(await equalAccessViolations(page))]) {
    if (!found.has(fault)) console.log(`  ${name}: ${fault}`);
    found.add(fault);
  }
}
