import { expect, test } from 'vitest';

import { sampleForm } from '../setup/typical-owner';
import { useSite } from './site';

// The demo and setup receptionists belong to the site. Visitors can talk to them but can't change them.
const site = useSite();
const houseAgents = ['agent_demo', 'agent_setup'];

test.each(['', ...houseAgents.map((agent) => `?agentId=${agent}`)])(
  'the recording page %s clones no voice for them, and says so',
  async (query) => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await browser.open(`/voice-recording${query}`);
    site.shows('nothing you record here is sent, and its voice stays as it is');
    expect(browser.html).toContain('href="/create-agent"');
    await browser.upload(sampleForm({ businessName: 'A Stranger' }));
    expect(browser.status).toBe(400);
    site.shows('This Is Our Own Receptionist', 'Create your receptionist first');
    expect(browser.html).toContain('value="A Stranger"');
    expect(backend.to('create-voice-clone')).toHaveLength(0);
  },
);

test.each(houseAgents)('no request for a number of %s is sent', async (agent) => {
  const { browser, backend } = site;
  backend.responses['get-agent-phone'] = { success: true };
  const page = `/demo/agent/${agent}`;
  for (const ask of [
    () => browser.open(`${page}?phone=look`),
    () => browser.open(`${page}?phone=assign`),
    () => browser.open(page).then(() => browser.post({ intent: 'assign' })),
  ]) {
    await ask();
    site.shows('This is our own receptionist, so it gets no trial number.');
    expect(browser.page.refresh).toBeNull();
  }
  await browser.post({ intent: 'assign' }, `${page}/number`);
  expect(JSON.parse(browser.html)).toEqual({ kind: 'house' });
  await browser.open('/create-agent/voice-setup');
  await browser.post({ Agent_Id: agent }, '/voice-handover');
  expect([browser.status, JSON.parse(browser.html)]).toEqual([400, { assigned: false }]);
  expect(backend.to('assign-agent-phone')).toHaveLength(0);
});
