import { beforeEach, expect, test } from 'vitest';

import { completeSteps, stepTitles } from '../setup/checklist';
import { sampleForm } from '../setup/typical-owner';
import { useSetupSteps } from './setup-steps';
import { useSite } from './site';

// At the end of a setup call, the page posts what the owner said.
const site = useSite();
const { heldBack } = useSetupSteps(site);
const said = {
  Agent_Id: 'agent_abc1',
  BusinessName: 'Rivera Plumbing',
  UsersEmailAddress: 'ana@rivera.example',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'Texas',
  UsersZipcode: '78701',
};

beforeEach(async () => {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  site.backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
  await site.browser.open('/alex');
  await site.browser.open('/create-agent/voice-setup');
});

async function postCallResult(fields: Partial<typeof said>) {
  const { html, status } = await site.browser.post({ ...said, ...fields }, '/voice-handover');
  return { status, response: JSON.parse(html) };
}
const assigned = () => site.backend.to('assign-agent-phone').map(({ body }) => body);
const ends = () => site.steps().filter(({ step }) => step === 99);

test('requests a number with the details from the call, logs the step, and stores both', async () => {
  const { browser } = site;
  const { status, response } = await postCallResult({});
  expect(status).toBe(200);
  const contact = { userEmail: 'ana@rivera.example', userAddress: '12 Cedar Street', userCity: 'Austin' };
  const number = { agentId: 'agent_abc1', businessName: 'Rivera Plumbing', ...contact };
  const { agentId: currentAgentId, ...details } = { ...number, userState: 'TX', userZipcode: '78701' };
  expect(assigned()).toEqual([{ agentId: currentAgentId, ...details }]);
  expect(response).toEqual({ assigned: true, sessionKeys: { currentAgentId, ...details } });
  const stepData = { success: true, salesRep: 'Alex' };
  const end = { visitType: 'create_agent', agentId: 'agent_abc1', userEmail: 'ana@rivera.example' };
  await expect.poll(ends).toMatchObject([{ ...end, origin: 'VoiceAgent', stepData }]);
  const { html } = await browser.open('/trial-signup');
  for (const value of ['Rivera Plumbing', 'ana@rivera.example', '12 Cedar Street', 'Austin', '78701'])
    expect(html).toContain(`value="${value}"`);
  await browser.open('/demo/agent/agent_abc1');
  site.shows('512-555-0123');
});

test('keeps the details that a repeated result lacks', async () => {
  const { response } = await postCallResult({});
  await site.browser.post({ Agent_Id: said.Agent_Id, UsersZipcode: '787' }, '/voice-handover');
  expect(JSON.parse(site.browser.html)).toEqual(response);
  const { html } = await site.browser.open('/trial-signup');
  for (const value of ['Rivera Plumbing', 'ana@rivera.example', '12 Cedar Street', 'Austin', '78701'])
    expect(html).toContain(`value="${value}"`);
});

test('a result that is sent again keeps what another tab marked meanwhile, and adds what it says', async () => {
  const { browser } = site;
  const checklist = '/calendar-setup?agentId=agent_abc1';
  await postCallResult({});
  const slow = heldBack('assign-agent-phone', { success: true, assignedPhoneNumber: '+15125550123' });
  const again = browser.post({ Agent_Id: said.Agent_Id, UsersCity: 'Dallas' }, '/voice-handover');
  await expect.poll(() => assigned().length).toBe(2);
  await browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
  slow.release();
  await again;
  await browser.open(checklist);
  expect(completeSteps(browser.page)).toEqual([stepTitles.calendar]);
  await browser.submit({ intent: 'mark', step: 'invite', done: 'true' }, checklist);
  expect(completeSteps(browser.page)).toEqual([stepTitles.calendar, stepTitles.invite]);
  expect(browser.cookie).not.toContain('own-call');
  await browser.open('/trial-signup');
  const { BusinessName, UsersZipcode } = said;
  expect(browser.page.values).toMatchObject({ name: BusinessName, city: 'Dallas', zipCode: UsersZipcode });
});

test.each([
  ['a new receptionist', 'becomes', { success: true, phoneNumber: null }, 1, 1],
  [
    'somebody’s receptionist, which has a number,',
    'isn’t',
    { success: true, phoneNumber: '+15125550123' },
    0,
    0,
  ],
  ['a receptionist that the backend says nothing about', 'isn’t', () => ({ status: 503, body: {} }), 0, 0],
])(
  'of %s the browser %s the owner’s, and only an owner’s browser has a number assigned',
  async (...example) => {
    const { browser, backend } = site;
    const [, , lookup, numbers, voices] = example;
    backend.responses['get-agent-phone'] = lookup;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await postCallResult({});
    expect(assigned()).toHaveLength(numbers);
    await browser.open('/voice-recording?agentId=agent_abc1');
    await browser.upload(sampleForm({ businessName: 'Rivera' }));
    expect(backend.to('create-voice-clone')).toHaveLength(voices);
  },
);

