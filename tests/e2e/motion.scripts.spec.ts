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
          Object.assign(window, { revealed: { faded: Reflect.get(event, 'viewTransition') !== null } }),
        );
      });
      await page.goto('/faq');
      const seen: unknown[] = [];
      // Chromium leaves a fade out where a page comes late, as on a machine with much else to do: tried again then.
      await expect(async () => {
        for (const [name, path] of [
          ['About', '/about'],
          ['FAQ', '/faq'],
        ] as const) {
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
          await expect(page).toHaveURL(path);
          const revealed = await page.waitForFunction((): unknown => Reflect.get(window, 'revealed'));
          seen.push(await revealed.jsonValue());
        }
        expect(seen).toContainEqual({ faded: fades });
      }).toPass();
      if (!fades) expect(seen).not.toContainEqual({ faded: true });
    });
  });
