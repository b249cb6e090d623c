import { pageStates, visitState } from '../markup/page-states';
import { equalAccessViolations } from '../setup/equal-access';
import { layOutAll, openAll, showState } from '../setup/show-state';
import { expect, test } from './fixtures';

/** One of each kind of page; `npm run check-access` goes through all of them, in every width and theme. */
const states = [
  ...['/', '/videocreationwhiteboard', '/faq', '/blog/numbers', '/about', '/privacy', '/demo-call'],
  ...['/try-now', '/create-agent/voice-setup', 'website step, refused', 'business step, found'],
  ...['business step, refused', 'voice step', 'review, refused', '/demo/agent/agent_example1'],
  ...[
    'trial form, refused',
    'payment page',
    'checklist, complete',
    '/voice-recording?agentId=agent_example1',
  ],
  ...['/testforwarding?type=busy&carrier=tmobile&number=5125550100', '/widget-test', '/no/such/page'],
];

test.use({ expectedErrors: ['Failed to load resource'] });

test(
  'a second engine finds no violation, everything opened',
  { tag: ['@E.access'] },
  async ({ page, baseURL }) => {
    const found: Record<string, string[]> = {};
    for (const state of pageStates.filter(({ name }) => states.includes(name))) {
      await showState(page, await visitState(baseURL ?? '', state));
      await openAll(page);
      await layOutAll(page);
      const violations = await equalAccessViolations(page);
      if (violations.length > 0) found[state.name] = violations;
    }
    expect(found).toEqual({});
  },
);
