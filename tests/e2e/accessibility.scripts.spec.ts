import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';
import { axeExceptions } from '../markup/exceptions';
import { withFaults, pageStates, visitState } from '../markup/page-states';
import { equalAccessViolations } from '../setup/equal-access';
import { cutWords, sideways, tooSmall } from '../setup/layout-faults';
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

/** What a second engine looks at here; `npm run check-access` has it look at all pages, in every width and theme. */
const lookedAtTwice = [
  ...['/', '/faq', '/demo-call', 'business step, refused', 'voice step', '/demo/agent/agent_example1'],
  ...[
    'trial form, refused',
    'payment page',
    'checklist, complete',
    '/voice-recording?agentId=agent_example1',
  ],
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
    `every page, all of it opened, is free of barriers in light and dark and fits narrow phones (${part + 1} of ${parts})`,
    { tag: ['@E.access'] },
    async ({ page }) => {
      for (const state of looked.filter((_state, index) => index % parts === part))
        await test.step(state.name, async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await page.emulateMedia({ colorScheme: 'light' });
          await showState(page, await visitState(server.url, state));
          await openAll(page);
          await layOutAll(page);
          const standing = axeExceptions[state.name] ?? [];
          const found = await barriers(page);
          expect(
            found.filter(({ id }) => !standing.includes(id)),
            state.name,
          ).toEqual([]);
          expect(standing.filter((id) => !found.some((barrier) => barrier.id === id))).toEqual([]);
          if (lookedAtTwice.includes(state.name))
            expect(await equalAccessViolations(page), state.name).toEqual([]);
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 });
            const faults = [...(await sideways(page)), ...(await tooSmall(page)), ...(await cutWords(page))];
            expect(faults, state.name).toEqual([]);
          }
        });
    },
  );

/** What axe finds, in light and then in dark, where the colors alone differ. */
async function barriers(page: Page) {
  await layHeaderDown(page);
  // In the page alone: our frames are pages of our own, and another page to collect results in takes its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(levels).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await page.evaluate(async () => {
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
    return (await (Reflect.get(window, 'axe') as Axe).run(document, options)).violations;
  });
  return [...violations, ...inDark].map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
}

/** Axe as its builder has left it in the page. */
interface Axe {
  run: (
    root: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Else what lies behind the header, for that moment, counts as too small. */
async function layHeaderDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.site-header { position: static !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
