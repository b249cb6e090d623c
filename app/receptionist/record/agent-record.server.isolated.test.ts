import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { answersFrom, noAnswers, textsOf } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import type { AnswerTexts } from '~/domain/business-questions';
import { createRandom } from '../../../tests/setup/random';
import { createBrowser, secretA, startInstance } from '../../../tests/setup/session';

const random = createRandom();

/** Random Chinese characters, which hardly compress. */
function randomText(length: number): string {
  return String.fromCodePoint(...Array.from({ length }, () => Math.floor(0x4e00 + random() * 0x5000)));
}

async function startRecords() {
  const { openVisit } = await startInstance(secretA);
  const records = await import('./agent-record.server');
  const checklist = await import('../checklist/marks.server');
  const visit = createBrowser(openVisit).visit();
  return { ...records, ...checklist, visit };
}

const withName = (BusinessName: string, BusinessDescription = ''): { answers: Answers } => ({
  answers: { ...noAnswers, fields: answersFrom({ BusinessName, BusinessDescription }, 'owner') },
});

describe('saving a record that is too large for its cookie', () => {
  test('keeps the checklist and drops the description', async () => {
    const {
      visit: { jar },
      saveRecord,
      readRecord,
    } = await startRecords();
    const record = { ...withName('Rivera', randomText(8_000)), checklist: ['calendar' as const] };
    await saveRecord(jar, 'agent_abc1', record);
    const stored = await readRecord(jar, 'agent_abc1');
    expect(stored).toEqual({ ...withName('Rivera'), checklist: ['calendar'] });
  });

  test('keeps the owner of an older receptionist, drops its description, and knows of the number in it', async () => {
    const {
      visit: { jar },
      saveRecord,
      readRecord,
    } = await startRecords();
    const note = `Urgent: 512-555-0199 ${randomText(400)}`;
    const first = { ...withName('Rivera', note), setupVariant: 'A' as const, trialEnds: '2026-12-24' };
    await saveRecord(jar, 'agent_abc1', first);
    await saveRecord(jar, 'agent_abc2', withName('Second Shop', note));
    expect(await readRecord(jar, 'agent_abc1')).toEqual({
      ...first,
      ...withName('Rivera'),
      hasUrgentNumber: true,
    });
    expect(await readRecord(jar, 'agent_abc2')).toMatchObject(withName('Second Shop', note));
  });

  test('rejects a checklist mark that does not fit with 422', async () => {
    const { visit, markStep } = await startRecords();
    const jar = { ...visit.jar, write: () => Promise.resolve(false) };
    const request = new Request('http://site.example/calendar-setup?agentId=agent_abc1');
    const form = new FormData();
    form.set('step', 'calendar');
    form.set('done', 'true');
    await expect(markStep({ request, jar }, form)).rejects.toMatchObject({ init: { status: 422 } });
  });
});

test('a slow creation undoes no mark that another tab has made meanwhile, and the next page makes space', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
  const { openVisit } = await startInstance(secretA);
  const { saveReceptionist, readRecord, saveRecord } = await import('./agent-record.server');
  const { enterReceptionist, readReceptionist } = await import('./receptionist.server');
  const browser = createBrowser(openVisit);
  const create = (visit: ReturnType<typeof openVisit>, agentId: string, note: string) =>
    saveReceptionist(visit.jar, agentId, { ...withName(agentId, note), setupVariant: 'B' });
  const stored = (agentId: string) => readRecord(browser.visit().jar, agentId);
  const note = randomText(400);
  const first = browser.visit();
  await create(first, 'agent_one', note);
  browser.take(first);

  const creation = browser.visit();
  const mark = browser.visit();
  await saveRecord(mark.jar, 'agent_one', { ...(await stored('agent_one')), checklist: ['calendar'] });
  browser.take(mark);
  vi.setSystemTime('2026-11-24T08:01:00Z');
  await create(creation, 'agent_two', randomText(400));
  browser.take(creation);
  expect(await stored('agent_one')).toMatchObject({
    ...withName('agent_one', note),
    checklist: ['calendar'],
  });

  const page = browser.visit();
  await enterReceptionist(page, await readReceptionist(page.jar, 'agent_two'));
  browser.take(page);
  vi.useRealTimers();
  expect(await stored('agent_one')).toMatchObject({ ...withName('agent_one'), checklist: ['calendar'] });
});

