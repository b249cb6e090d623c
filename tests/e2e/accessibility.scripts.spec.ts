import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { axeExceptions } from '../markup/exceptions';
import { withFaults, pageStates, visitState } from '../markup/page-states';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { expect, test } from './fixtures';

/** Axe needs the page's timers, so that it runs with scripts alone. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Made of the same parts as another state. */
const alike = [
  ...['/alex', '/create-agent', '/create-agent2', '/create-agent3', 'set-up that is gone', '/blog/roi'],
  ...['/create-agent2/voice-setup', '/create-agent3/voice-setup', '/voice-recording', '/testforwarding'],
  ...['/?serviceCost=275.5&bookings=45&openHour=9', '/backupHome101525?bookings=120&missedPercent=80'],
  ...[
    `/${brand.slug}?agent=agent_example1`,
    '/widget-test?agent=agent_example1',
    'payment page, session expired',
  ],
  ...['/mock-checkout?agentId=agent_example1', '/calendar-setup?agentId=agent_example1', '/mock-calls'],
  ...['/demo/agent/agent_refusephone?phone=look', '/blog/no-such-article', 'business step, nothing found'],
  ...['error page 400', 'error page 403', 'error page 405', 'error page 413', 'error page 415'],
  'error page 500',
];

/** A server apart: some states use up what it allows an address. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ BACKEND: 'mock', ...withFaults });
});
test.afterAll(() => server.stop());

test.use({ expectedErrors: ['Failed to load resource'] });

for (const state of pageStates.filter(({ name }) => !alike.includes(name)))
  test(
    `axe finds nothing on ${state.name}, all of it opened, light and dark`,
    { tag: ['@E.access'] },
    async ({ page }) => {
      const { url, html, status } = await visitState(server.url, state);
      await page.route(
        (other) => leadsOn(other, url),
        () => undefined,
      ); // a page that leads on by itself stays
      await page.route(url, (route) =>
        route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: late(html) }),
      );
      await page.goto(url);
      await openAll(page);
      await stopMotion(page);
      await scrollToEnd(page);
      const light = await faults(page, axeOn(page).withTags(levels));
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await faults(page, axeOn(page).withRules('color-contrast'));
      const found = [...light, ...dark];
      const standing = axeExceptions[state.name] ?? [];
      expect(found.filter(({ id }) => !standing.includes(id))).toEqual([]);
      expect(standing.filter((id) => !found.some((fault) => fault.id === id))).toEqual([]);
    },
  );

/** A refresh that begins while axe looks would stop it. */
function late(html: string): string {
  return html.replace('http-equiv="refresh" content="2; ', 'http-equiv="refresh" content="3600; ');
}

/** Whether a request is for another page, or for its data. */
function leadsOn({ href, pathname }: URL, url: string): boolean {
  return href !== url && !/\.(?!data)\w+$/.test(pathname);
}

/** Opens what a visitor can open in place. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** There the bar at the foot of phones lies over nothing, and everything has been laid out. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let rounds = 0; rounds < 5; rounds += 1) {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Colours that are on their way from one theme to the other have no contrast of their own. */
async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** In the page alone: our frames are pages of our own, and another page to collect results in takes its time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function faults(page: Page, axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
}
