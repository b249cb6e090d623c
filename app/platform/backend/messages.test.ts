import { expect, test, vi } from 'vitest';

import { usualWeek } from '~/domain/weekly-schedule';

/** Made anew within a test, so that a change of a schema is seen by it. */
async function contract() {
  vi.resetModules();
  return (await import('./messages.server')).functions;
}

const open = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };

test(
  'what a website says of a range counts where it is a number of miles',
  {
    tags: ['D.wizard.found', 'D.numbers'],
  },
  async () => {
    const { extract } = await contract();
    const rangeOf = (ServiceRangeMiles: unknown) =>
      extract.response.parse({ success: true, businessData: { ServiceRangeMiles } }).businessData
        .ServiceRangeMiles;
    expect([1, 25, 500, '40', ' 40 ', '500'].map(rangeOf)).toEqual([1, 25, 500, 40, 40, 500]);
    for (const other of ['40 miles', 'a40', '4e1', '', '0', 0, '501', 501, '1000', 2.5, null, ['40']])
      expect(rangeOf(other), JSON.stringify(other)).toBeUndefined();
  },
);

test('of what a website says the usable part counts', { tags: ['D.wizard.found'] }, async () => {
  const { extract } = await contract();
  const found = (businessData: object) =>
    extract.response.parse({ success: true, businessData }).businessData;
  const text = {
    BusinessName: ' Rivera ',
    BusinessDescription: ' x ',
    BusinessEmail: 'a@b.example',
    TimeZone: ' ',
  };
  expect(found({ ...text, BusinessPhoneNumber: 5, BusinessAddressState: ['TX'] })).toEqual({
    ...{ BusinessName: 'Rivera', BusinessDescription: 'x', BusinessEmail: 'a@b.example' },
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
    ...{ monday: open, tuesday: { isOpen: false, ranges: [] } },
  });
  expect(found({ WeeklySchedule: 'always' })).toEqual({});
  expect(() => extract.response.parse({ success: false, businessData: {} })).toThrow();
  expect(() => extract.response.parse({ businessData: {} })).toThrow();
});

test(
  'a body that the backend would refuse is not sent, an answer out of shape is none',
  {
    tags: ['7.phone', '7.subscribe', 'D.backend.failure'],
  },
  async () => {
    const { createAgent, assignPhone, getPhone, cloneVoice, subscribe, logStep } = await contract();
    const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, ...values: unknown[]) =>
      values.map((value) => schema.safeParse(value).success);
    const week = (monday: unknown) => ({ ...usualWeek('weekdays'), monday });
    const day = createAgent.body.shape.businessData.shape.WeeklySchedule;
    const range = { startTime: '9:00 AM', endTime: '9:15 AM' };
    const days = [
      open,
      { ...open, ranges: [] },
      { ...open, ranges: Array(3).fill(open.ranges[0]) },
      { ...open, more: 1 },
    ];
    expect(
      accepts(day, ...[...days, { ...open, ranges: [range] }, { ranges: open.ranges }].map(week)),
    ).toEqual([...[true, false, false, false, false, false]]);
    expect(accepts(day, { ...week(open), holiday: open }, { monday: open })).toEqual([false, false]);
    const phone = (phoneNumber: unknown) => ({ success: true, phoneNumber });
    const numbers = [
      '(512) 555-0100',
      '+1 512.555.0100',
      '',
      null,
      undefined,
      ' 5125550100 ',
      '555',
      'call us: 5125550100',
    ];
    expect(accepts(getPhone.response, ...numbers.map(phone))).toEqual([
      ...[true, true, true, true, true, true, false, false],
    ]);
    expect(accepts(getPhone.response, { ...phone(null), success: false }, phone('5125550100 or so'))).toEqual(
      [false, false],
    );
    const ids = ['agent_a1', 'agent_', 'a1', `agent_${'x'.repeat(90)}`];
    expect(accepts(getPhone.body, ...ids.map((agentId) => ({ agentId })))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const created = [...ids, 'agent_1/../..', 7, undefined].map((agentId) => ({ success: true, agentId }));
    expect(accepts(createAgent.response, ...created)).toEqual([true, ...Array(6).fill(false)]);
    expect(
      accepts(
        cloneVoice.response,
        ...['v', '', 'v'.repeat(201)].map((voiceId) => ({ success: true, voiceId })),
      ),
    ).toEqual([true, false, false]);
    const customerInfo = { name: 'A', email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
    const customers = [
      customerInfo,
      { ...customerInfo, name: '' },
      { ...customerInfo, email: '' },
      { ...customerInfo, card: '4242' },
    ];
    expect(
      accepts(subscribe.body, ...customers.map((info) => ({ customerInfo: info, agentId: '' }))),
    ).toEqual([...[true, false, false, false]]);
    const urls = [
      { url: 'https://pay.example' },
      { success: true, url: '' },
      { success: false, url: '' },
      {},
    ];
    expect(accepts(subscribe.response, ...urls)).toEqual([true, true, false, false]);
    const step = {
      step: 1,
      agentId: '',
      userEmail: '',
      stepData: { a: 1 },
      origin: 'WebForm',
      visitType: 'home',
    };
    const steps = [
      step,
      { ...step, step: 'x', origin: 'VoiceAgent' },
      { ...step, origin: 'Fax' },
      { ...step, visitType: '' },
      {},
    ];
    expect(accepts(logStep.body, ...steps)).toEqual([true, true, false, false, false]);
    expect(accepts(assignPhone.body, { agentId: 'agent_a1' })).toEqual([false]);
    const consents = ['2026-11-22T10:00:00Z', null, 'yesterday'].map((date) => ({
      consent: true,
      date,
      source: '',
    }));
    expect(accepts(createAgent.body.shape.smsConsent, ...consents)).toEqual([true, true, false]);
  },
);
