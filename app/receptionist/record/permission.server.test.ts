import { describe, expect, test } from 'vitest';

import { unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import type { AgentRecord } from './agent-record.server';
import { relationTo } from './permission.server';

describe('this browser', () => {
  test.each<[string, string, Partial<AgentRecord>]>([
    ['owner', 'created the receptionist by form', { setupVariant: 'A' }],
    ['owner', 'created it in a call', { setupVariant: 'call' }],
    ['owner', 'used the owner’s link', { isClaimed: true }],
    ['known', 'signed up for its trial', { isUsedHere: true }],
    ['stranger', 'only has its ID', {}],
    ['stranger', 'marked a step of its checklist', { checklist: ['calendar'] }],
  ])('is “%s” if it %s', (relation, _how, record) =>
    expect(relationTo('agent_abc1', record, 'agent_other1')).toBe(relation),
  );

  test.each([
    ['none', unknownAgent],
    ['house', env.demoAgentId],
    ['house', env.setupAgentId],
  ])('is “%s” to %s, whatever it stored', (relation, agentId) =>
    expect(relationTo(agentId, { isUsedHere: true, isClaimed: true }, agentId)).toBe(relation),
  );
});
