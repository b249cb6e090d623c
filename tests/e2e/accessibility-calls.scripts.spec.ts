import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { layOutAll, openAll } from '../setup/show-state';
import { expect, test } from './fixtures';

/** Calls and players with everything opened, a call and a recording under way. */
const paths = [
  '/demo-call',
  '/voice-recording',
  '/calendar-setup?test=true',
  '/demo/agent/agent_axe1',
  `/${brand.slug}`,
];

test.use({ expectedErrors: ['NotAllowedError'] });

for (const path of paths)
  test(`axe finds nothing on ${path} with details opened and a call under way, light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('elevenlabs-convai').getByRole('button', { name: 'Start a call' }).click();
    await openAll(page);
    await layOutAll(page);
    const light = await axeOn(page).analyze();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const dark = await axeOn(page).withRules('color-contrast').analyze();
    const found = [...light.violations, ...dark.violations];
    expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

/** Without an account of all that is well. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
