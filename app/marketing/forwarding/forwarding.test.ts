import { describe, expect, test } from 'vitest';

import { carriers } from '~/content/carriers';
import { formatCodeTemplate, forwardingCodes, forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier } from '~/domain/forwarding-code';
import { filledForm, submittedForm } from './forwarding-codes.server';

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

describe('filledForm', () => {
  const fill = (query: string, own: string | null = null) => filledForm(new URLSearchParams(query), own);

  test('takes the number from a link, preselects no carrier and shows no codes', () => {
    expect(fill('number=512-555-0100')).toEqual({
      values: { type: 'noanswer', carrier: '', number: '512-555-0100' },
      errors: {},
      chosen: null,
      hasForeignNumber: true,
    });
    expect(fill('type=busy&carrier=att&number=5125550100').chosen).toBeNull();
  });

  test('warns about a number from a link, unless it is the owner’s receptionist’s', () => {
    expect(fill('').hasForeignNumber).toBe(false);
    expect(fill('number=', '512-555-0100').hasForeignNumber).toBe(false);
    expect(fill('', '512-555-0100')).toMatchObject({
      values: { number: '512-555-0100' },
      hasForeignNumber: false,
    });
    expect(fill('number=5125550100', '512-555-0100').hasForeignNumber).toBe(false);
    expect(fill('number=5125550199', '512-555-0100').hasForeignNumber).toBe(true);
    expect(fill('number=call+me').hasForeignNumber).toBe(true);
  });
});

describe('submittedForm', () => {
  const submit = (query: string) => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(query)) form.set(name, value);
    return submittedForm(form);
  };

  test('shows codes for a type, a carrier and a subscriber’s number', () => {
    expect(submit('type=busy&carrier=att&number=5125550100')).toMatchObject({
      errors: {},
      chosen: { type: 'busy', carrier: { id: 'att' }, number: '512-555-0100' },
    });
  });

  test.each(['(900) 555-0100', '512-976-0100', '911-555-0100', '512-411-0100', '876-555-0100'])(
    'rejects forwarding to %s and keeps what was typed',
    (number) =>
      expect(submit(`type=busy&carrier=att&number=${number}`)).toMatchObject({
        values: { number },
        errors: { number: expect.stringContaining('Please enter a regular US phone number.') },
        chosen: null,
      }),
  );

  test.each([
    ['type=busy&carrier=att&number=', { number: 'Please enter a 10-digit US phone number.' }],
    ['type=busy&carrier=&number=5125550100', { carrier: 'Please choose your carrier from the list.' }],
    ['type=sometimes&carrier=att&number=5125550100', { type: 'Please choose which calls to forward.' }],
    [
      'type=busy&carrier=__proto__&number=5125550100',
      { carrier: 'Please choose your carrier from the list.' },
    ],
  ])('reports the invalid field in %s', (query, errors) => expect(submit(query).errors).toEqual(errors));
});
