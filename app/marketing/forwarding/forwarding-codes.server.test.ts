import { describe, expect, test } from 'vitest';

import { carriers } from '~/content/carriers';
import { formatCodeTemplate, forwardingCodes, forwardingTypes } from '~/domain/forwarding-code';
import type { Carrier } from '~/domain/forwarding-code';
import { filledForm, isUsSubscriberNumber, submittedForm } from './forwarding-codes.server';
import type { LastChoice } from './forwarding-codes.server';

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
  const fill = (query: string, own: string | null = null, last?: LastChoice) =>
    filledForm(new URLSearchParams(query), own ? { number: own } : null, last);

  test('takes the number from a link, preselects no carrier and shows no codes', () => {
    expect(fill('number=512-555-0100')).toEqual({
      values: { type: 'noanswer', carrier: '', number: '512-555-0100' },
      isForPermanent: false,
      isUndecided: false,
      hasForeignNumber: true,
    });
  });

  test('keeps what was chosen last, unless the link says something else', () => {
    const last = { type: 'unconditional', carrier: 'tmobile' } as const;
    expect(fill('number=', '512-555-0100', last).values).toEqual({ ...last, number: '' });
    expect(fill('type=busy&carrier=att', null, last).values).toMatchObject({ type: 'busy', carrier: 'att' });
  });

  test.each<[string, string, string | null, { isUndecided?: true; isForPermanent?: true }]>([
    ['a visitor', '', null, { isUndecided: true }],
    ['a visitor with a number', 'number=512-555-0100', null, {}],
    ['one who comes from a checklist', 'number=', null, {}],
    ['an owner', '', '512-555-0100', {}],
    ['an owner without a number', '', '', {}],
    ['an owner with another number', 'number=512-555-0199', '512-555-0100', {}],
    ['an owner who comes from a checklist', 'number=', '512-555-0100', { isForPermanent: true }],
    ['the same without a trial number', 'number=', '', {}],
  ])('%s may be undecided or forward to the permanent number: %j %j %j', (_who, query, own, may) =>
    expect(
      filledForm(new URLSearchParams(query), own === null ? null : { number: own || null }, undefined),
    ).toMatchObject({ isUndecided: false, isForPermanent: false, ...may }),
  );

  test('warns about a number from a link, unless it is the owner’s receptionist’s', () => {
    expect(fill('')).toMatchObject({ hasForeignNumber: false });
    expect(fill('number=', '512-555-0100')).toMatchObject({ hasForeignNumber: false });
    expect(fill('', '512-555-0100')).toMatchObject({
      values: { number: '512-555-0100' },
      hasForeignNumber: false,
    });
    expect(fill('number=5125550100', '512-555-0100')).toMatchObject({ hasForeignNumber: false });
    expect(fill('number=5125550199', '512-555-0100')).toMatchObject({ hasForeignNumber: true });
    expect(fill('number=call+me')).toMatchObject({ hasForeignNumber: true });
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
      lastResult: { status: 'success' },
      chosen: { type: 'busy', carrier: { id: 'att' }, number: '512-555-0100' },
    });
  });

  test.each(['(900) 555-0100', '512-976-0100', '911-555-0100', '512-411-0100', '876-555-0100'])(
    'rejects forwarding to %s and keeps what was typed',
    (number) =>
      expect(submit(`type=busy&carrier=att&number=${number}`)).toMatchObject({
        lastResult: {
          initialValue: { number },
          error: { number: [expect.stringContaining('Please enter a regular US phone number.')] },
        },
        chosen: null,
      }),
  );

  test.each([
    ['type=busy&carrier=att&number=', { number: ['Please enter a 10-digit US phone number.'] }],
    ['type=busy&carrier=&number=5125550100', { carrier: ['Please choose your carrier from the list.'] }],
    ['type=sometimes&carrier=att&number=5125550100', { type: ['Please choose which calls to forward.'] }],
    [
      'type=busy&carrier=__proto__&number=5125550100',
      { carrier: ['Please choose your carrier from the list.'] },
    ],
  ])('reports the invalid field in %s', (query, errors) =>
    expect(submit(query).lastResult.error).toEqual(errors),
  );
});

test.each([
  '512-555-0100',
  '212-867-5309',
  '787-234-5678',
  '670-234-5678',
  '800-234-5678',
  '833-555-0100',
  '901-234-5678',
  '512-975-0100',
])('accepts %s', (number) => expect(isUsSubscriberNumber(number)).toBe(true));

test.each([
  ['a premium-rate area code', '900-234-5678'],
  ['a premium-rate exchange as area code', '976-234-5678'],
  ['a premium-rate exchange', '512-976-5678'],
  ['a personal number that can ring anywhere', '500-234-5678'],
  ['another personal number', '533-234-5678'],
  ['a carrier’s own service', '700-234-5678'],
  ['the US government’s emergency service', '710-234-5678'],
  ['directory assistance', '512-555-1212'],
  ['toll-free directory assistance', '800-555-1212'],
  ['a service code as area code', '911-234-5678'],
  ['a service code as exchange', '512-411-5678'],
  ['an area code starting with 1', '112-234-5678'],
  ['an area code starting with 0', '012-234-5678'],
  ['an area code reserved for expansion', '294-234-5678'],
  ['an area code that doesn’t exist', '221-234-5678'],
  ['an area code for toll-free numbers of the future', '822-234-5678'],
  ['an exchange starting with 1', '512-134-5678'],
  ['an exchange starting with 0', '512-034-5678'],
  ['the Dominican Republic', '809-234-5678'],
  ['Jamaica', '876-234-5678'],
  ['Toronto', '416-234-5678'],
  ['Canadian numbers without a place', '600-234-5678'],
  ['a number after other text', 'x512-234-5678'],
  ['a number before other text', '5120-234-56789'],
  ['an unformatted number', '5125550100'],
])('rejects %s', (_case, number) => expect(isUsSubscriberNumber(number)).toBe(false));
