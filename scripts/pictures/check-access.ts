import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { autoRefreshPages } from '../../tests/markup/page-states';
import { equalAccessViolations } from '../../tests/setup/accessibility';
import { layOutAll, openAll, showState } from '../../tests/setup/show-state';
import { readOptions } from './options';
import type { View } from './options';
import { scenes } from './scenes';
import { contextFor, open, openPage, putOn } from './visits';

/**
 * `npm run check-access` checks every page, state and scene with two accessibility engines, with all details opened.
 * Needs a build. Takes the options of `npm run pictures`; exits with 1 if there are findings.
 */
const { views, only } = readOptions();
const { server, browser, served } = await open(only);
/** For one page: the second engine takes a minute on the longest ones while other programs run. */
const limitMs = 100_000;
const found = new Set<string>();
let looked = 0;
for (const view of views.filter(({ scripts }) => scripts)) {
  console.log(`${view.width} px, ${view.look}`);
  for (const state of served) {
    const context = await contextFor(browser, view, server.url);
    const page = await openPage(context, view.look);
    await look(page, state.name, view, () => showState(page, state));
    await context.close();
  }
  for (const { name, show } of scenes.filter((scene) => only.test(scene.name))) {
    const context = await contextFor(browser, view, server.url);
    const page = await openPage(context, view.look);
    await look(page, name, view, () => show(page));
    await context.close();
  }
}
await browser.close();
await server.stop();
console.log(`${found.size} findings on ${looked} pages`);
process.exitCode = found.size > 0 ? 1 : 0;

/** Has a time limit, so that a page that redirects or never settles doesn't block the others. */
async function look(page: Page, name: string, view: View, show: () => Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const tooLong = setTimeout(limitMs, 'was not done in time', { signal: end.signal }).then(
    (fault) => Promise.reject(new Error(fault)),
    () => undefined,
  );
  const checked = show().then(() => check(page, name, view));
  await Promise.race([checked, tooLong]).catch((error: unknown) => report(name, String(error)));
  end.abort();
}

function report(name: string, fault: string): void {
  if (!found.has(fault)) console.log(`  ${name}: ${fault}`);
  found.add(fault);
}

async function check(page: Page, name: string, { look }: View): Promise<void> {
  await putOn(page, look);
  await openAll(page);
  await layOutAll(page);
  looked += 1;
  // With forced colors the visitor chooses the contrast, but axe reads the author's text fill color.
  const rules = look === 'forced-colors' ? ['color-contrast'] : [];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(rules).analyze();
  const axe = violations
    .filter(({ id }) => id !== 'meta-refresh' || !autoRefreshPages.includes(name))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
  const paper = look === 'print' ? /^element_tabbable/ : /^$/; // print has no keyboard navigation
  const others = (await equalAccessViolations(page)).filter((fault) => !paper.test(fault));
  for (const fault of [...axe, ...others]) report(name, fault);
}
