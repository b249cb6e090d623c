import { expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { useSite } from './site';

// Pages with a voice widget, and what they offer without scripts.
const site = useSite();

/** The agents of the page's widgets. */
const widgets = () =>
  [...site.browser.page.document.querySelectorAll('[data-call]')].map((place) =>
    place.getAttribute('data-call'),
  );

test.each([
  ['/demo-call', 'agent_demo'],
  ['/voice-agent', 'agent_demo'],
  [`/${brand.slug}?agent=agent_rivera1`, 'agent_rivera1'],
  ['/videocreationwhiteboard', 'agent_demo'],
  ['/calendar-setup', 'agent_demo'],
  ['/demo/agent/agent_rivera1', 'agent_rivera1'],
  ['/voice-recording', 'agent_demo'],
  ['/voice-recording?agentId=agent_rivera1', 'agent_rivera1'],
])('%s has one voice widget, of %s', async (path, agent) => {
  await site.browser.open(path);
  expect(widgets()).toEqual([agent]);
});

test.each(['/trial-signup', '/widget-test', '/pricing'])('%s loads no voice widget', async (path) => {
  await site.browser.open(path);
  expect(widgets()).toEqual([]);
});

test('every page with a voice widget also has a phone line', async () => {
  for (const path of ['/demo-call', '/voice-agent', '/voice-recording', '/calendar-setup']) {
    await site.browser.open(path);
    expect(site.browser.page.link(`Call ${brand.sampleLine}`), path).toMatch(/^tel:/);
  }
  await site.browser.open('/create-agent3/voice-setup');
  expect(site.browser.page.link(`Call ${brand.supportPhone}`)).toMatch(/^tel:/);
});

test('pages of the demo agent also link to the setup by form', async () => {
  for (const path of ['/demo-call', '/voice-agent', `/${brand.slug}`]) {
    await site.browser.open(path);
    expect(site.browser.page.link(/short form/), path).toBe('/create-agent');
  }
});

test('without scripts, the widget page of an owner’s agent refers to the number of the business', async () => {
  await site.browser.open(`/${brand.slug}?agent=agent_rivera1`);
  site.shows('Please call the business at its usual number.');
});

test('/widget-test?agent=agent_rivera1 shows the snippet for the named agent, without words for buyers', async () => {
  const forBuyers = 'Still deciding? It comes with every receptionist';
  await site.browser.open('/widget-test');
  site.shows(forBuyers);
  for (const name of ['agent', 'agentId']) {
    await site.browser.open(`/widget-test?${name}=agent_rivera1`);
    site.shows('data-agent-id="agent_rivera1"');
    expect(site.browser.text).not.toContain(forBuyers);
  }
});