test('a record that the release before has saved keeps its owner, its answers and what else it knew', async () => {
  const { visit, readRecord } = await startRecords();
  const { cookieFamily } = await import('~/platform/cookies/cookie-jar.server');
  const place = { email: 'ana@rivera.example', address: '', city: '', state: '', zipCode: '' };
  const knows = { businessName: 'Rivera', ownVoice: true };
  const former = { own: true, setupVariant: 'B', handover: { businessName: 'Rivera', ...place }, knows };
  await visit.jar.write(cookieFamily('agent', z.unknown())('agent_abc1'), former);
  expect(await readRecord(visit.jar, 'agent_abc1')).toEqual({
    isUsedHere: true,
    setupVariant: 'B',
    ownVoice: true,
    answers: { ...withName('Rivera').answers, email: 'ana@rivera.example' },
  });
});

describe('a receptionist that is set up again', () => {
  const setUp = { ...withName('Rivera'), setupVariant: 'A', ownVoice: false } as const;

  test('keeps the day of its first setup, its owner and its marks', async () => {
    const {
      visit: { jar },
      saveReceptionist,
      readRecord,
      saveRecord,
    } = await startRecords();
    vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
    await saveReceptionist(jar, 'agent_abc1', setUp);
    const first = await readRecord(jar, 'agent_abc1');
    expect(first).toMatchObject({
      isUsedHere: true,
      setupVariant: 'A',
      createdAt: '2026-11-24T08:00:00.000Z',
    });
    await saveRecord(jar, 'agent_abc1', { ...first, checklist: ['calendar'] });
    vi.setSystemTime('2026-11-25T08:00:00Z');
    await saveReceptionist(jar, 'agent_abc1', { ...setUp, setupVariant: 'C' });
    await saveReceptionist(jar, 'agent_abc1', { ...setUp, setupVariant: undefined, ownVoice: true });
    vi.useRealTimers();
    expect(await readRecord(jar, 'agent_abc1')).toMatchObject({
      setupVariant: 'C',
      createdAt: '2026-11-24T08:00:00.000Z',
      checklist: ['calendar'],
      ownVoice: true,
    });
  });

  test('isn’t the owner’s here, and has no day, if this browser only posted its id', async () => {
    const {
      visit: { jar },
      saveReceptionist,
      readRecord,
    } = await startRecords();
    await saveReceptionist(jar, 'agent_abc1', { ...setUp, setupVariant: undefined });
    const { setupVariant, createdAt } = await readRecord(jar, 'agent_abc1');
    expect([setupVariant, createdAt]).toEqual([undefined, undefined]);
  });
});

test('each further result of a setup call adds what it says, and the browser stays the owner’s', async () => {
  const {
    visit: { jar },
    readRecord,
    saveRecord,
    saveSetupCall,
  } = await startRecords();
  const saying = (texts: AnswerTexts): Answers => ({ ...noAnswers, fields: answersFrom(texts, 'owner') });
  await saveRecord(jar, 'agent_abc1', withName('Rivera'));
  const first = { BusinessAddressStreet: '12 Cedar Street', BusinessAddressCity: 'Austin' };
  await saveSetupCall(jar, 'agent_abc1', { said: saying(first), isNew: true });
  const { createdAt } = await readRecord(jar, 'agent_abc1');
  // By now, the receptionist has a number, so the backend no longer says that it is new.
  await saveSetupCall(jar, 'agent_abc1', { said: saying({ BusinessAddressCity: 'Dallas' }), isNew: false });
  const record = await readRecord(jar, 'agent_abc1');
  expect(textsOf(record.answers)).toEqual({
    BusinessName: 'Rivera',
    ...first,
    BusinessAddressCity: 'Dallas',
  });
  expect([record.setupVariant, record.createdAt]).toEqual(['call', createdAt]);
});

test('a voice that was sent before the owner has marked any step marks none by itself', async () => {
  const {
    visit: { jar },
    ownVoiceCookie,
    readRecord,
    saveRecord,
  } = await startRecords();
  await saveRecord(jar, 'agent_abc1', withName('Rivera'));
  await jar.write(ownVoiceCookie('agent_abc1'), true);
  const { ownVoice, checklist } = await readRecord(jar, 'agent_abc1');
  expect([ownVoice, checklist]).toEqual([true, undefined]);
});

test('a record has the business’s name, or else the customer’s, or none', async () => {
  const { businessOrCustomerName } = await startRecords();
  const customer = { name: 'Ana', email: '', address: '', city: '', state: '', zipCode: '' };
  expect(businessOrCustomerName({ ...withName('Rivera'), customer })).toBe('Rivera');
  expect(businessOrCustomerName({ answers: noAnswers, customer })).toBe('Ana');
  expect(businessOrCustomerName({ answers: noAnswers })).toBe('');
});
