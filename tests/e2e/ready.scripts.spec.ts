import { expect, hold, test } from './fixtures';
import { createReceptionist, phoneCard } from './reach-step';

test('the page of a new receptionist shows its number first, then what it knows and the next step', async ({
  page,
}) => {
  await createReceptionist(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Congratulations! Rivera Plumbing’s receptionist is set up');
  const number = phoneCard(page).getByRole('link', { name: /^512-555-01\d\d$/ });
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const known = page.getByRole('region', { name: 'What it knows' });
  await expect(known).toContainText('Mon-Fri 9:00 AM-5:00 PM, closed weekends');
  await expect(known.getByText('9:00 AM-5:00 PM,', { exact: true })).toHaveCSS('display', 'inline-block');
  await expect(known).toContainText('Rivera Plumbing');
  const next = page.getByRole('region', { name: 'Start Your Free Trial' });
  await expect(next).toContainText('no charge today');
  const boxes = await Promise.all([phoneCard(page), known, next].map((section) => section.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));

  const trialNumber = await number.innerText();
  const tonight = phoneCard(page).getByRole('link', { name: /^Send your missed calls to your trial number/ });
  await expect(tonight).toHaveAttribute('href', `/testforwarding?number=${trialNumber}`);
  const call = phoneCard(page).getByRole('link', { name: 'Call your receptionist' });
  await expect(call).toHaveAttribute('href', /^tel:/);
  for (const width of [360, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'Start Trial Now' })).toHaveCount(1);
    if (width === 360) await expect(page.getByRole('link', { name: 'Start Trial Now' })).toBeInViewport();
    // The viewport changes before styles that depend on its width.
    const larger = async () => (await number.evaluate(size)) - (await title.evaluate(size));
    await expect.poll(larger).toBeGreaterThan(0);
    await expect(call).toBeVisible({ visible: width === 360 });
  }
});

test('the bar of a phone’s first screen covers no text, and how it can answer tonight is above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createReceptionist(page);
  await expect(phoneCard(page).getByRole('link', { name: 'Call your receptionist' })).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Your trial' }).boundingBox();
  const top = bar?.y ?? 0;
  const texts = await page.locator('main :is(h1, h2, p, a.btn):visible').all();
  const boxes = await Promise.all(texts.map((text) => text.boundingBox()));
  const isCut = (box: (typeof boxes)[number]) => box !== null && box.y < top && box.y + box.height > top;
  expect(boxes.filter(isCut)).toEqual([]);
  const link = await page.getByRole('link', { name: /^Send your missed calls/ }).boundingBox();
  expect((link?.y ?? top) + (link?.height ?? 0)).toBeLessThan(top);
});

test('a checklist that is opened before the number has come gets it, and its steps name it', async ({
  page,
}) => {
  const release = await hold(page, '**/number');
  const agentId = await createReceptionist(page);
  await page.goto(`/calendar-setup?agentId=${agentId}`);
  await expect(page.getByText('Getting your trial number…')).toBeVisible();
  release();
  await expect(phoneCard(page).getByRole('link', { name: /^512-555-01\d\d$/ })).toBeVisible();
  await expect(page.getByText('Your trial number isn’t ready yet.')).toHaveCount(0);
  await page.locator('#step-test > summary').click();
  await expect(page.locator('#step-test').getByRole('link', { name: /^Call 512-555-01/ })).toBeVisible();
});

test('a lookup that makes the browser the owner’s shows the link for another device', async ({ page }) => {
  await page.route('**/demo/agent/agent_called1/number', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? { kind: 'unassigned' }
          : { kind: 'ready', number: '512-555-0123' },
    }),
  );
  await page.goto('/demo/agent/agent_called1');
  await expect(phoneCard(page).getByRole('link', { name: '512-555-0123', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open on another device' })).toBeVisible();
});
