import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findChromium } from '../../setup/chromium.js';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

let owners = 0;

interface Trouble {
  /** What is wrong with the page from the start. */
  prepare?: (page: Page) => Promise<void>;
  /** What happens before each form is sent. */
  beforeSending?: (page: Page, button: string) => Promise<void>;
}

/** What only a browser's own scripts and network can show; the journey suite has the rest. */
export const browserRows: Row[] = [
  browserRow('Browser: offline at each form, then online', { beforeSending: sendOffline }),
  browserRow('Browser: no script of ours is found', { prepare: (page) => missScripts(page, () => true) }),
  browserRow('Browser: every second script is not found', {
    prepare(page) {
      let asked = 0;
      return missScripts(page, () => asked++ % 2 === 1);
    },
  }),
];

function browserRow(name: string, trouble: Trouble): Row {
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
        const page = await browser.newPage();
        await trouble.prepare?.(page);
        await setUp(site, tally, page, trouble);
      } finally {
        await browser.close();
      }
    },
  };
}

/** From the landing to the payment page, with a double click where something is created. */
async function setUp(site: Site, tally: Tally, page: Page, trouble: Trouble): Promise<void> {
  const send = (button: string, leadsTo: string, clicks = 1) =>
    countSending(tally, page, trouble, { button, leadsTo, clicks });
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
  button: string;
  leadsTo: string;
  clicks: number;
}

async function countSending(
  tally: Tally,
  page: Page,
  { beforeSending }: Trouble,
  { button, leadsTo, clicks }: Sending,
): Promise<void> {
  tally.tried += 1;
  await beforeSending?.(page, button);
  try {
    await page.getByRole('button', { name: button }).click({ clickCount: clicks });
    await page.waitForURL((url) => url.pathname.startsWith(leadsTo), { timeout: 60_000 });
    tally.sent += 1;
  } catch (error) {
    tally.lost += 1;
    throw new Error(`'${button}' did not lead to ${leadsTo}`, { cause: error });
  }
}

/** The form stays with everything typed, and says what is the matter. */
async function sendOffline(page: Page, button: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const before = await typedTexts(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alert').first().waitFor();
  await page.context().setOffline(false);
  const after = await typedTexts(page);
  if (after !== before) throw new Error(`'${button}' offline: ${before} became ${after}`);
}

function typedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'main input:not([type=hidden]), main select, main textarea',
      ),
    ]
      .map(({ value }) => value)
      .join('|'),
  );
}

async function missScripts(page: Page, isMissing: () => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isMissing() ? route.fulfill({ status: 404 }) : route.continue(),
  );
}
