import type { Carrier } from '~/domain/forwarding-code';

/** Forwarding codes by carrier. Carriers change their codes, so each entry names its source and when it was checked. */
export const carriers: readonly Carrier[] = [
  {
    id: 'standard',
    name: 'Landline or another carrier',
    inSentence: 'a landline or another carrier',
    codes: {
      unconditional: { on: '*72{number}', off: '*73' },
      busy: { on: '*90{number}', off: '*91' },
      noanswer: { on: '*92{number}', off: '*93' },
    },
    note: 'For landlines, internet phones and smaller carriers. Some lines want the number after a second dial tone: dial the code, wait for the tone, then dial the number. If your cell carrier runs on another carrier’s network, choose that one.',
    source: { name: 'the codes most US phone companies share' },
    checked: '2026-11-21',
  },
  {
    id: 'verizon',
    name: 'Verizon',
    codes: {
      unconditional: { on: '*72{number}', off: '*73' },
      busy: { on: '*71{number}', off: '*73' },
      noanswer: { on: '*71{number}', off: '*73' },
    },
    note: '*73 turns off every kind of forwarding.',
    source: {
      name: 'Verizon’s support pages',
      url: 'http://www.verizonwireless.com/support/features/calling_features/call_forwarding.html',
    },
    checked: '2026-11-21',
  },
  {
    id: 'att',
    name: 'AT&T',
    codes: {
      unconditional: { on: '**21*1{number}#', off: '##21#' },
      busy: { on: '**67*1{number}#', off: '##67#' },
      noanswer: { on: '**61*1{number}#', off: '##61#' },
    },
    note: 'An AT&T landline uses the codes under “Landline or another carrier” instead.',
    source: {
      name: 'the GSM standard codes, which AT&T’s wireless network uses',
      url: 'https://bubblyphone.com/tools/call-forwarding-codes',
    },
    checked: '2026-11-21',
  },
  {
    id: 'tmobile',
    name: 'T-Mobile',
    codes: {
      unconditional: { on: '**21*1{number}#', off: '##21#' },
      busy: { on: '**67*1{number}#', off: '##67#' },
      noanswer: { on: '**61*1{number}#', off: '##61#' },
    },
    note: 'Dial *#21#, *#67# or *#61# to see what’s set.',
    source: {
      name: 'the GSM standard codes, which T-Mobile’s network uses',
      url: 'http://wiki.howardforums.com/index.php/T-Mobile_Conditional_Call_Forwarding',
    },
    checked: '2026-11-21',
  },
  {
    id: 'uscellular',
    name: 'UScellular',
    codes: {
      unconditional: { on: '*72{number}', off: '*720' },
      busy: { on: '*90{number}', off: '*900' },
      noanswer: { on: '*92{number}', off: '*920' },
    },
    note: 'If your line has moved to T-Mobile’s network, use T-Mobile’s codes. We couldn’t confirm the busy and no-answer codes with UScellular itself, so check them before you count on them.',
    source: {
      name: 'a directory of carrier codes',
      url: 'https://bubblyphone.com/tools/call-forwarding-codes',
    },
    checked: '2026-11-21',
  },
];
