import type { Page } from '../page';
import type { Scenario } from './scenario';

export const calculator: Scenario[] = [{ name: 'the calculator follows what is typed', run: followsTyping }];

async function followsTyping(page: Page): Promise<void> {
  await page.visit('/');
  await shows(page, 'monthlyRevenue', '$3,000');
  await page.fill('Average job ($)', '200');
  await calculate(page, /serviceCost=200/);
  await shows(page, 'monthlyRevenue', '$4,000');
  await page.fill('Bookings per month', '10');
  await calculate(page, /bookings=10/);
  await shows(page, 'monthlyRevenue', '$2,000');
  await page.holds('Average job ($)', '200');
  await page.isAt(/bookings=10/);
}

/** A figure stands among those that are unfolded. */
async function shows(page: Page, figure: string, text: string): Promise<void> {
  const folded = `!document.querySelector('output[name=${figure}]').closest('details').open`;
  if (await page.evaluate(folded)) await page.press('See all the math');
  await page.shows(text, `output[name=${figure}]`);
}

/** What typing does with scripts takes a button without them. */
async function calculate(page: Page, address: RegExp): Promise<void> {
  if (page.scripts) return;
  await page.press('Calculate');
  await page.isAt(address);
  await page.holds('Average job ($)', '200'); // its address is there before the page
}
