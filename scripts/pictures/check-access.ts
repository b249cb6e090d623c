import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

import { autoRefreshPages } from '../../tests/markup/page-states';
import { axeViolations, equalAccessViolations, newContrastViolations } from '../../tests/setup/accessibility';
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
const textsSeen = new Map<string, Set<string>>();
for (const [first, ...others] of loads(views)) {
  console.log(`${first.width} px: ${[first, ...others].map(({ look }) => look).join(', ')}`);
  const visit = async (name: string, show: (page: Page) => Promise<unknown>) => {
    const context = await contextFor(browser, first, server.url);
    await context.addInitScript('globalThis.__name = (value) => value'); // tsx adds calls of it to functions
    const page = await openPage(context, first.look);
    await look(page, name, [first, ...others], () => show(page));
    await context.close();
  };
  for (const state of served) await visit(state.name, (page) => showState(page, state));
  for (const { name, show } of scenes.filter((scene) => only.test(scene.name))) await visit(name, show);
}
await browser.close();
await server.stop();
console.log(`${found.size} findings on ${looked} pages`);
process.exitCode = found.size > 0 ? 1 : 0;

/** The views with scripts, in groups that share a page load: all but the text size can change on an open page. */
function loads(views: readonly View[]): Iterable<[View, ...View[]]> {
  const groups = new Map<string, [View, ...View[]]>();
  for (const view of views.filter(({ scripts }) => scripts)) {
    const key = `${view.width} ${view.look === 'large-text'}`;
    const group = groups.get(key);
    if (group) group.push(view);
    else groups.set(key, [view]);
  }
  return groups.values();
}

/** Has a time limit, so that a page that redirects or never settles doesn't block the others. */
async function look(page: Page, name: string, group: View[], show: () => Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const tooLong = setTimeout(limitMs, 'was not done in time', { signal: end.signal }).then(
    (fault) => Promise.reject(new Error(fault)),
    () => undefined,
  );
  const checked = show().then(async () => {
    await openAll(page);
    await layOutAll(page);
    looked += 1;
    for (const view of group) await check(page, name, view, view === group[0] || view.look === 'print');
  });
  await Promise.race([checked, tooLong]).catch((error: unknown) => report(name, String(error)));
  end.abort();
}

function report(name: string, fault: string): void {
  if (!found.has(fault)) console.log(`  ${name}: ${fault}`);
  found.add(fault);
}

/** The texts whose contrast was checked at this width and in this look. */
function seenTexts(width: number, look: View['look']): Set<string> {
  const key = `${width} ${look}`;
  const seen = textsSeen.get(key) ?? new Set();
  textsSeen.set(key, seen);
  return seen;
}

/** Checks a view. The looks of one page load differ in colors only, except print: `isWhole` is `false` for the later ones. */
async function check(page: Page, name: string, { width, look }: View, isWhole: boolean): Promise<void> {
  await putOn(page, look);
  for (const frame of page.frames()) {
    const axe = await axeViolations(frame, isWhole ? undefined : ['link-in-text-block'], 'color-contrast');
    // With forced colors the visitor chooses the contrast, but axe reads the author's text fill color.
    if (look !== 'forced-colors') axe.push(...(await newContrastViolations(frame, seenTexts(width, look))));
    for (const { id, at } of axe)
      if (id !== 'meta-refresh' || !autoRefreshPages.includes(name))
        for (const fault of at) report(name, `axe ${id}: ${fault}`);
  }
  const paper = look === 'print' ? /^element_tabbable/ : /^$/; // print has no keyboard navigation
  for (const fault of await equalAccessViolations(page)) if (!paper.test(fault)) report(name, fault);
}
