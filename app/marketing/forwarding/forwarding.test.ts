import { describe, expect, test } from 'vitest';

import { carriers } from '~/content/carriers';
import { formatCodeTemplate, forwardingCodes, forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier } from '~/domain/forwarding-code';
import { readForwardingQuery } from './forwarding-query';

function carrier(id: string): Carrier {
  const found = carriers.find((one) => one.id === id);
  if (!found) throw new Error(`no carrier ${id}`);
  return found;
}

describe('forwarding codes', () => {
  test('encodes # in the tel: link', () => {
    const { on, off } = forwardingCodes(carrier('tmobile'), 'noanswer', '512-555-0100');
    expect(on).toEqual({
      display: '**61*1 512 555 0100#',
      dialed: '**61*15125550100#',
      href: 'tel:**61*15125550100%23',
    });
    expect(off.href).toBe('tel:%23%2361%23');
  });

  test('of other carriers are *72 and *73 for all calls, *90 and *91 when busy, *92 and *93 without an answer', () => {
    expect(carrier('standard').codes).toEqual({
      unconditional: { on: '*72{number}', off: '*73' },
      busy: { on: '*90{number}', off: '*91' },
      noanswer: { on: '*92{number}', off: '*93' },
    });
  });

  test('shows a template with the word "number" in place of the number', () => {
    expect(formatCodeTemplate('*72{number}')).toBe('*72 + number');
    expect(formatCodeTemplate('**21*1{number}#')).toBe('**21*1 + number + #');
    expect(formatCodeTemplate('*73')).toBe('*73');
  });

  test('every carrier has a start code with the number and a stop code without it', () => {
    for (const { id, codes } of carriers)
      for (const type of forwardingTypes) {
        expect(codes[type].on, id).toMatch(/^[*#\d]+\{number\}#?$/);
        expect(codes[type].off, id).toMatch(/^[*#\d]+$/);
      }
  });
});

describe('readForwardingQuery', () => {
  const read = (query: string, isFromElsewhere = false) =>
    readForwardingQuery(new URLSearchParams(query), carriers, { isFromElsewhere });

  test('takes the number from a link and preselects no carrier', () => {
    expect(read('number=512-555-0100')).toEqual({
      values: { type: 'noanswer', carrier: '', number: '512-555-0100' },
      errors: {},
      chosen: null,
      needsConfirmation: false,
    });
    expect(read('type=busy&carrier=&number=5125550100').errors).toEqual({
      carrier: 'Please choose your carrier from the list.',
    });
  });

  test('asks for confirmation, without codes, if the link is on another site', () => {
    const query = 'type=busy&carrier=att&number=5125550100';
    const { values, ...ours } = read(query);
    expect(ours).toMatchObject({ chosen: { number: '512-555-0100' }, needsConfirmation: false });
    expect(read(query, true)).toEqual({ values, errors: {}, chosen: null, needsConfirmation: true });
  });

  test.each(['(900) 555-0100', '512-976-0100', '911-555-0100', '512-411-0100', '876-555-0100'])(
    'rejects forwarding to %s and keeps what was typed',
    (number) =>
      expect(read(`type=busy&carrier=att&number=${number}`)).toMatchObject({
        values: { number },
        errors: { number: expect.stringContaining('Please enter a regular US phone number.') },
        chosen: null,
      }),
  );

  test.each([
    ['type=busy&carrier=att&number=', { number: 'Please enter a 10-digit US phone number.' }],
    ['type=sometimes&carrier=att&number=5125550100', { type: 'Please choose which calls to forward.' }],
    ['carrier=__proto__&number=5125550100', { carrier: 'Please choose your carrier from the list.' }],
  ])('reports the invalid field in %s', (query, errors) => expect(read(query).errors).toEqual(errors));
});
