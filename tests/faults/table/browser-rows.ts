import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { pageState, sentForms } from '../../e2e/sent-forms';
import type { SentForm } from '../../e2e/sent-forms';
import { findChromium } from '../../setup/chromium.js';
import { business } from '../../setup/typical-owner';
import { sendJson } from './counting-backend';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

let owners = 0;

type Prepare = (page: Page) => Promise<void>;

/** What only a browser's own scripts and network can show; the journey suite has the rest. */
export const browserRows: Row[] = [
  browserRow('Browser: offline at each form, then online', sendOffline),
  browserRow('Browser: no script of ours is found', (site, tally, browser) =>
    setUp(site, tally, browser, (page) => missScripts(page, () => true)),
  ),
  browserRow('Browser: every second script is not found', (site, tally, browser) => {
    let requested = 0;
    return setUp(site, tally, browser, (page) => missScripts(page, () => requested++ % 2 === 1));
  }),
];

function browserRow(name: string, run: (site: Site, tally: Tally, browser: Browser) => Promise<void>): Row {
  return {
    name,
    cannotRun: () => (findChromium() ? null : 'no Chromium'),
    async run(site, tally) {
      const executablePath = findChromium();
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: ['--no-sandbox'],
      });
      try {
        await run(site, tally, browser);
      } finally {
        await browser.close();
      }
    },
  };
}

/** From the landing to the payment page, with a double click where something is created. */
async function setUp(site: Site, tally: Tally, browser: Browser, prepare: Prepare): Promise<void> {
  const page = await browser.newPage();
  await prepare(page);
  const send = (button: string, leadsTo: string, clicks = 1) =>
    countSending(tally, page, button, { leadsTo: (url) => url.pathname.startsWith(leadsTo), clicks });
  owners += 1;
  const business = `Rivera by browser ${owners}`;
  await page.goto(`${site.origin}/create-agent`);
  await send('Start Instant Setup', '/create-agent/website');
  await send("I don't have a website", '/create-agent/business');
  await page.getByLabel('Business Name').fill(business);
  await page.getByLabel('Business Phone').fill('5125550100');
  await page.getByLabel('Business Email').fill('ana@rivera.example');
  await page.getByLabel('Time Zone').selectOption('America/Chicago');
  await page.getByLabel('Service Type').selectOption('Fixed Location');
  await page.getByLabel('Street Address').fill('1 Main St');
  await send('Next: Voice Recording', '/create-agent/voice');
  await send('Use Default Voice', '/demo/agent/', 2);
  tally.duplicated += Math.max(0, site.backend.created('create-full-agent', business) - 1);
  tally.expect(site.backend.created('create-full-agent', business) > 0, 'nothing was created');
  await page.goto(`${site.origin}/trial-signup`);
  await page.getByLabel('Full Name').fill('Ana Rivera');
  await page.getByLabel('Email Address').fill('ana@rivera.example');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').selectOption('TX');
  await page.getByLabel('ZIP Code').fill('78701');
  await send('Continue to Payment Setup', '/payment-setup');
}

interface Sending {
  leadsTo: RegExp | ((url: URL) => boolean);
  clicks?: number;
}

async function countSending(
  tally: Tally,
  page: Page,
  button: string,
  { leadsTo, clicks = 1 }: Sending,
): Promise<void> {
  tally.tried += 1;
  try {
    await page.getByRole('button', { name: button, exact: true }).click({ clickCount: clicks });
    await page.waitForURL(leadsTo, { timeout: 60_000 });
    tally.sent += 1;
  } catch (error) {
    tally.lost += 1;
    throw new Error(`'${button}' leads to ${page.url()}`, { cause: error });
  }
}

/** Each form by somebody new. */
async function sendOffline(site: Site, tally: Tally, browser: Browser): Promise<void> {
  site.backend.behaviours['scrape-and-extract-business-data'] = (_call, response) =>
    sendJson(response, { success: true, businessData: business });
  for (const form of sentForms) {
    const context = await browser.newContext({ baseURL: site.origin });
    await context.route('https://pay.example/**', (route) => route.fulfill({ body: 'the checkout' }));
    await sendOnceOffline(site, tally, await context.newPage(), form);
    await context.close();
  }
}

/** The page says what is the matter and stays with everything typed; the same press goes through afterwards. */
async function sendOnceOffline(
  site: Site,
  tally: Tally,
  page: Page,
  { name, reach, button, leadsTo }: SentForm,
): Promise<void> {
  await reach(page);
  await page.locator('form[method=post][novalidate]').first().waitFor();
  const before = await stateAtRest(page);
  const made = site.backend.times('create-full-agent');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Not sent' }).waitFor();
  tally.expect(JSON.stringify(await pageState(page)) === before, `the ${name} form is another one offline`);
  await page.context().setOffline(false);
  await countSending(tally, page, button, { leadsTo });
  tally.duplicated += Math.max(0, site.backend.times('create-full-agent') - made - 1);
}

/** Islands may still be about to change what can be used: two looks that see the same. */
async function stateAtRest(page: Page): Promise<string> {
  for (let seen = ''; ;) {
    const state = JSON.stringify(await pageState(page));
    if (state === seen) return state;
    seen = state;
    await page.waitForTimeout(500);
  }
}

async function missScripts(page: Page, isMissing: () => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isMissing() ? route.fulfill({ status: 404 }) : route.continue(),
  );
}
