import type { Page } from '../page';
import type { Scenario } from './scenario';
import { analyze, startInstantSetup } from './set-up';

const steps = [
  ['#step-calendar', 'Connect your calendar'],
  ['#step-invite', 'Accept the invite'],
  ['#step-widget', 'Add the website widget'],
  ['#step-voice', 'Record a voice sample'],
  ['#step-test', 'Test your setup'],
] as const;

export const journeys: Scenario[] = [
  { name: 'from a website address to a running trial', run: wholeJourney },
  { name: 'from the page of a trade to a running trial', run: tradeJourney },
  { name: 'the shorter set-up without a website', run: quickSetup },
  { name: 'the calculator follows what is typed', run: calculator },
];

async function wholeJourney(page: Page): Promise<void> {
  await startInstantSetup(page);
  await analyze(page, 'www.rivera-plumbing.example');
  await page.press('All details');
  await page.holds('Business Name', 'Rivera Plumbing');
  await createAndComplete(page, 'Rivera Plumbing');
}

async function tradeJourney(page: Page): Promise<void> {
  await page.visit('/for/dental');
  await page.press('Try Free Tonight');
  await page.isAt(/^\/create-agent\?trade=dental$/);
  await page.press('Start Instant Setup');
  await page.press('have a website');
  await page.holds('What do you do?', 'dental');
  for (const [label, value] of owner) await page.fill(label, value);
  await page.choose('Time Zone', 'Central');
  await page.choose('State', 'Texas');
  await createAndComplete(page, 'Lakeview Dental');
}

const owner = [
  ['Business Name', 'Lakeview Dental'],
  ['Business Phone', '512-555-0100'],
  ['Business Email', 'desk@lakeview.example'],
  ['Street Address', '60 Lakeview Drive'],
  ['City', 'Austin'],
  ['ZIP Code', '78701'],
] as const;

/** From the business step, complete, to the end of the checklist. */
async function createAndComplete(page: Page, businessName: string): Promise<void> {
  await page.press('Next: Voice Recording');
  await page.press('Use Default Voice');
  await page.isAt(/^\/demo\/agent\/agent_\w+$/);
  const agentId = (await page.path()).split('/').at(-1) ?? '';
  await page.shows(/512-555-01\d\d/, 'section:has(> #trial-number)');

  await page.press('Start Trial Now');
  await page.holds('Full Name', businessName);
  await page.back();
  await page.shows('Congratulations');
  await page.press('Start Trial Now');
  await page.fill('Full Name', 'Ana Rivera');
  await page.press('Continue to Payment Setup');

  await page.shows('Trial started successfully!');
  await page.shows('Your assigned phone number');
  await page.press('Start Free Trial');
  await page.press('Pay');
  await page.isAt(new RegExp(`^/calendar-setup\\?session_id=.+&agentId=${agentId}`));
  await page.shows('0 of 5 complete');
  for (const [step, title] of steps) await complete(page, step, title);
  await page.shows('Setup Complete!');
  await page.site.idle();
  await page.refresh();
  await page.shows('5 of 5 complete');
}

async function complete(page: Page, step: string, title: string): Promise<void> {
  if (!(await page.evaluate(`document.querySelector('${step}').open`))) await page.press(title, step);
  await page.press('Mark as Complete', step);
  await page.shows('Mark as Incomplete', step);
  await page.site.idle(); // a mark is shown before it is stored
}

async function quickSetup(page: Page): Promise<void> {
  await page.visit('/create-agent2');
  await page.press('Start Quick Setup');
  await page.fill('Website Address', 'rivera-plumbing.example');
  await page.press('Next');
  await page.press('Fill in Manually');
  await page.fill('Business Name', 'Rivera Plumbing');
  await page.choose('Time Zone', 'Central');
  await page.choose('Service Type', 'Fixed Location');
  await page.press('Next: Voice Recording');
  await page.press('Skip Voice');
  await page.shows('Default voice');
  await page.press('Create Agent');
  await page.isAt(/^\/demo\/agent\/agent_\w+$/);
}

/** What typing does with scripts takes a button without them. */
async function calculator(page: Page): Promise<void> {
  const revenue = 'output[name=monthlyRevenue]';
  const showsRevenue = async (text: string) => {
    if (await page.evaluate(`!document.querySelector('${revenue}').closest('details').open`))
      await page.press('See all the math');
    await page.shows(text, revenue);
  };
  await page.visit('/');
  await showsRevenue('$3,000');
  for (const [label, value, address, text] of [
    ['Average job ($)', '200', /serviceCost=200/, '$4,000'],
    ['Bookings per month', '10', /bookings=10/, '$2,000'],
  ] as const) {
    await page.fill(label, value);
    if (!page.scripts) await page.press('Calculate');
    await page.isAt(address);
    await page.holds('Average job ($)', '200'); // its address is there before the page
    await showsRevenue(text);
  }
}
