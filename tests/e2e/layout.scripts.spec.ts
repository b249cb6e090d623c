import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { pageStates, visitState } from '../markup/page-states';
import { overlaps, sideways } from '../setup/layout-faults';
import { enlargeText, layOutAll, openAll, showState } from '../setup/show-state';
import { expect, test } from './fixtures';

/** One of each kind of page. */
const states = [
  ...['/', '/plumbing', '/videocreationwhiteboard', '/faq', '/blog', '/about', '/demo-call', '/try-now'],
  ...['/create-agent/voice-setup', 'website step, refused', 'business step, a break added'],
  ...[
    'business step, refused',
    'voice step',
    'review',
    '/demo/agent/agent_example1',
    'trial form, refused',
    'payment page',
  ],
  ...['calendar-setup', 'checklist, complete', '/voice-recording?agentId=agent_example1', '/widget-test'],
  ...[
    '/testforwarding?type=busy&carrier=tmobile&number=5125550100',
    '/no/such/page',
    '/blog/roi',
    '/privacy',
  ],
];

test.use({ expectedErrors: ['Failed to load resource'] });

test('a narrow phone with text at twice its size splits no word, and a long product name fits', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await enlargeText(page);
  const found: Record<string, string[]> = {};
  for (const state of pageStates.filter(({ name }) => states.includes(name))) {
    await showState(page, await visitState(baseURL ?? '', state));
    await openAll(page);
    await layOutAll(page);
    const faults = [...(await splitWords(page)), ...(await overlaps(page))];
    await renameProduct(page, 'Wellingtonshire Answering');
    faults.push(...(await sideways(page)));
    if (faults.length > 0) found[state.name] = faults;
  }
  expect(found).toEqual({});
});

test('the header that stays hides nothing that has the focus or is led to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280])
    for (const path of ['/', '/faq', '/privacy']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await layOutAll(page);
      const hidden = await page.evaluate(() => {
        const header = document.querySelector('.site-header');
        const isHidden = (element: Element) =>
          element.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? Infinity) - 1;
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input)')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .reverse();
        const covered = controls.filter((control) => {
          control.focus();
          return isHidden(control);
        });
        const places = [...document.querySelectorAll('main :is(section, h2, h3)[id]')].filter((place) => {
          location.hash = place.id;
          return isHidden(place);
        });
        return [...covered, ...places].map((element) => element.outerHTML.slice(0, 120));
      });
      expect(hidden, `${path} at ${width}`).toEqual([]);
    }
});

test('text has nine sizes at most on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sizes = new Set<string>();
  for (const path of [
    '/',
    '/faq',
    '/create-agent',
    '/calendar-setup',
    '/testforwarding?type=busy&carrier=att',
  ]) {
    await page.goto(path);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('body :not(script, style, .sr-only, .sr-only *)')]
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .map((element) => parseFloat(getComputedStyle(element).fontSize).toFixed(1)),
    );
    for (const size of found) sizes.add(size);
  }
  expect(sizes.size, [...sizes].join(' ')).toBeLessThanOrEqual(9);
});

/** A new owner's name, wherever the page says it. */
function renameProduct(page: Page, to: string): Promise<void> {
  return page.evaluate(
    ([from, name]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.nodeValue = text.nodeValue?.replaceAll(from, name) ?? '';
    },
    [brand.product, to] as const,
  );
}

/** Words and phone numbers that stand on two lines, though no longer than one. */
function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('pre, code, .sr-only'))
        continue;
      const room = text.parentElement.closest('.page, .page-narrow, .reading')?.clientWidth ?? innerWidth;
      for (const word of text.nodeValue?.matchAll(/\d{3}-\d{3}-\d{4}|[^\s–-]+/g) ?? []) {
        if (/[@./:].*\w/.test(word[0])) continue;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (width <= room && new Set(parts.map(({ top }) => Math.round(top))).size > 1)
          found.push(`split: ${word[0]} in ${text.parentElement.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });
}
