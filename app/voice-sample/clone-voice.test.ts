import { beforeEach, expect, it, vi } from 'vitest';

import { cloneVoice } from './clone-voice.server';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('~/platform/backend/backend.server', () => ({ backend: { cloneVoice: send } }));

const sample = { seconds: 12, fingerprint: 'first', audio: { size: 0, pieces: async function* () {} } };
const order = { agentId: 'pending', businessName: 'Rivera Plumbing', subject: 'draft' };
const request = new Request('http://site.example/');

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, value: { voiceId: 'voice_1' } });
});

it('names the voice after the business', { tags: ['3.clone.1', '7.clone'] }, async () => {
  await cloneVoice(request, sample, order);
  expect(send.mock.calls[0]?.[0]).toEqual({
    voiceName: 'Rivera Plumbing Receptionist',
    businessName: 'Rivera Plumbing',
    agentId: 'pending',
  });
});

it(
  'repeats a request with its key, and gives every other one another key',
  { tags: ['D.backend.key'] },
  async () => {
    const orders = [
      [sample, order],
      [sample, order],
      [{ ...sample, fingerprint: 'second' }, order],
      [sample, { ...order, subject: 'other' }],
      [sample, { ...order, businessName: 'Rivera & Sons' }],
    ] as const;
    for (const [recording, details] of orders) await cloneVoice(request, recording, details);
    const keys = send.mock.calls.map((call) => call[2]);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(4);
  },
);
