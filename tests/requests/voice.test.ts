import { expect, test } from 'vitest';

import { waitTimes } from '../../app/content/durations';
import { demoPhoneLine } from '../../app/content/phone-lines';
import { makeWav } from '../setup/audio';
import { business, createAgent, reachVoice, sampleForm, speech } from '../setup/typical-owner';
import { useSite } from './site';

// Cloned voices, by file upload.
const site = useSite();
const cloned = { success: true, voiceId: 'voice_9' };

test('variant A creates the receptionist with the cloned voice', async () => {
  const { browser, backend } = site;
  backend.responses['create-voice-clone'] = cloned;
  const { 'create-full-agent': creates } = backend.responses;
  backend.responses['create-full-agent'] = { success: false, error: 'no' };
  await reachVoice(browser);
  await browser.upload(sampleForm());
  site.shows('Agent Creation Failed', 'The voice you recorded is ready.');
  expect(browser.url).toContain('/create-agent/voice');
  backend.responses['create-full-agent'] = creates;
  await browser.submit({ intent: 'own' });
  expect(browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
  const own = { voice: 'own', voiceId: 'voice_9' };
  const voices = () => site.steps().flatMap(({ step, stepData }) => (step === 4 ? [stepData] : []));
  await expect.poll(voices).toEqual([{ ...own, seconds: 12 }, own]);
  const { body } = backend.to('create-voice-clone')[0] ?? {};
  expect({ ...body, audioData: Buffer.from(String(body?.audioData), 'base64').equals(speech) }).toEqual({
    audioData: true,
    voiceName: 'Rivera Plumbing Receptionist',
    businessName: 'Rivera Plumbing',
    agentId: 'pending',
  });
  const { smsConsent, businessData } = backend.to('create-full-agent').at(-1)?.body ?? {};
  expect(smsConsent).toMatchObject({ consent: false, date: null });
  expect(businessData).toMatchObject({
    customVoiceId: 'voice_9',
    WeeklySchedule: { monday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] } },
  });
});

test('asks again when the cookie of the cloned voice was evicted, and creates nothing', async () => {
  const { browser, backend } = site;
  await reachVoice(browser);
  const { url } = browser;
  await browser.submit({ intent: 'own' });
  expect(browser.url).toBe(url);
  site.shows('Your Recording Isn’t Here Anymore');
  expect(backend.to('create-full-agent')).toEqual([]);
});

test('variant B continues to the review, even after a failure', async () => {
  const { browser, backend } = site;
  await reachVoice(browser, '/create-agent2');
  site.shows('10 to 15 seconds', 'a few of the quotes', 'What you’d say to a caller');
  site.shows(`${waitTimes.ownVoice} Until then callers hear ours.`);
  expect(browser.page.find.getAllByRole('blockquote')).toHaveLength(3);
  backend.responses['create-voice-clone'] = { success: false, error: 'no' };
  await browser.upload(sampleForm());
  site.shows('Voice Creation Failed', 'You can use our voice for now.', 'Skip Voice');
  site.shows('Failed to create voice clone. You can proceed without custom voice.');
  backend.responses['create-voice-clone'] = cloned;
  await browser.upload(sampleForm());
  expect(browser.url).toContain('/create-agent2/confirm');
  site.shows('Your own voice');
  await browser.post({ intent: 'default' }, browser.url.replace('/confirm', '/voice'));
  site.shows('Default voice');
  await browser.upload(sampleForm(), browser.url.replace('/confirm', '/voice'));
  await browser.submit({ intent: 'create' });
  expect(backend.to('create-full-agent')[0]?.body.businessData).toMatchObject({ customVoiceId: 'voice_9' });
});

test('a sample that is sent again uses the same idempotency key', async () => {
  const { browser, backend } = site;
  backend.responses['create-voice-clone'] = () => ({ status: 503, body: {} });
  const other = Buffer.from(speech);
  other.fill(0, other.length - 1_000); // of the same length, and different at its end
  await reachVoice(browser, '/create-agent2');
  for (const audio of [speech, speech, other]) await browser.upload(sampleForm({}, audio));
  await reachVoice(browser, '/create-agent2', { ...business, BusinessName: 'Rivera & Sons' });
  await browser.upload(sampleForm());
  const keys = backend.to('create-voice-clone').map(({ headers }) => headers['idempotency-key']);
  const ofEach = [...new Set(keys)];
  expect(ofEach, 'keys: of the sample, of another one, and for another name').toHaveLength(3);
  expect(keys.indexOf(ofEach[1])).toBeGreaterThanOrEqual(2);
});

test('a sample that is too short or not audio isn’t sent', async () => {
  const { browser } = site;
  await reachVoice(browser);
  await browser.upload(sampleForm({}, makeWav({ parts: [{ tone: 9 }] })));
  expect(browser.status).toBe(400);
  site.shows('Recording too short');
  await browser.upload(sampleForm({}, Buffer.from('a letter')));
  site.shows(
    'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM). We can’t play that file. Record it again',
  );
  expect(site.backend.to('create-voice-clone')).toHaveLength(0);
});

test('the recording page has our demo line for a stranger, and doesn’t call the receptionist theirs', async () => {
  await site.browser.open('/voice-recording?agentId=agent_rivera1');
  site.shows('Talk to It Here', demoPhoneLine.alternative);
  expect(site.browser.text).not.toContain('Talk to Your Receptionist');
});

test('the recording page clones a voice for its agent once the business name is known', async () => {
  const { browser, backend } = site;
  await browser.open('/voice-recording');
  expect(browser.page.link('← Back to Setup')).toBe('/calendar-setup?agentId=agent_demo');
  backend.responses['create-full-agent'] = { success: true, agentId: 'agent_rivera1' };
  await createAgent(browser);
  const { page } = await browser.open('/voice-recording?agentId=agent_rivera1');
  expect(page.find.getAllByRole('blockquote')).toHaveLength(12);
  site.shows('10 to 15 seconds', 'within 24 hours');
  expect(page.link('← Back to Setup')).toBe('/calendar-setup?agentId=agent_rivera1');
  expect(page.addresses).toEqual(expect.arrayContaining(['/pricing', '/about-us']));
  backend.responses['create-voice-clone'] = cloned;
  await browser.upload(sampleForm({ businessName: ' ' }));
  site.shows('Missing Business Name', 'Please complete the business information step first.');
  const family = '👍🏽'.repeat(60);
  await browser.upload(sampleForm({ businessName: `Rivera\r\nPlumbing \u202e${family}` }));
  expect(backend.to('create-voice-clone').map(({ body }) => body)).toEqual([
    expect.objectContaining({ agentId: 'agent_rivera1', businessName: `Rivera Plumbing ${family}` }),
  ]);
});
