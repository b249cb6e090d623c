import { expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { business, createAgent, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

// Visits, clicks and sales reps in the logged steps, without scripts.
const site = useSite();
/** The data of the steps with this name, or of all. */
const data = (name?: string) =>
  site
    .steps()
    .filter(({ step }) => !name || step === name)
    .map(({ stepData }) => stepData as Record<string, unknown>); // always an object

const home = (page: string, more = {}) => ['home_page_visit', 'home', { page, pathname: page, ...more }];

test.each([
  ['/', ...home('/')],
  ['/backupHome101525?utm_source=mail', ...home('/backupHome101525')],
  ['/plumbing', ...home('/plumbing', { trade: 'plumbing' })],
  ['/For/Dental', ...home('/For/Dental', { trade: 'dental' })],
  ['/videocreationwhiteboard', ...home('/videocreationwhiteboard')],
  ['/ALEX', ...home('/ALEX', { salesRep: 'Alex' })],
  ['/about', 'about_us_page_visit', 'about_us', {}],
  ['/faq', 'faq_page_visit', 'faq', {}],
  ['/create-agent', 'page_landing', 'create_agent', { page: '/create-agent' }],
  ['/create-agent2', 'page_landing', 'create_agent', { page: '/create-agent2' }],
  ['/create-agent3', 'page_landing', 'try_free', { page: '/create-agent3' }],
  ['/try-now', 'page_landing', 'try_free', { page: '/try-now' }],
] as [string, string, string, object][])('logs a visit to %s', async (path, step, visitType, stepData) => {
  await site.browser.open(path);
  const logged = { step, visitType, stepData, agentId: 'unknown', userEmail: '', origin: 'WebForm' };
  await expect.poll(site.steps).toEqual([logged]);
});

const robot = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
const noVisits = { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch', 'User-Agent': robot };

test('doesn’t log robots, prefetches, HEAD requests or a second calculation as visits', async () => {
  const { browser, server } = site;
  for (const path of ['/', '/about', '/create-agent']) {
    for (const [name, value] of Object.entries(noVisits)) await browser.open(path, { [name]: value });
    await browser.send(path, { method: 'HEAD' });
  }
  await browser.open('/?serviceCost=200', { Referer: `${server.url}/?serviceCost=150` });
  await site.settled();
  expect(site.stepNames()).toEqual([]);
  await browser.open('/?serviceCost=200', { Referer: 'https://elsewhere.example/' });
  for (const path of ['/create-agent', '/create-agent2']) await browser.open(path); // only the first is a landing
  await site.settled();
  expect(site.stepNames()).toEqual(['home_page_visit', 'page_landing']);
});

test('logs a click on Get Started with section and rep, unless another site posts it', async () => {
  const post = (headers: Record<string, string>) =>
    site.browser.send('/get-started', {
      method: 'POST',
      headers: { Origin: site.server.url, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
  await post({ Referer: `${site.server.url}/jordan` });
  expect(site.browser.url).toContain('/create-agent');
  const click = { source: 'pricing', ctaText: 'Get Started Today', salesRep: 'Jordan' };
  await expect.poll(() => data('cta_clicked')).toEqual([click]);
});

test('a visitor of a rep is attributed to them through the whole setup', async () => {
  const { browser } = site;
  await browser.open('/jOrDaN');
  site.shows('Jordan sent you. Ask for Jordan when you call us.');
  await browser.open('/create-agent3');
  site.shows(`Questions? Call ${brand.supportPhone} and ask for Jordan`);
  site.shows(`Want help setting up? Call ${brand.supportPhone} and ask for Jordan, `);
  await browser.open('/create-agent/voice-setup');
  site.shows(
    'Call us and ask for Jordan, and we’ll set it up together',
    'Or set it up with Jordan over the phone',
  );
  await reachVoice(browser, '/create-agent3');
  await browser.submit({ intent: 'default' });
  await browser.submit({ intent: 'create' });
  expect(browser.url).toContain('/demo/agent/agent_abc1');
  expect(browser.html).toContain('Jordan'); // passed to the widget
  await expect.poll(site.stepNames).toContain('5');
  expect(new Set(data().map(({ salesRep }) => salesRep))).toEqual(new Set(['Jordan']));
});

test('names the session’s receptionist and its owner’s email in later steps', async () => {
  const { browser } = site;
  await createAgent(browser);
  await browser.open('/about');
  const about = () => site.steps().filter(({ step }) => step === 'about_us_page_visit');
  await expect.poll(about).toMatchObject([{ agentId: 'agent_abc1', userEmail: business.BusinessEmail }]);
});

test.each([
  ['attributes a session to its first rep', ['/alex', '/jordan', '/create-agent'], 'jordan', 'Alex'],
  ['attributes by referrer without a rep in the URL', ['/create-agent2'], 'team/jordan/', 'Jordan'],
  ['stores the rep of a referrer even on a cached page', ['/', '/plumbing'], 'jordan', 'Jordan'],
  ['attributes nothing to an unknown rep', ['/casey', '/create-agent'], 'casey', undefined],
])('%s', async (_title, paths, referrer, rep) => {
  const Referer = `https://partner.example/${referrer}`;
  for (const path of paths) await site.browser.open(path, path === '/jordan' ? {} : { Referer });
  await site.browser.post({ intent: 'voice' }, '/create-agent');
  await expect.poll(() => data('voice_setup_selected').map(({ salesRep }) => salesRep)).toEqual([rep]);
});

test.each([
  ['is slow', 200],
  ['fails', 500],
])('a step log that %s delays no page', async (_how, status) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  if (status === 500) answer();
  site.backend.responses['log-agent-creator-step'] = () => isAnswered.then(() => ({ status, body: {} }));
  await createAgent(site.browser);
  expect(site.browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
  await expect.poll(site.stepNames).toContain('page_landing');
  answer(); // or the next steps would reach the backend during other tests
  await expect.poll(site.stepNames).toContain('6');
});

test('a step log that fails is only in the server’s log', async () => {
  site.backend.responses['log-agent-creator-step'] = () => ({ status: 500, body: {} });
  await site.browser.open('/about');
  site.shows('Our mission');
  await expect
    .poll(() => site.server.output())
    .toMatch(/"functionName":"log-agent-creator-step".*"status":500/);
});
