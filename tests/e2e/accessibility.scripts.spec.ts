import AxeBuilder from '@axe-core/playwright';

import { expect, test } from './fixtures';

/** Axe needs the page's timers, so that it runs with scripts alone. */
const paths = [
  '/',
  '/alex',
  '/backupHome101525',
  '/plumbing',
  '/videocreationwhiteboard',
  '/about',
  '/faq#forwarding',
  '/blog#roi',
  '/blog/numbers',
  '/privacy',
  '/no-such-page',
  '/testforwarding?type=busy&carrier=tmobile&number=5125550100',
  '/testforwarding?type=busy&number=1',
  '/try-now',
  '/create-agent',
  '/demo-call',
  '/voice-agent',
  '/widget-test',
];

test.use({ expectedErrors: ['404', '400'] });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the public pages [E.access]', async ({ page }) => {
      test.setTimeout(120_000);
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        for (const { id, nodes } of violations)
          found.push(...nodes.map((node) => `${path} ${id}: ${node.html.slice(0, 200)}`));
      }
      expect(found).toEqual([]);
    });
  });
}
