import { expect, test } from './fixtures';
import { becomeOwner, phoneCard } from './reach-step';

test('a link on another site never requests a number', async ({ page, baseURL }) => {
  await becomeOwner(page, 'agent_nonumber');
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/demo/agent/agent_nonumber">Go</a>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link', { name: 'Go' }).click();
  const button = phoneCard(page).getByRole('button', { name: 'Get a phone number' });
  await expect(button).toBeVisible();
  const assigned = page.waitForRequest((request) => request.method() === 'POST');
  await button.click();
  await assigned;
  expect(posted, 'requests before the click and of it').toHaveLength(1);
  await expect(phoneCard(page).getByText('Phone number assignment in progress')).toBeVisible();
});
