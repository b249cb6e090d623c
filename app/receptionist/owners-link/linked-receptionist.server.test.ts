import { describe, expect, test } from 'vitest';

import { answersFrom, noAnswers } from '~/answers/answers';
import type { AgentRecord } from '../record/agent-record.server';
import { hasNews, withLink } from './linked-receptionist.server';
import type { OwnersLink } from './owners-link.server';

/** A browser that used a link, and a newer link of another device than the setup's. */
const used: AgentRecord = {
  answers: noAnswers,
  isClaimed: true,
  linkMadeAt: 1,
  linkMarks: [],
  checklist: [],
};
const newer: OwnersLink = { agentId: 'agent_abc1', madeAt: 2, madeOn: '2026-11-25', marks: [] };

describe('a newer link', () => {
  test.each<[string, Partial<OwnersLink>]>([
    ['that no trial has started', { hasNoTrial: true }],
    ['that calls are forwarded to the permanent number', { isForwardedAgain: true }],
    ['that the owner’s voice was recorded', { ownVoice: true }],
    ['whether there is a number for urgent calls', { hasUrgentNumber: false }],
    ['that a step is marked', { marks: ['calendar'] }],
  ])('of another device has news if it says %s', (_what, said) => {
    const link = { ...newer, ...said };
    expect(hasNews(used, newer), 'without that').toBe(false);
    expect(hasNews(used, link)).toBe(true);
    const updated = { ...withLink(used, link), isClaimed: true };
    expect(hasNews(updated, { ...link, madeAt: 3 }), 'once that is known').toBe(false);
  });

  test('replaces the day without a trial only if it says that there still is none', () => {
    const record = { ...used, noTrialOn: '2026-11-20' };
    expect(withLink(record, newer).noTrialOn).toBe('2026-11-20');
    expect(withLink(record, { ...newer, hasNoTrial: true }).noTrialOn).toBe('2026-11-25');
  });
});

test('a link changes no answer that the owner gave in this browser', () => {
  const texts = { BusinessName: 'Rivera & Sons', UrgentCallsNumber: '512-555-0177' };
  const answers = { ...noAnswers, fields: answersFrom(texts, 'owner') } as const;
  const old = { ...newer, businessName: 'Rivera', hasUrgentNumber: false };
  expect(withLink({ ...used, answers }, old)).toMatchObject({ answers, hasUrgentNumber: true });
});
