import { expect, test } from 'vitest';

import { waits } from '../../app/brand';
import { makeWav } from '../setup/audio';
import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';

/** Cloned voices, by the upload that works in every browser. */
const site = useSite();
const speech = makeWav({ parts: [{ tone: 12 }] });
const text = () => pageText(site.browser.html);

function sampleForm(fields: Record<string, string>, audio: Buffer = speech): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('audio', new File([new Uint8Array(audio)], 'me.wav', { type: 'audio/wav' }));
  return form;
}

async function reachVoice(path: string) {
  await site.browser.open(path);
  await site.browser.submit({ intent: 'form' });
  if (path === '/create-agent') await site.browser.submit({ intent: 'skip' });
  else {
    await site.browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    await site.browser.submit({ intent: 'manual' });
  }
  await site.browser.submit({
    intent: 'next',
    BusinessName: 'Rivera Plumbing',
    BusinessPhoneNumber: '5125550100',
    BusinessEmail: 'ana@rivera.example',
    TimeZone: 'America/Chicago',
    ServiceType: 'Fixed Location',
    BusinessAddressStreet: '1 Main St',
  });
}

test('the voice step asks for three quotes and says how long', { tags: ['5.14', '9.voice.4'] }, async () => {
  await reachVoice('/create-agent2');
  expect(text()).toContain('10-30 seconds');
  expect(text()).toContain('15-20 seconds');
  expect(text()).toContain('3 quotes');
  expect(site.browser.html.match(/<blockquote/g)).toHaveLength(3);
});

test(
  'in variant A a cloned voice goes straight into the receptionist',
  { tags: ['4.A.8', '7.clone', '3.clone.1', '3.clone.2', '3.business.6', '3.business.7'] },
  async () => {
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_9' };
    await reachVoice('/create-agent');
    await site.browser.upload(sampleForm({ intent: 'clone' }));
    expect(site.browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
    const { body } = site.backend.to('create-voice-clone')[0] ?? {};
    expect({ ...body, audioData: Buffer.from(String(body?.audioData), 'base64').equals(speech) }).toEqual({
      audioData: true,
      voiceName: 'Rivera Plumbing Receptionist',
      businessName: 'Rivera Plumbing',
      agentId: 'pending',
    });
    const businessData = site.backend.to('create-full-agent')[0]?.body.businessData;
    expect(businessData).toMatchObject({
      customVoiceId: 'voice_9',
      WeeklySchedule: { monday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] } },
    });
  },
);

test('in variant B it goes on to the review', { tags: ['4.B.2', '3.business.7'] }, async () => {
  site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_9' };
  await reachVoice('/create-agent2');
  await site.browser.upload(sampleForm({ intent: 'clone' }));
  expect(site.browser.url).toContain('/create-agent2/confirm');
  expect(text()).toContain('Your own voice');
  await site.browser.submit({ intent: 'create' });
  expect(site.backend.to('create-full-agent')[0]?.body.businessData).toMatchObject({
    customVoiceId: 'voice_9',
  });
});

test('a clone that fails leaves the default voice open', { tags: ['8.3'] }, async () => {
  site.backend.responses['create-voice-clone'] = { success: false, error: 'no' };
  await reachVoice('/create-agent2');
  await site.browser.upload(sampleForm({ intent: 'clone' }));
  expect(text()).toContain('Voice Creation Failed');
  expect(text()).toContain('Failed to create voice clone. You can proceed without custom voice.');
  expect(text()).toContain('Skip Voice');
});

test(
  'a sample that is too short or none at all is not sent',
  { tags: ['5.13', '9.voice.1', 'D.upload.server'] },
  async () => {
    await reachVoice('/create-agent');
    await site.browser.upload(sampleForm({ intent: 'clone' }, makeWav({ parts: [{ tone: 9 }] })));
    expect([site.browser.status, text().includes('Recording too short')]).toEqual([400, true]);
    await site.browser.upload(sampleForm({ intent: 'clone' }, Buffer.from('a letter')));
    expect(text()).toContain('Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).');
    expect(site.backend.to('create-voice-clone')).toHaveLength(0);
  },
);

test(
  'the recording page has its quotes, its times and its way back',
  {
    tags: [
      '2.recording.1',
      '2.recording.2',
      '2.recording.3',
      '2.recording.4',
      '2.recording.5',
      '2.route.23',
      '9.time.1',
      '9.voice.4',
    ],
  },
  async () => {
    await site.browser.open('/voice-recording?agentId=agent_rivera1');
    expect(site.browser.html.match(/<blockquote/g)).toHaveLength(12);
    expect(text()).toContain('10-15 seconds');
    expect(text()).toContain(waits.ownVoice);
    expect(site.browser.html).toMatch(
      /<a href="\/calendar-setup\?agentId=agent_rivera1"[^>]*>← Back to Setup/,
    );
    for (const href of ['/pricing', '/about-us']) expect(site.browser.html).toContain(`href="${href}"`);
    expect(site.browser.html).toContain('agent_rivera1');
    await site.browser.open('/voice-recording');
    expect(site.browser.html).toContain('/calendar-setup?agentId=agent_demo');
  },
);

test(
  'the recording page clones for that agent, once it knows the business',
  { tags: ['D.recording', '5.11', '7.clone'] },
  async () => {
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_9' };
    await site.browser.open('/voice-recording?agentId=agent_rivera1');
    await site.browser.upload(sampleForm({ intent: 'clone', businessName: ' ' }));
    expect(text()).toContain('Missing Business Name');
    expect(text()).toContain('Please complete the business information step first.');
    await site.browser.upload(
      sampleForm({ intent: 'clone', businessName: `Rivera\r\nPlumbing \u202e${'👍🏽'.repeat(60)}` }),
    );
    const businessName = `Rivera Plumbing ${'👍🏽'.repeat(60)}`;
    expect(site.backend.to('create-voice-clone').map(({ body }) => body)).toEqual([
      expect.objectContaining({ agentId: 'agent_rivera1', businessName }),
    ]);
  },
);
