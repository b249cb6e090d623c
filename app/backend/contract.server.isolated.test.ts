import { expect, test, vi } from 'vitest';
import type { z } from 'zod';

import { usualWeeks } from '~/domain/weekly-schedule';

/** Imports the schemas again within each test, so that mutation tests see changes to them. */
async function importContract() {
  vi.resetModules();
  return (await import('./contract.server')).contract;
}

const open = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };

test('accepts an extracted service range in whole miles only', async () => {
  const { extractWebsite } = await importContract();
  const rangeOf = (ServiceRangeMiles: unknown) =>
    extractWebsite.response.parse({ success: true, businessData: { ServiceRangeMiles } }).businessData
      .ServiceRangeMiles;
  expect([1, 25, 500, '40', ' 40 ', '500'].map(rangeOf)).toEqual([1, 25, 500, 40, 40, 500]);
  for (const other of ['40 miles', 'a40', '4e1', '', '0', 0, '501', 501, '1000', 2.5, null, ['40']])
    expect(rangeOf(other), JSON.stringify(other)).toBeUndefined();
});

test('uses the valid values of an extraction and drops the others', async () => {
  const { extractWebsite } = await importContract();
  const found = (businessData: object) =>
    extractWebsite.response.parse({ success: true, businessData }).businessData;
  const text = {
    BusinessName: ' Rivera ',
    BusinessDescription: ' x ',
    BusinessEmail: 'a@b.example',
    TimeZone: ' ',
  };
  expect(found({ ...text, BusinessPhoneNumber: 5, BusinessAddressState: ['TX'] })).toEqual({
    BusinessName: 'Rivera',
    BusinessDescription: 'x',
    BusinessEmail: 'a@b.example',
  });
  const three = { isOpen: true, ranges: [...open.ranges, ...open.ranges, ...open.ranges] };
  const week = {
    monday: open,
    tuesday: { isOpen: false },
    wednesday: { isOpen: true },
    thursday: 'all day',
    friday: three,
  };
  expect(found({ WeeklySchedule: week }).WeeklySchedule).toEqual({
    monday: open,
    tuesday: { isOpen: false, ranges: [] },
  });
  expect(found({ WeeklySchedule: 'always' })).toEqual({});
  expect(() => extractWebsite.response.parse({ success: false, businessData: {} })).toThrow();
  expect(() => extractWebsite.response.parse({ businessData: {} })).toThrow();
});
const week = (monday: unknown) => ({ ...usualWeeks.weekdays.week, monday });
const { ranges } = open;
const answer = (name: string, ...values: unknown[]) =>
  values.map((value) => ({ success: true, [name]: value }));
const noIds = ['agent_', 'a1', `agent_${'x'.repeat(90)}`];
const info = { name: 'A', email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
const order = (customerInfo: object) => ({ customerInfo, agentId: '' });
const step = {
  step: 1,
  agentId: '',
  userEmail: '',
  stepData: { a: 1 },
  origin: 'WebForm',
  visitType: 'home',
};
const consent = (date: unknown) => ({ consent: true, date, source: '' });

test.each<[string, (of: Awaited<ReturnType<typeof importContract>>) => z.ZodType, unknown[], unknown[]]>([
  [
    'a week',
    ({ createAgent }) => createAgent.body.shape.businessData.shape.WeeklySchedule,
    [week(open)],
    [
      ...[{ ranges: [] }, { ranges: Array(3).fill(ranges[0]) }, { more: 1 }].map((wrong) =>
        week({ ...open, ...wrong }),
      ),
      week({ ...open, ranges: [{ startTime: '9:00 AM', endTime: '9:15 AM' }] }),
      week({ ranges }),
      { ...week(open), holiday: open },
      { monday: open },
    ],
  ],
  [
    'a number',
    ({ getPhone }) => getPhone.response,
    answer('phoneNumber', '(512) 555-0100', '+1 512.555.0100', '', null, undefined, ' 5125550100 '),
    [
      ...answer('phoneNumber', '555', 'call us: 5125550100', '5125550100 or so'),
      { success: false, phoneNumber: null },
    ],
  ],
  [
    'an id',
    ({ getPhone }) => getPhone.body,
    [{ agentId: 'agent_a1' }],
    noIds.map((agentId) => ({ agentId })),
  ],
  [
    'a receptionist',
    ({ createAgent }) => createAgent.response,
    answer('agentId', 'agent_a1'),
    answer('agentId', ...noIds, 'agent_1/../..', 7, undefined),
  ],
  [
    'a voice',
    ({ cloneVoice }) => cloneVoice.response,
    answer('voiceId', 'v'),
    answer('voiceId', '', 'v'.repeat(201)),
  ],
  [
    'an order',
    ({ subscribe }) => subscribe.body,
    [order(info)],
    [{ name: '' }, { email: '' }, { card: '4242' }].map((wrong) => order({ ...info, ...wrong })),
  ],
  [
    'a checkout',
    ({ subscribe }) => subscribe.response,
    [{ url: 'https://pay.example' }, { success: true, url: '' }],
    [{ success: false, url: '' }, {}],
  ],
  [
    'a step',
    ({ logStep }) => logStep.body,
    [step, { ...step, step: 'x', origin: 'VoiceAgent' }],
    [{ ...step, origin: 'Fax' }, { ...step, visitType: '' }, {}],
  ],
  ['an assignment', ({ assignPhone }) => assignPhone.body, [], [{ agentId: 'agent_a1' }]],
  [
    'a consent',
    ({ createAgent }) => createAgent.body.shape.smsConsent,
    [consent('2026-11-22T10:00:00Z'), consent(null)],
    [consent('yesterday')],
  ],
])('rejects %s of the wrong shape', async (_what, schemaOf, right, wrong) => {
  const schema = schemaOf(await importContract());
  const accepted = [...right, ...wrong].filter((value) => schema.safeParse(value).success);
  expect(accepted).toEqual(right);
});
