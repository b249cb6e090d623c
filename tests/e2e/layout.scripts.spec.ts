import type { Page } from '@playwright/test';

import { tradePath, trades } from '../../app/content/trades/trades';
import { sideways } from '../setup/layout-faults';
import { extremes, sample } from '../setup/sample';
import { layOutAll, openAll } from '../setup/show-state';
import { expect, test } from './fixtures';

/** The first trade, which the headline shows on every visit, and those with the four longest names. */
const longestTrades = [
  'plumbing',
  ...trades
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length)
    .slice(0, 4),
];

test('Home and a trade page fit every screen, with the call and its job in the first screen of a phone', async ({
  page,
}) => {
  for (const path of ['/plumbing', '/']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of extremes([1280, 768, 360, 320])) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sideways(page), `${path} at ${width}`).toEqual([]);
    }
    const end = async (part: string) => {
      const box = await page.locator(part).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await page.setViewportSize({ width: 360, height: 640 });
    for (const part of ['[data-part=label]', ...(path === '/' ? ['.hero-ticket [data-part=title]'] : [])])
      await expect.poll(() => end(part), `${part} of ${path}`).toBeLessThanOrEqual(640);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), 'height of Home')
    .toBeLessThanOrEqual(7 * 844);
  for (const width of extremes([1280, 1024, 768, 360, 320])) {
    await page.setViewportSize({ width, height: 740 });
    const tops = () =>
      page.locator('.home-headline-trade').evaluate((type, names) => {
        const below = document.querySelector('.hero-lead');
        const all = names.map((name) => {
          type.textContent = name;
          return below?.getBoundingClientRect().top;
        });
        return new Set(all).size;
      }, longestTrades);
    // The viewport changes before styles that depend on its width.
    await expect.poll(tops, `the headline fits every trade at ${width}`).toBe(1);
  }
});

test('the fields of the calculator stand alike, next to a label of any length', async ({ page }) => {
  for (const path of ['/', '/for/hair-salon']) {
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const fields = page.locator('input:is([name=serviceCost], [name=bookings], [name=missedPercent])');
      const edges = await fields.evaluateAll((all) =>
        all.map((field) => `${field.getBoundingClientRect().left} ${field.getBoundingClientRect().width}`),
      );
      expect(edges).toHaveLength(3);
      expect(new Set(edges).size, `${path} at ${width}`).toBe(1);
    }
  }
});

test('the times and addresses on the tickets of a trade page are one line each on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/plumbing');
  const values = page.locator('.trade-heard .ticket-row').filter({ hasText: /^(When|Where|Drive|To)/ });
  const lines = await values.evaluateAll((rows) =>
    rows.map((row) => {
      const range = new Range();
      range.selectNodeContents(row.querySelector('dd') ?? row);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('phones show every text that wide screens show, and tables that fit', async ({ page }) => {
  const others = ['/integrations', '/faq', '/about', '/contact', '/for', '/for/dental', '/for/roofing'];
  for (const path of [...sample(['/pricing', '/security', '/compare']), ...sample(others)]) {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(path);
    await openAll(page);
    const wide = await sectionTexts(page);
    for (const width of extremes([390, 360, 320])) {
      await page.setViewportSize({ width, height: 740 });
      const shown = (await sectionTexts(page)).join('');
      expect(
        wide.filter((text) => !shown.includes(text)),
        `${path} at ${width}`,
      ).toEqual([]);
      expect(await cutTables(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone, each amount of the comparison has its column’s name in front', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare');
  const cells = page.locator('.compare-table td[data-column]');
  const unnamed = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const name = `"${cell.getAttribute('data-column')}"`;
      const shown = getComputedStyle(cell, '::before').content;
      return shown === name ? [] : [`${cell.textContent}: ${shown} instead of ${name}`];
    }),
  );
  expect(await cells.count()).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});

test('on a phone, the amounts of a row of the comparison are beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare');
  const cells = page.getByRole('row', { name: 'Smith.ai' }).getByRole('cell');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  const [first, second, third, ...others] = tops;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, ...others]).size, 'lines of amounts and texts').toBe(3);
});

/** The visible lines below the hero, without spaces: lines that stand apart on one screen are in one line on another. */
function sectionTexts(page: Page): Promise<string[]> {
  return page
    .locator('main section:not(#hero)')
    .evaluateAll((sections) =>
      sections.flatMap((section) =>
        section instanceof HTMLElement
          ? section.innerText.split(/[\n\t]+/).map((line) => line.replace(/\s/g, ''))
          : [],
      ),
    );
}

/** Tables wider than what is around them. They look complete, and their last columns are out of sight. */
function cutTables(page: Page): Promise<string[]> {
  return page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.getBoundingClientRect().width > (table.parentElement?.clientWidth ?? 0))
        .map((table) => table.className),
    );
}

const homes = ['/', '/plumbing', '/backupHome101525', '/videocreationwhiteboard'];

