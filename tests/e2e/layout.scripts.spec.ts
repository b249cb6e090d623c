import { layOutAll } from '../setup/show-state';
import { expect, test } from './fixtures';

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
  for (const path of paths) {
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
