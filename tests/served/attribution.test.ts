import { expect, test } from 'vitest';

import { pageText } from '../setup/page-text';
import { reachVoice } from '../setup/typical-owner';
import { useSite } from './backend-site';

/** Who sent the visitor, carried from the entry to the logs by forms that need no scripts. */
const site = useSite();
const reps = () => site.steps().map(({ stepData }) => (stepData as { salesRep?: string }).salesRep); // always an object

test(
  'a rep’s visitor stays theirs through the whole form set-up',
  { tags: ['6.2', 'D.log.rep', 'D.rep', 'D.route.rep', '2.route.2'] },
  async () => {
    const { browser } = site;
    await browser.open('/jOrDaN');
    expect(browser.status).toBe(200);
    expect(pageText(browser.html)).toContain('Jordan sent you.');
    await browser.open('/create-agent3');
    expect(pageText(browser.html)).toContain('Questions? Ask Jordan, or call');
    await reachVoice(browser, '/create-agent3');
    await browser.submit({ intent: 'default' });
    await browser.submit({ intent: 'create' });
    expect(browser.url).toContain('/demo/agent/agent_abc1');
    expect(browser.html).toContain('Jordan'); // what the enhanced page gives its widget
    await expect.poll(() => site.steps().map(({ step }) => step)).toContain(5);
    expect(new Set(reps())).toEqual(new Set(['Jordan']));
  },
);

test('the first rep of a session stays', { tags: ['4.calculator.2', '6.2'] }, async () => {
  await site.browser.open('/alex');
  await site.browser.open('/jordan');
  await site.browser.open('/create-agent', { Referer: 'https://partner.example/jordan' });
  const landing = () => site.steps().find(({ step }) => step === 'page_landing');
  await expect.poll(landing).toMatchObject({ stepData: { salesRep: 'Alex' } });
});

test(
  'a referrer’s last segment counts where nothing else is known, and is kept',
  { tags: ['6.2'] },
  async () => {
    await site.browser.open('/create-agent2', { Referer: 'https://partner.example/team/jordan/' });
    await site.browser.submit({ intent: 'form' });
    await expect.poll(reps).toEqual(['Jordan', 'Jordan']);
  },
);

test(
  'a name that is no rep is the 404 page and attributes nothing',
  { tags: ['D.route.rep', '2.route.20', '8.15'] },
  async () => {
    expect((await site.browser.open('/casey')).status).toBe(404);
    expect(site.browser.html).toContain('Oops! Page not found');
    await site.browser.open('/create-agent', { Referer: 'https://partner.example/casey' });
    await expect.poll(reps).toEqual([undefined]);
  },
);

test('a log that is slow holds no page up', { tags: ['D.log.late'] }, async () => {
  site.backend.responses['log-agent-creator-step'] = () => new Promise(() => undefined);
  await site.browser.open('/create-agent');
  await site.browser.submit({ intent: 'form' });
  expect(site.browser.url).toContain('/website');
  await expect.poll(() => site.steps().length).toBe(2);
  expect(site.backend.calls.map((call) => call.isWaiting())).toEqual([true, true]);
});
