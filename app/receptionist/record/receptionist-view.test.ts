import { describe, expect, test } from 'vitest';

import { answersFrom, noAnswers } from '../../answers/answers';
import { brand } from '../../brand';
import { pricingCopy } from '../../content/pricing-copy';
import type { AgentRecord } from './agent-record.server';
import { viewReceptionist } from './receptionist-view';
import type { TrialState } from './receptionist-view';
import type { Relation } from './receptionist';

const now = new Date('2026-11-24T20:00:00Z');

function view(relation: Relation, record: Partial<AgentRecord> = {}, isTest = false) {
  const receptionist = {
    agentId: 'agent_abc1',
    relation,
    number: null,
    record: { answers: noAnswers, ...record },
  };
  return viewReceptionist(receptionist, { isTest, now });
}

test.each([
  [
    'that we made up',
    { websiteAddress: 'https://www.rivera.example' },
    `You get it by email to info@rivera.example, our guess from your web address. If nobody reads that, write to ${brand.supportEmail}.`,
  ],
  ['of the owner', { email: 'ana@rivera.example' }, 'You get it by email to ana@rivera.example.'],
  ['that this browser doesn’t know', {}, 'You get it by email.'],
])('says where messages arrive, at an address %s', (_whose, answers, said) => {
  expect(view('owner', { answers: { ...noAnswers, ...answers } }).messagesArriveAt).toBe(said);
});

describe('the trial', () => {
  const claimed = { isClaimed: true };
  test.each<[TrialState, string, Relation, Partial<AgentRecord>]>([
    ['not-offered', 'nobody names a receptionist', 'none', {}],
    ['not-offered', 'it is our own', 'house', {}],
    ['not-offered', 'a checkout of our own is claimed', 'house', { trialEnds: '2026-12-06' }],
    ['unknown', 'this browser only has the ID', 'stranger', {}],
    ['unknown', 'the owner’s link was used here', 'owner', claimed],
    ['not-started', 'the link was used where it was set up', 'owner', { ...claimed, setupVariant: 'A' }],
    ['not-started', 'it was set up here', 'owner', { setupVariant: 'call' }],
    ['not-started', 'it was signed up here', 'known', { isUsedHere: true }],
    ['unknown', 'its cookie is gone', 'known', {}],
    ['started', 'the checkout came back here', 'stranger', { trialEnds: '2026-12-06' }],
    ['started', 'the link was used after the checkout', 'owner', { ...claimed, trialEnds: '2026-12-06' }],
    ['started', 'this is its last day', 'owner', { trialEnds: '2026-11-24' }],
    ['ended', 'its last day was yesterday', 'owner', { trialEnds: '2026-11-23' }],
  ])('is “%s” if %s', (state, _when, relation, record) =>
    expect(view(relation, record).trial.state).toBe(state),
  );

  test.each([
    ['that isn’t known', {}, `${pricingCopy.maybeStarted} Not yet?`],
    [
      'that hadn’t started by a day',
      { noTrialOn: '2026-11-23' },
      'When you made this device’s link on Monday, November\u00a023, no trial had started. Still none?',
    ],
    [
      'that hadn’t started today',
      { noTrialOn: '2026-11-24' },
      'When you made this device’s link earlier today, no trial had started. Still none?',
    ],
  ])('is doubted if it is one %s', (_which, record, said) => {
    const { doubt } = view('owner', { ...claimed, ...record }).trial;
    expect(`${doubt?.text} ${doubt?.question}`).toBe(said);
    expect(view('owner', { ...record, setupVariant: 'A' }).trial.doubt).toBeNull();
  });

  test('has its last day in words, and that of a trial that starts today', () => {
    const record = { trialEnds: '2026-12-06', answers: answersIn('Pacific/Honolulu') };
    expect(view('owner', record).trial).toMatchObject({
      period: { status: `${pricingCopy.ends} Sunday, December\u00a06`, hasEnded: false },
      endIfStartedToday: 'Tuesday, December\u00a08',
    });
  });
});

test('the number’s last day follows from the setup', () => {
  const { trialNumber } = view('owner', { createdAt: '2026-11-22T20:00:00Z' });
  const lastDay = 'Sunday, December\u00a06';
  expect(trialNumber.period).toEqual({ status: `last day is ${lastDay}`, lastDay, hasEnded: false });
  expect(view('owner').trialNumber.period).toBeNull();
});

describe('the marks', () => {
  test.each<[boolean, string, Relation, Partial<AgentRecord>, boolean]>([
    [true, 'the owner’s browser', 'owner', {}, false],
    [true, 'a browser that signed it up', 'known', { isUsedHere: true }, false],
    [false, 'a browser whose cookie of it is gone', 'known', {}, false],
    [true, 'a browser that marked one', 'stranger', { checklist: [] }, false],
    [true, 'a test', 'stranger', {}, true],
    [false, 'another browser', 'stranger', {}, false],
  ])('are known (%s) to %s', (areKnown, _who, relation, record, isTest) =>
    expect(view(relation, record, isTest).marks.areKnown).toBe(areKnown),
  );

  const linked: Partial<AgentRecord> = { isClaimed: true, linkMadeOn: '2026-11-27', linkMarks: ['calendar'] };
  test.each<[string | null, string, Partial<AgentRecord>]>([
    [
      expect.stringContaining('as of Friday, November\u00a027, 6:45\u00a0PM.') as string,
      'came with the owner’s link',
      { linkMadeTime: '6:45\u00a0PM' },
    ],
    [
      expect.stringContaining('as of Friday, November\u00a027.') as string,
      'came with a link that lacks its time',
      {},
    ],
    [null, 'are of the browser where it was set up', { setupVariant: 'A' }],
    [null, 'came with an older link', { linkMadeOn: undefined }],
    [null, 'are none', { linkMarks: [] }],
  ])('say of which day they are (%s) if they %s', (asOf, _where, record) =>
    expect(view('owner', { ...linked, ...record }).marks.asOf).toEqual(asOf),
  );

  test('are those of the checklist, with the forwarded calls', () => {
    const { marks } = view('owner', { checklist: ['phone'], isForwardedAgain: true });
    expect(marks).toEqual({ complete: ['phone'], areKnown: true, asOf: null, isForwardedAgain: true });
  });
});

function answersIn(TimeZone: string) {
  return { ...noAnswers, fields: answersFrom({ TimeZone }, 'owner') };
}