test.each([
  ['none', 'has one assigned and', 'becomes', null, 1],
  ['a number', 'orders none and', 'doesn’t become', '+15125550123', 0],
])(
  'if the lookup after a call fails, and the page then finds %s, it %s %s the owner’s',
  async (...[, , , phoneNumber, count]) => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = () => ({ status: 503, body: {} });
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    expect((await postCallResult({})).response).toMatchObject({ assigned: false });
    backend.responses['get-agent-phone'] = { success: true, phoneNumber };
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    await browser.open('/demo/agent/agent_abc1?phone=look', own);
    await browser.open('/demo/agent/agent_abc1?phone=assign', own);
    site.shows('512-555-0123');
    expect(assigned()).toMatchObject(Array(count).fill({ userEmail: said.UsersEmailAddress }));
    await browser.open('/calendar-setup?agentId=agent_abc1');
    await browser.submit(
      { intent: 'mark', step: 'invite', done: 'true' },
      '/calendar-setup?agentId=agent_abc1',
    );
    await browser.open('/voice-recording?agentId=agent_abc1');
    await browser.upload(sampleForm({ businessName: 'Rivera' }));
    expect(backend.to('create-voice-clone')).toHaveLength(count);
  },
);

test('the page whose lookup makes the browser the owner’s already shows it as that', async () => {
  const { browser, backend } = site;
  backend.responses['get-agent-phone'] = () => ({ status: 503, body: {} });
  await postCallResult({});
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
  expect(browser.page.link('Open on another device')).toBe('/other-device?agentId=agent_abc1');
});

test('a result that is sent again, when its receptionist has a number, leaves the browser the owner’s', async () => {
  const { browser, backend } = site;
  backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
  await postCallResult({});
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: '+15125550123' };
  await postCallResult({});
  await browser.open('/voice-recording?agentId=agent_abc1');
  await browser.upload(sampleForm({ businessName: 'Rivera' }));
  expect(backend.to('create-voice-clone')).toHaveLength(1);
});

test.each([
  [{ success: false }, false],
  [() => ({ status: 503, body: {} }), false],
  [{ success: true, assignedPhoneNumber: null }, true], // will be assigned later
])('reports whether a number was assigned (%#)', async (reply, assigned) => {
  site.backend.responses['assign-agent-phone'] = reply;
  expect((await postCallResult({ UsersEmailAddress: '' })).response).toMatchObject({ assigned });
  await expect.poll(ends).toMatchObject([{ userEmail: '', stepData: { success: assigned } }]);
});

test('limits the length of the details and leaves out invalid ones', async () => {
  const long = '👩🏿‍🚀'.repeat(120);
  await postCallResult({ BusinessName: long, UsersCity: 'Aus\u202etin\r\nBcc: x', UsersAddress: '\u200b' });
  await postCallResult({ Agent_Id: 'agent_abc2', BusinessName: `${long}x`, UsersState: 'Ontario' });
  expect(assigned()).toMatchObject([
    { businessName: long, userCity: 'Austin Bcc: x', userAddress: '' },
    { businessName: '', userState: '', userCity: 'Austin' },
  ]);
});

test('leaves out an email address and a ZIP code that the voice agent misheard', async () => {
  const misheard = { UsersEmailAddress: 'ana at rivera', UsersZipcode: 'seven eight seven' };
  const { response } = await postCallResult(misheard);
  expect(response.sessionKeys).toMatchObject({ userEmail: '', userZipcode: '', userCity: 'Austin' });
  expect(assigned()).toMatchObject([{ userEmail: '', userZipcode: '', userCity: 'Austin' }]);
  await site.browser.open('/trial-signup');
  expect(site.browser.page.values).toMatchObject({ email: '', zipCode: '', city: 'Austin' });
});

test('logs a call, and what follows, with its receptionist and its email address, or else with the one before', async () => {
  const calls = [
    ['agent_abc1', 'ana@rivera.example', 'ana@rivera.example'],
    ['agent_abc2', 'desk@rivera.example', 'desk@rivera.example'],
    ['agent_abc3', '', 'desk@rivera.example'],
  ] as const;
  for (const [Agent_Id, UsersEmailAddress] of calls) await postCallResult({ Agent_Id, UsersEmailAddress });
  await site.browser.open('/about');
  const logged = (step: number | string) =>
    site.steps().flatMap((one) => (one.step === step ? [[one.agentId, one.userEmail]] : []));
  const expected = calls.map(([agentId, , userEmail]) => [agentId, userEmail]);
  await expect.poll(() => logged(99).sort()).toEqual(expected);
  await expect.poll(() => logged('about_us_page_visit')).toEqual(expected.slice(-1));
});

test('calls nothing for an invalid agent ID', async () => {
  const long = `agent_${'a'.repeat(80)}`;
  for (const Agent_Id of ['', 'agent_', 'agent_a-b', 'agent_a b', 'AGENT_abc', 'xagent_abc', long])
    expect(await postCallResult({ Agent_Id }), Agent_Id).toEqual({
      status: 400,
      response: { assigned: false },
    });
  await site.settled();
  expect([assigned(), ends()]).toEqual([[], []]);
});
