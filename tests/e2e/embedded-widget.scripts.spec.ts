import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { listen } from '../setup/listen';
import { expect, test } from './fixtures';

let site: Server;
let hostOrigin = '';

const bodies: Record<string, string> = {
  '/': `<script src="{product}/widget.js" data-agent-id="agent_rivera1" async></script>`,
  '/two': `<script src="{product}/widget.js" data-agent-id="agent_rivera1" data-label="Call plumbing" async></script>
    <section id="here"><script src="{product}/widget.js" data-agent-id="agent_rivera2" data-label="Call heating"
    data-placement="inline" async></script></section>`,
  '/loader': `<script type="text/plain" src="{product}/widget.js" data-agent-id="agent_rivera1"></script>
    <script type="text/plain" src="{product}/widget.js" data-agent-id="agent_rivera2"></script>`,
  '/bad': `<script src="{product}/widget.js" data-agent-id="agent_&lt;b&gt;" async></script>`,
};

/** An owner's website with conflicting styles and a content policy that allows the script and the frame. */
test.beforeAll(async ({ baseURL }) => {
  const product = baseURL ?? '';
  const policy = `default-src 'none'; style-src 'self'; script-src ${product}; frame-src ${product}`;
  const style = 'button { display: none !important; position: absolute; left: -9999px; font-size: 4px }';
  site = createServer(({ url = '' }, response) => {
    if (url === '/style.css') return response.setHeader('Content-Type', 'text/css').end(style);
    response.writeHead(url in bodies ? 200 : 404, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': policy,
    });
    response.end(`<!doctype html><html lang="en"><title>Rivera Plumbing</title>
      <link rel="stylesheet" href="/style.css"><body><h1>Rivera Plumbing</h1>
      ${bodies[url]?.replaceAll('{product}', product)}</body></html>`);
  });
  hostOrigin = await listen(site);
});

test.afterAll(() => new Promise((resolve) => site.close(resolve)));
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: ['favicon', 'is not an agent id', '404'] });

async function openCall(page: Page, name = 'Call us') {
  const button = page.getByRole('button', { name });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name });
}
test('adds a button to an owner’s page that opens the call', async ({ page, baseURL }) => {
  await page.goto(hostOrigin);
  const dialog = await openCall(page);
  await expect(page.getByRole('button', { name: 'Call us' })).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', `${baseURL}/${brand.slug}?agent=agent_rivera1`);
  await expect(frame).toHaveAttribute('allow', /microphone/);
  await expect(frame.contentFrame().locator('elevenlabs-convai')).toHaveAttribute(
    'agent-id',
    'agent_rivera1',
  );

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Call us' })).toBeFocused();
  await openCall(page);
  await frame.contentFrame().getByRole('button', { name: 'Watch a call' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape inside the frame').toHaveCount(0);
});

test('supports several widgets per page, in the corner or inline', async ({ page }) => {
  await page.goto(`${hostOrigin}/two`);
  await expect(page.locator('#here').getByRole('button', { name: 'Call heating' })).toBeVisible();
  const heating = await openCall(page, 'Call heating');
  await expect(heating.locator('iframe')).toHaveAttribute('src', /agent_rivera2$/);
  const plumbing = await openCall(page, 'Call plumbing');
  await plumbing.locator('iframe').contentFrame().getByRole('button', { name: 'Watch a call' }).focus();
  await page.keyboard.press('Escape');
  await expect(plumbing).toHaveCount(0);
  await expect(heating, 'Escape in the frame of another call').toBeVisible();
  await heating.getByRole('button', { name: 'Close' }).click();
  await expect(heating).toHaveCount(0);
});

test('adds one button for each script that a site builder runs by its own loader', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${hostOrigin}/loader`);
  const script = await (await page.request.get(`${baseURL}/widget.js`)).text();
  for (const run of ['first', 'second']) {
    await page.evaluate(script);
    await expect(page.getByRole('button', { name: 'Call us' }), `after the ${run} run`).toHaveCount(2);
  }
});

test('adds nothing and logs one clear error if the id is invalid', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('widget.js:')) errors.push(message.text());
  });
  await page.goto(`${hostOrigin}/bad`); // async scripts run before the load event
  expect(errors).toEqual([
    'widget.js: data-agent-id="agent_<b>" is not an agent id; no call button was added.',
  ]);
  await expect(page.locator('button')).toHaveCount(0);
});
