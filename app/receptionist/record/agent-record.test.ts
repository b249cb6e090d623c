import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { answered, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { createRandom } from '../../../tests/setup/random';
import { createBrowser, secretA, startInstance } from '../../../tests/setup/session';

const random = createRandom();

/** Random Chinese characters, which hardly compress. */
function randomText(length: number): string {
  return String.fromCodePoint(...Array.from({ length }, () => Math.floor(0x4e00 + random() * 0x5000)));
}

/** The longest business name, in steps of four characters, with which the record still fits into its cookie. */
async function largestName(saveRecord: (name: string) => Promise<boolean>): Promise<string> {
  const text = randomText(8_000);
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 4) {
    const middle = (fits + tooLong) >> 1;
    if (await saveRecord(text.slice(0, middle))) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, fits);
}

async function startRecords() {
  const { openVisit } = await startInstance(secretA);
  const records = await import('./agent-record.server');
  const checklist = await import('../checklist/checklist.server');
  const visit = createBrowser(openVisit).visit();
  return { ...records, ...checklist, visit };
}

const withName = (BusinessName: string, BusinessDescription = ''): { answers: Answers } => ({
  answers: { ...noAnswers, fields: answered({ BusinessName, BusinessDescription }, 'owner') },
});

describe('saving a record that is too large for its cookie', () => {
  test('keeps the checklist and drops the description', async () => {
    const {
      visit: { jar },
      saveRecord,
      readRecord,
    } = await startRecords();
    const record = { ...withName('Rivera', randomText(8_000)), checklist: ['calendar' as const] };
    expect(await saveRecord(jar, 'agent_abc1', record)).toBe(true);
    const stored = await readRecord(jar, 'agent_abc1');
    expect(stored).toEqual({ ...withName('Rivera'), checklist: ['calendar'] });
  });

  test('rejects a checklist mark that does not fit with 422', async () => {
    const {
      visit: { jar },
      handleMark,
      saveRecord,
    } = await startRecords();
    const save = (name: string) => saveRecord(jar, 'agent_abc1', withName(name));
    await save(await largestName(save));
    const request = new Request('http://site.example/calendar-setup?agentId=agent_abc1');
    const form = new FormData();
    form.set('step', 'calendar');
    form.set('done', 'true');
    await expect(handleMark({ request, jar }, form)).rejects.toMatchObject({ init: { status: 422 } });
  });
});

test('a record that the release before has saved keeps its owner, its answers and what else it knew', async () => {
  const { visit, readRecord } = await startRecords();
  const { cookieFamily } = await import('~/platform/session/cookie-jar.server');
  const place = { email: 'ana@rivera.example', address: '', city: '', state: '', zipCode: '' };
  const knows = { businessName: 'Rivera', ownVoice: true, isFirstVersion: true };
  const former = { own: true, setupVariant: 'B', handover: { businessName: 'Rivera', ...place }, knows };
  await visit.jar.write(cookieFamily('agent', z.unknown()), 'agent_abc1', former);
  expect(await readRecord(visit.jar, 'agent_abc1')).toEqual({
    own: true,
    setupVariant: 'B',
    ownVoice: true,
    isFirstVersion: true,
    answers: { ...withName('Rivera').answers, email: 'ana@rivera.example' },
  });
});
