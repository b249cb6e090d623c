import { expect, test } from 'vitest';

import { isAgentId } from './agent-id';
import { timeZones, zoneOfState } from './time-zones';
import { stateCode, usStates } from './us-states';

test('there are 50 states and DC, no code or name twice', { tags: ['3.lists.1', '9.hours'] }, () => {
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect(new Set(usStates.map(({ name }) => name)).size).toBe(51);
  expect(['texas', ' ny ', 'DC', 'PR'].map(stateCode)).toEqual(['TX', 'NY', 'DC', null]);
});

test('there are 8 time zones, which this runtime knows', { tags: ['3.lists.2', '9.hours'] }, () => {
  expect(timeZones).toHaveLength(8);
  for (const { value } of timeZones)
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: value })).not.toThrow();
});

test('each state has the zone of most of it', () => {
  const known: string[] = timeZones.map(({ value }) => value);
  for (const { code } of usStates) expect(known, code).toContain(zoneOfState(code));
  const zones = ['America/Chicago', 'America/Phoenix', '', ''];
  expect(['TX', 'AZ', 'XX', ''].map(zoneOfState)).toEqual(zones);
});

test.each([
  ['agent_Abc123', true],
  [`agent_${'a'.repeat(74)}`, true],
  [`agent_${'a'.repeat(75)}`, false],
  ...['agent_', 'agent_a b', 'my agent_a', 'agent_a/../b', 'unknown', '', null, undefined].map(
    (text): [string | null | undefined, boolean] => [text, false],
  ),
])('%s in an address may name a receptionist: %s', (text, may) => expect(isAgentId(text)).toBe(may));
