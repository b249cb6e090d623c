import { describe, expect, test } from 'vitest';

import { createRandom } from '../../tests/setup/random';
import { createJar, secretA, startInstance } from '../../tests/setup/session';

const random = createRandom();

/** Random Chinese characters, which hardly compress. */
function randomText(length: number): string {
  return String.fromCodePoint(...Array.from({ length }, () => Math.floor(0x4e00 + random() * 0x5000)));
}

/** The longest business name, in steps of four characters, with which the record still fits into its cookie. */
async function largestName(saveAgentRecord: (name: string) => Promise<string[] | null>): Promise<string> {
  const text = randomText(8_000);
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 4) {
    const middle = (fits + tooLong) >> 1;
    if (await saveAgentRecord(text.slice(0, middle))) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, fits);
}

async function startRecords() {
  await startInstance(secretA);
  const records = await import('./agent-record.server');
  const checklist = await import('./checklist/checklist.server');
  const browser = createJar();
  const knows = (businessName: string, description: string) => ({ knows: { businessName, description } });
  return { ...records, ...checklist, browser, knows };
}

describe('saving a record that is too large for its cookie', () => {
  test('keeps the checklist and drops the description', async () => {
    const { browser, saveAgentRecord, readRecord, knows } = await startRecords();
    const record = { ...knows('Rivera', randomText(8_000)), checklist: ['calendar' as const] };
    const cookies = await saveAgentRecord(browser.request(), 'agent_abc1', record);
    expect(cookies).not.toBeNull();
    browser.take(cookies);
    const stored = await readRecord(browser.request(), 'agent_abc1');
    expect(stored).toEqual({ knows: { businessName: 'Rivera' }, checklist: ['calendar'] });
  });

  test('rejects a checklist mark that does not fit with 422', async () => {
    const { browser, handleMark, saveAgentRecord, knows } = await startRecords();
    const save = (name: string) => saveAgentRecord(browser.request(), 'agent_abc1', knows(name, ''));
    browser.take(await save(await largestName(save)));
    const { headers } = browser.request();
    const post = new Request('http://site.example/calendar-setup?agentId=agent_abc1', { headers });
    const form = new FormData();
    form.set('step', 'calendar');
    form.set('done', 'true');
    await expect(handleMark(post, form)).rejects.toMatchObject({ init: { status: 422 } });
  });
});
