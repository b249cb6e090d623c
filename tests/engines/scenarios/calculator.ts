import type { Page } from '../page';
import type { Scenario } from './scenario';

export const calculator: Scenario[] = [{ name: 'the calculator follows what is typed', run: followsTyping }];

async function followsTyping(page: Page): Promise<void> {
  await page.visit('/');
  await page.shows('$3,000', 'output[name=monthlyRevenue]');
  await page.fill('Average service cost, $', '200');
  if (!page.scripts) await page.press('Calculate');
  await page.shows('$4,000', 'output[name=monthlyRevenue]');
  await page.fill('Bookings per month', '10');
  await page.choose('You open at, hour', '8');
  if (!page.scripts) await page.press('Calculate');
  await page.shows('$2,000', 'output[name=monthlyRevenue]');
  await page.shows('900', 'output[name=extraMinutes]');
  await page.holds('Average service cost, $', '200');
  await page.isAt(/bookings=10/);
}
