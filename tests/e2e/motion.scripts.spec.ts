import { expect, test } from './fixtures';

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test.describe(`with the preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`one page ${fades ? 'fades' : 'does not fade'} into the next, whose links work at once`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) =>
          Object.assign(window, { faded: Reflect.get(event, 'viewTransition') !== null }),
        );
      });
      await page.goto('/faq');
      for (const [name, path] of [
        ['About', '/about'],
        ['FAQ', '/faq'],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toBe(fades);
      }
    });
  });