test('a small phone’s first screen has headline, price and main button, and Tab reaches the button first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of new Set([...sample(homes), ...sample(trades).map(tradePath)])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const ends = await page
      .locator('#hero :is(h1, .btn-primary, .trial-terms)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(ends, path).toHaveLength(3);
    expect(Math.max(...ends), path).toBeLessThanOrEqual(640);
    const [first] = await page.locator('#hero a:not([tabindex="-1"])').allTextContents();
    expect(first, path).toBe('Try Free Tonight');
  }
});

test('a wide screen has all links of the header in one row, without a menu', async ({ page }) => {
  for (const path of sample(['/', '/for/roofing', '/compare']))
    for (const width of extremes([1024, 1280, 1920])) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const links = page.locator('.site-header :is(li > a, button, .btn)').filter({ visible: true });
      expect(await links.allTextContents(), `${path} at ${width}`).toEqual(
        'Pricing Industries Compare Integrations Security FAQ Blog About Contact Try_Now'
          .split(' ')
          .map((label) => label.replace('_', ' ')),
      );
      const middles = await links.evaluateAll((all) =>
        all.map((a) => Math.round(a.getBoundingClientRect().top + a.getBoundingClientRect().height / 2)),
      );
      expect(new Set(middles).size, `rows of ${path} at ${width}`).toBe(1);
    }
});

test('prices and number fields line up at the right edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, parts] of [
    ['/for/dental', '.trade-rows dd'],
    ['/compare', '#costs input'],
    ['/plumbing', '.trade-facts :is(dd, div)'],
    ['/trial-signup', 'main form :is(.input, .btn)'],
  ] as const) {
    await page.goto(path);
    const edges = await page
      .locator(parts)
      .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(edges.length, path).toBeGreaterThanOrEqual(4);
    expect(new Set(edges).size, path).toBe(1);
  }
  await page.goto('/');
  const inText = await page.locator('.home-tiles a').boundingBox();
  expect(inText?.height, 'a link at the end of a sentence doesn’t part its lines').toBeLessThan(30);
  const columns = await page
    .getByRole('contentinfo')
    .locator('ul:not(nav *) > li')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(columns.length, 'links of the footer').toBeGreaterThan(6);
  expect(new Set(columns).size, 'their columns').toBe(3);
});

test('texts begin right below their headings, whatever stands beside them', async ({ page }) => {
  for (const [path, width, parts] of [
    ['/', 1280, '.home-tiles > li'],
    ['/pricing', 720, '.home-steps > li'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const gaps = await page.locator(`${parts} > h3`).evaluateAll((headings) =>
      headings.map((heading) => {
        const text = heading.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
        return Math.round(text - heading.getBoundingClientRect().bottom);
      }),
    );
    expect(gaps.length, path).toBeGreaterThanOrEqual(4);
    expect(new Set(gaps).size, path).toBe(1);
  }
});

test('the whole page is readable with reduced motion, in forced colors, in print and in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const art = page.locator('.hero-art');
  for (const text of ['My water heater’s leaking.', 'Mike can be there', 'Leaking water heater'])
    await expect(art.getByText(text)).toHaveCSS('opacity', '1');
  expect(await art.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);

  await page.emulateMedia({ forcedColors: 'active' });
  for (const place of ['.hero-phone', '.calculator-bar-cost'])
    await expect(page.locator(place), place).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  const ink = 'rgb(26, 31, 28)';
  for (const place of ['body', '#sample-call h2', '.hero-phone', '.calculator-sum'])
    await expect(page.locator(place).first(), place).toHaveCSS('color', ink);
  await expect(page.locator('.night').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.ticket-sheet').first()).toHaveCSS('mask-image', 'none');
  await page.goto('/calendar-setup?agent=agent_print&test=true');
  await expect(page.locator('.card:has(.checklist-step)').first()).toHaveCSS('break-inside', 'auto');
  await expect(page.locator('h2').first()).toHaveCSS('break-after', 'avoid');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/testforwarding?type=busy&carrier=tmobile&number=5125550100');
  await page.getByRole('button', { name: 'Show my code' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.dial-code').first()).toBeVisible();
  await expect(page.locator('main form')).toBeHidden();
});

const paths = [
  '/',
  '/faq',
  '/privacy',
  '/create-agent',
  '/calendar-setup',
  '/testforwarding?type=busy&carrier=att',
];

test('uses at most nine text sizes, and the sticky header covers neither the focus nor link targets', async ({
  page,
}) => {
  const sizes = new Set<string>();
  for (const path of sample(paths)) {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(path);
    await layOutAll(page);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('body :not(script, style, .sr-only, .sr-only *)')]
        .filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .map((element) => parseFloat(getComputedStyle(element).fontSize).toFixed(1)),
    );
    for (const size of found) sizes.add(size);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
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
  }
  expect(sizes.size, [...sizes].join(' ')).toBeLessThanOrEqual(9);
});

test('every trade is one tap away in the first screen of the industries page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/for');
  await page.evaluate(() => document.fonts.ready);
  for (const { name, slug } of trades) {
    const link = page
      .locator('.trade-links-inline')
      .getByRole('link', { name: new RegExp(`^${name}$`, 'i') });
    await expect(link, slug).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: 'Auto repair', exact: true }).click();
  await expect(page).toHaveURL('/for/auto-repair');
});
