import type { Page } from '../page';
import type { Scenario } from './scenario';

const lookUp = /^\/demo\/agent\/.*phone=/;

/** A page that is left while it waits for a response has nothing to complain of. */
export const leftPages: Scenario[] = [
  {
    name: 'a page is left while its look-up has no answer',
    run: (page) => leaveDuringLookUp(page, 'agent_slowphone'),
  },
  {
    name: 'a page is left while the answer of its look-up arrives',
    notIn: [{ scripts: false, because: 'without scripts the look-up is a page of its own' }],
    run: async (page) => {
      page.site.hold(lookUp);
      await leaveDuringLookUp(page, 'agent_left1');
    },
  },
];

async function leaveDuringLookUp(page: Page, agentId: string): Promise<void> {
  await page.visit(`/demo/agent/${agentId}`);
  await page.site.requested(lookUp);
  await page.visit('/privacy');
  await page.shows('Terms of Service');
  await page.press('Return to Home');
  await page.shows('Try Free Tonight');
}
