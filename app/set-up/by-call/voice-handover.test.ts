import { beforeEach, expect, test, vi } from 'vitest';

import { failed, succeeded } from '~/platform/backend/outcome';
import { readRecord } from '~/receptionist/agent-record.server';
import { knownNumber } from '~/receptionist/number/phone.server';
import { settleBackground } from '~/platform/backend/background.server';
import { finishVoiceSetup } from './voice-handover.server';

const { calls, response } = vi.hoisted(() => ({
  calls: [] as { name: string; body: unknown }[],
  response: { assign: undefined as unknown },
}));

vi.mock('~/platform/environment/env.server', () => ({
  env: { sessionSecrets: ['x'.repeat(32)], salesReps: ['alex'], publicUrl: null },
}));
vi.mock('~/platform/log.server', () => ({ log: { info: vi.fn(), error: vi.fn() } }));
vi.mock('~/platform/backend/backend.server', () => ({
  backend: {
    logStep: async (body: unknown) => void calls.push({ name: 'log', body }),
    assignPhone: async (body: unknown) => {
      calls.push({ name: 'assign', body });
      return response.assign;
    },
  },
}));

beforeEach(() => {
  calls.length = 0;
  response.assign = succeeded({ assignedPhoneNumber: '+15125550123' });
});

test(
  'requests a number with what was said, then logs the end, and keeps both for the next pages',
  { tags: ['4.steps.3', '7.assign', 'D.tool', '7.log.1'] },
  async () => {
    const { data, cookies } = await finish({ Agent_Id: 'agent_abc1', UsersState: 'Texas' });
    expect(data).toEqual({ assigned: true });
    expect(calls).toEqual([
      {
        name: 'assign',
        body: {
          agentId: 'agent_abc1',
          businessName: 'Rivera Plumbing',
          userEmail: 'ana@rivera.example',
          userAddress: '',
          userCity: '',
          userState: 'TX',
          userZipcode: '',
        },
      },
      {
        name: 'log',
        body: {
          step: 99,
          visitType: 'create_agent',
          agentId: 'agent_abc1',
          userEmail: 'ana@rivera.example',
          stepData: { success: true, salesRep: 'Alex' },
          origin: 'VoiceAgent',
        },
      },
    ]);
    const next = new Request('http://site.example/', { headers: { Cookie: cookies } });
    expect(await readRecord(next, 'agent_abc1')).toMatchObject({
      own: true,
      handover: { businessName: 'Rivera Plumbing' },
    });
    expect(await knownNumber(next, 'agent_abc1')).toBe('512-555-0123');
  },
);

test.each([
  ['refused', failed('refused')],
  ['not answered', failed('timeout')],
])('logs a failure when the number is %s', { tags: ['4.voice.3', '4.steps.3'] }, async (_name, outcome) => {
  response.assign = outcome;
  const { data } = await finish({ Agent_Id: 'agent_abc1' });
  expect(data).toEqual({ assigned: false });
  expect(calls.at(-1)).toMatchObject({ name: 'log', body: { step: 99, stepData: { success: false } } });
});

test('what was heard is one line, as long as a person counts', { tags: ['7.assign'] }, async () => {
  const long = '👩🏿‍🚀'.repeat(120);
  await finish({
    Agent_Id: 'agent_abc1',
    BusinessName: long,
    UsersCity: 'Aus\u202etin\r\nBcc: x',
    UsersAddress: '\u200b',
  });
  const body = { businessName: long, userCity: 'Austin Bcc: x', userAddress: '' };
  expect(calls[0]).toMatchObject({ name: 'assign', body });
});

test('does nothing for an invalid id', { tags: ['4.voice.4'] }, async () => {
  const { data, status, cookies } = await finish({ Agent_Id: 'agent_' });
  expect({ data, status, cookies, calls }).toEqual({
    data: { assigned: false },
    status: 400,
    cookies: '',
    calls: [],
  });
});

async function finish(fields: Record<string, string>) {
  const said = { BusinessName: 'Rivera Plumbing', UsersEmailAddress: 'ana@rivera.example', ...fields };
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  const headers = { Referer: 'http://site.example/alex' };
  const request = new Request('http://site.example/create-agent/voice-setup', { method: 'POST', headers });
  const response = await finishVoiceSetup(request, form);
  await settleBackground();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { data: await response.json(), status: response.status, cookies: cookies.join('; ') };
}
