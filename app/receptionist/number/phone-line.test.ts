import { describe, expect, test } from 'vitest';

import { noAnswers } from '~/answers/answers';
import {
  agentPhoneLine,
  demoPhoneLine,
  formerPhoneLine,
  pendingPhoneLine,
  unknownPhoneLine,
} from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import type { AgentRecord } from '../record/agent-record.server';
import type { Relation } from '../record/receptionist';
import { viewReceptionist } from '../record/receptionist-view';
import { phoneLineOf } from './phone-line';

const number = '512-555-0123';
const ended = { trialEnds: '2020-01-01' };

describe('the phone line next to the widget', () => {
  test.each<[string, PhoneLine, Relation, string | null, Partial<AgentRecord>, boolean]>([
    ['is our demo line without a receptionist', demoPhoneLine, 'none', null, {}, false],
    ['is our demo line for our own receptionist', demoPhoneLine, 'house', null, {}, true],
    ['is our demo line for a stranger', demoPhoneLine, 'stranger', null, {}, false],
    [
      'is our demo line for a stranger whose page looks for a number',
      demoPhoneLine,
      'stranger',
      null,
      {},
      true,
    ],
    ['is the number for a stranger who knows it', agentPhoneLine(number), 'stranger', number, {}, false],
    ['is the number for its owner', agentPhoneLine(number), 'owner', number, {}, false],
    ['says that the number isn’t ready while it is looked up', pendingPhoneLine(), 'owner', null, {}, true],
    ['says that the number is unknown if nobody looks it up', unknownPhoneLine(), 'owner', null, {}, false],
    ['says that the number may be off after the trial', formerPhoneLine(), 'owner', number, ended, false],
    [
      'says that the number may be off after its own last day',
      formerPhoneLine(),
      'owner',
      number,
      { createdAt: '2020-01-01T12:00:00.000Z', trialEnds: '2999-01-01' },
      false,
    ],
  ])('%s', (_what, line, relation, known, record, isPending) => {
    const receptionist = {
      agentId: 'agent_abc1',
      relation,
      number: known,
      record: { answers: noAnswers, ...record },
    };
    expect(phoneLineOf(viewReceptionist(receptionist), isPending)).toEqual(line);
  });
});
