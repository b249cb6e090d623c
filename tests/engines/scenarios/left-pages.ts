import type { Page } from '../page';
import type { Scenario } from './scenario';
import { startInstantSetup } from './set-up';

const plainForm = 'without scripts the form is a navigation of its own';
const lookUp = /^\/demo\/agent\/.*(phone=|\/number)/;

/** A page that is left while it waits for a response has nothing to complain of. */
export const leftPages: Scenario[] = [
  {
    name: 'a page is left while its look-up has no response',
    run: (page) => leaveDuringLookUp(page, 'agent_slowphone'),
  },
  {
    name: 'a page is left while the response of its look-up arrives',
    notIn: [{ scripts: false, because: 'without scripts the look-up is a page of its own' }],
    run: async (page) => {
      page.site.hold(lookUp);
      await leaveDuringLookUp(page, 'agent_left1');
    },
  },
  {
    name: 'a page is left while its form has no response',
    notIn: [{ scripts: false, because: plainForm }],
    run: (page) => leaveDuringSending(page, { website: 'slow-extract.example', email: '' }),
  },
  {
    name: 'a page is left while the response to its form arrives',
    notIn: [{ scripts: false, because: plainForm }],
    run: (page) => leaveDuringSending(page, { website: 'rivera.example', email: 'ana@rivera', hold: true }),
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

async function leaveDuringSending(
  page: Page,
  { website, email, hold = false }: { website: string; email: string; hold?: boolean },
): Promise<void> {
  const form = /^\/create-agent\/website/;
  await startInstantSetup(page);
  await page.fill('Website Address', website);
  await page.fill('Email', email);
  if (hold) page.site.hold(form);
  await page.press('Analyze Website');
  await page.site.requested(form);
  await page.visit('/privacy');
  await page.shows('Terms of Service');
}
