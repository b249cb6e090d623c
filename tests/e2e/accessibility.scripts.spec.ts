import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { axeExceptions } from '../markup/exceptions';
import { withFaults, pageStates, visitState } from '../markup/page-states';
import type { PageState } from '../markup/page-states';
import { layOutAll, openAll, showState } from '../setup/show-state';
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

const looked = pageStates.filter(({ name }) => !alike.includes(name));
/** Several states a visit share what a browser costs; enough parts for all workers. */
const parts = 6;

for (let part = 0; part < parts; part += 1)
  test(
    `axe finds nothing on any page, all of it opened, light and dark (${part + 1} of ${parts})`,
    { tag: ['@E.access'] },
    async ({ page }) => {
      for (const state of looked.filter((_state, index) => index % parts === part))
        await test.step(state.name, async () => {
          const found = await faultsOf(page, state);
          const standing = axeExceptions[state.name] ?? [];
          expect(
            found.filter(({ id }) => !standing.includes(id)),
            state.name,
          ).toEqual([]);
          expect(standing.filter((id) => !found.some((fault) => fault.id === id))).toEqual([]);
        });
    },
  );

async function faultsOf(page: Page, state: PageState) {
  await page.emulateMedia({ colorScheme: 'light' });
  await showState(page, await visitState(server.url, state));
  await openAll(page);
  await layOutAll(page);
  await layFootBarDown(page);
  const light = await faults(axeOn(page).withTags(levels));
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await faults(axeOn(page).withRules('color-contrast')))];
}

/** Else what lies behind the bar at the foot of phones, for that moment, counts as too small. */
async function layFootBarDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.foot-bar { position: static !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** In the page alone: our frames are pages of our own, and another page to collect results in takes its time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function faults(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
}
