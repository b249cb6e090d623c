import { describe, expect, test } from 'vitest';

import { isAgentId } from './agent-id';
import { stateCode, timeZoneOfState, timeZones, usStates } from './us-states';

test('usStates has the 50 states and DC, without duplicate codes or names', () => {
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect(new Set(usStates.map(({ name }) => name)).size).toBe(51);
});

test('stateCode accepts a code or a name in any letter case', () => {
  expect(['texas', ' ny ', 'DC', 'PR'].map(stateCode)).toEqual(['TX', 'NY', 'DC', null]);
});

test('timeZones has 8 zones that Intl supports', () => {
  expect(timeZones).toHaveLength(8);
  for (const { value } of timeZones)
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: value })).not.toThrow();
});

test('timeZoneOfState returns one of the zones for every state, and an empty string otherwise', () => {
  const known: string[] = timeZones.map(({ value }) => value);
  for (const { code } of usStates) expect(known, code).toContain(timeZoneOfState(code));
  for (const value of [undefined, '', 'XX', 'N']) expect(timeZoneOfState(value), value).toBe('');
});

test.each([
  ['NY', 'America/New_York'],
  ['TX', 'America/Chicago'],
  ['CO', 'America/Denver'],
  ['CA', 'America/Los_Angeles'],
  ['HI', 'Pacific/Honolulu'],
  ['AK', 'America/Anchorage'],
  ['AZ', 'America/Phoenix'],
  ['IN', 'America/Indiana/Indianapolis'],
])('timeZoneOfState(%s) is %s', (state, zone) => expect(timeZoneOfState(state)).toBe(zone));

describe('isAgentId', () => {
  test.each(['agent_Abc123', `agent_${'a'.repeat(74)}`])('accepts %s', (text) =>
    expect(isAgentId(text)).toBe(true),
  );

  test.each([
    `agent_${'a'.repeat(75)}`,
    'agent_',
    'agent_a b',
    'my agent_a',
    'agent_a/../b',
    'unknown',
    '',
    null,
    undefined,
  ])('rejects %s', (text) => expect(isAgentId(text)).toBe(false));
});
