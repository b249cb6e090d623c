import { brand, pricing } from '../../app/brand';
import { expect, test } from './fixtures';

test(
  'home shows its sections in order, with their links',
  { tag: ['@2.route.1', '@2.home.1', '@2.home.5', '@2.home.8', '@2.home.15', '@2.home.18', '@D.pitch'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'An AI receptionist that answers every call and books the job',
    );
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      `Experience ${brand.product}`,
      'Listen to a Sample Call',
      'Get Started in 10 Minutes',
      "What's Included",
      'You Pay When You Get a Job',
      'What Are Missed Calls Costing You?',
      'What our Clients Say',
      'Automate. Save Time. Grow.',
      'From the Blog',
      'Disclaimer',
    ]);
    await expect(page.getByText(brand.tagline)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Result' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '#pricing',
    );
    await expect(page.getByRole('link', { name: /^Call us: 512-555-01\d\d$/ })).toHaveAttribute(
      'href',
      /^tel:\+1512555/,
    );
    for (const link of await page.locator('#from-the-blog').getByRole('link').all())
      await expect(link).toHaveAttribute('href', '/blog');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('link', { name: /^Call us/ })).toBeHidden();
  },
);

test(
  "'Get Started Today' and 'Try Free Tonight' lead to the creation page",
  { tag: ['@2.home.3', '@2.home.11', '@2.route.19'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started Today' }).click();
    await expect(page).toHaveURL('/create-agent');
    await page.goto('/plumbing');
    await page.getByRole('link', { name: 'Try Free Tonight' }).first().click();
    await expect(page).toHaveURL('/create-agent?trade=plumbing');
  },
);

test(
  'the calculator gives the same figures with and without scripts, and its address restores them',
  {
    tag: [
      '@2.home.12',
      '@3.roi.2',
      '@D.calculator.1',
      '@D.calculator.2',
      '@9.calc.1',
      '@9.calc.2',
      '@9.calc.3',
      '@9.calc.4',
      '@9.calc.5',
      '@9.calc.6',
      '@9.calc.7',
    ],
  },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('output[name=totalRoi]')).toHaveText('$1,102.50');
    await page.getByLabel('Average job').fill('275.5');
    await page.getByText('Call length and business hours').click();
    await page.getByLabel('Call length').fill('9');
    await page.getByRole('spinbutton', { name: 'Bookings per month' }).fill('45');
    await page.getByRole('spinbutton', { name: 'Calls you miss today' }).fill('52');
    await page.getByLabel('You close at, hour').selectOption('7');
    await page.getByRole('button', { name: 'Calculate' }).click();

    await expect(page).toHaveURL(/\/\?serviceCost=275\.5&.*bookings=45.*#calculator$/);
    const cost = 45 * pricing.perBooking;
    const share = (whole: number) => `${Math.round((cost / whole) * 1_000) / 10}%`;
    const figures = {
      monthlyCost: `$${cost}`,
      monthlyRevenue: '$12,397.50',
      hoursSaved: '6.8',
      timeValue: '$936.70',
      missedCallsCaptured: '23',
      revenueRecovered: '$6,336.50',
      yearlyHours: '81.6',
      workDays: '10.2',
      extraMinutes: '840',
      availabilityIncrease: '140%',
      costShareOfRevenue: share(12_397.5),
      costShareOfRoi: share(7_273.2),
      totalRoi: '$7,273.20',
    };
    for (const visit of ['calculated', 'restored']) {
      if (visit === 'restored') await page.goto(page.url());
      for (const [name, text] of Object.entries(figures))
        await expect(page.locator(`output[name=${name}]`)).toHaveText(text);
      await expect(page.getByRole('spinbutton', { name: 'Calls you miss today' })).toHaveValue('50');
      await expect(page.locator('dd:has(output[name=revenueRecovered])')).toContainText('23 calls × $275.50');
    }
  },
);

test(
  'the plan has its own price, sliders and figures',
  { tag: ['@2.route.3', '@3.roi.3', '@9.price.2', '@9.calc.8', '@D.route.plan', '@5.23', '@5.24'] },
  async ({ page }) => {
    await page.goto('/backupHome101525?bookings=120&missedPercent=80');
    await expect(page.locator('#pricing')).toContainText(`$${pricing.plan.monthly} a month`);
    await expect(page.locator('#pricing')).toContainText('Enterprise');
    await expect(page.getByRole('spinbutton', { name: 'Bookings per month' })).toHaveValue('100');
    await expect(page.getByRole('spinbutton', { name: 'Calls you miss today' })).toHaveValue('50');
    await expect(page.locator('output[name=monthlyCost]')).toHaveText(`$${pricing.plan.monthly}`);
    await expect(page.locator('output[name=afterHours]')).toHaveText('$4,500');
    await expect(page.locator('output[name=netGain]')).toHaveText(
      `$${(12_000 - pricing.plan.monthly).toLocaleString('en-US')}`,
    );
    await expect(page.getByText('Only pay for booked jobs')).toHaveCount(0);
  },
);

test(
  'the page for plumbers and the rep’s page are made of the same sections',
  { tag: ['@2.route.2', '@2.plumbing.6', '@D.route.rep'] },
  async ({ page }) => {
    await page.goto('/plumbing');
    await expect(page.getByRole('heading', { name: 'What our Clients Say' })).toBeVisible();
    await expect(page.locator('#clients figure')).toHaveCount(3);
    await page.goto('/ALEX');
    await expect(page.getByRole('heading', { name: 'From the Blog' })).toBeVisible();
  },
);
