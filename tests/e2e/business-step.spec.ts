import { expect, test } from './fixtures';
import { returnToBusinessStep } from './reach-step';

test.use({ viewport: { width: 360, height: 740 } });

test('a link to a field shows its label, and the suggestions begin on the screen that answers the button', async ({
  page,
}) => {
  await returnToBusinessStep(page, { BusinessName: 'Luna Hair' });
  await page.goto(`${page.url()}#business-BusinessAddressCity`);
  await expect(page.getByText('City (optional)')).toBeInViewport({ ratio: 1 });

  await page.getByLabel('What do you do?').selectOption('hair-salon');
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(page.getByText('Suggestions for hair salons')).toBeInViewport({ ratio: 1 });
});
