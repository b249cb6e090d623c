import fc from 'fast-check';
import { expect, test } from 'vitest';

import { redactPersonalData } from './personal-data';

const customerInfo = {
  name: 'Ana Rivera',
  email: 'ana@rivera.example',
  address: '12 Main St',
  city: 'Gary',
  state: 'IN',
  zipCode: '46402-0001',
};
const sent = { customerInfo, agentId: 'agent_abc1' };

test.each([
  ['Invalid price id for this account', 'Invalid price id for this account'],
  ['Customer ana@rivera.example already exists (409)', 'Customer … already exists (409)'],
  ['Send mail to <bob.lee@other.example>', 'Send mail to <…>'],
  ['No number near +1 (512) 555-0100 or 46402', 'No number near … or …'],
  ['Ana has no card', '… has no card'],
  ['RIVERA, ANA of 12 main st, gary in: declined', '…, … of …, … …: declined'],
  ['No agent agent_abc1\n  in workspace', 'No agent … … workspace'],
  ['', ''],
])('logs %j as %j', (text, logged) => expect(redactPersonalData(text, sent)).toBe(logged));

test.each<[string, unknown, string, string]>([
  ['the whole of values that begin alike', ['12 Main St', '12 Main St #$$'], 'at 12 Main St #$$!', 'at …!'],
  ['numbers of the body', { miles: 250 }, 'a range of 250 miles', 'a range of … miles'],
  ['values without the spaces around them', [' #$$ '], 'not #$$.', 'not ….'],
])('removes %s', (_what, body, text, logged) => expect(redactPersonalData(text, body)).toBe(logged));

test.each<[string, unknown]>([
  ['values of one character', ['u']],
  ['words of two letters', ['Al of Us']],
  ['a body with null', { date: null, name: undefined, consent: true }],
])('keeps an error readable after %s', (_what, body) => {
  expect(redactPersonalData('no use of it u', body)).toBe('no use of it u');
});

test('finds short names in scripts that have no spaces', () => {
  expect(redactPersonalData('客户王芳已存在', { name: '王芳' })).toBe('客户…已存在');
});

test('truncates the text after 200 characters', () => {
  expect(redactPersonalData('no '.repeat(100), {})).toHaveLength(200);
});

test('never logs a value that was sent, wherever it occurs', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z$.*(]{4,30}$/), fc.string(), fc.string(), (value, before, after) => {
      expect(redactPersonalData(before + value + after, [value])).not.toContain(value);
    }),
  );
});
