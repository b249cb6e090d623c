import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { answersFrom, noAnswers } from '~/answers/answers';
import { questionNames } from '~/domain/business-questions';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import { createBrowser } from '../../tests/setup/session';
import {
  answersSoFar,
  clearFindings,
  createdAgentCookie,
  draftCookie,
  forgetDraft,
  isDraftId,
  newDraft,
  newDraftId,
  readAllFindings,
  readDraft,
  readFindings,
  saveDraft,
  saveFindings,
  voiceCookie,
  websiteAnswers,
} from './draft.server';
import type { Draft } from './draft.server';
import { variants } from './variants';

const empty = newDraft(variants[0], 'dental');
const fields = fc.dictionary(fc.constantFrom(...questionNames), fc.string());

test('reads a draft from an older release and ignores its unknown fields', async () => {
  const { jar } = createBrowser().visit();
  const older = {
    variant: 'A',
    revision: 2,
    trade: 'dental',
    businessDone: false,
    savedBy: '01234567',
    fields: { BusinessName: 'Rivera', BusinessAddressCity: '' },
    found: ['BusinessName'],
    consent: { given: false, at: null },
  };
  await jar.write(cookieFamily('draft', z.unknown())('abcdef'), older);
  expect((await readDraft(jar, 'abcdef'))?.savedAnswers).toMatchObject({
    trade: { value: 'dental', source: 'owner' },
    fields: {
      BusinessName: { value: 'Rivera', source: 'website' },
      BusinessAddressCity: { value: '', source: 'owner' },
    },
  });
});

test('reads what it wrote', async () => {
  const { jar } = createBrowser().visit();
  const draft: Draft = { ...empty, revision: 3, wasRead: true, businessDone: true };
  await saveDraft(jar, 'abcdef', draft);
  expect(await readDraft(jar, 'abcdef')).toEqual(draft);
});

test('a draft that is forgotten leaves only the agent that it became', async () => {
  const { jar } = createBrowser().visit();
  await saveDraft(jar, 'abcdef', empty);
  await saveFindings(jar, 'abcdef', { revision: 0, began: 1, answers: noAnswers });
  await jar.write(voiceCookie('abcdef'), { voiceId: 'voice_1' });
  await jar.write(createdAgentCookie('abcdef'), { agentId: 'agent_abc1' });
  const formerCookie = cookieFamily('first-call', z.unknown())('abcdef');
  await jar.write(formerCookie, { digest: 'a-digest' });
  await forgetDraft(jar, 'abcdef');
  expect(await jar.read(draftCookie('abcdef'))).toBeNull();
  expect(await readAllFindings(jar, 'abcdef')).toEqual([]);
  expect(await jar.read(voiceCookie('abcdef'))).toBeNull();
  expect(await jar.read(formerCookie), 'of the release before').toBeNull();
  expect(await jar.read(createdAgentCookie('abcdef'))).toEqual({ agentId: 'agent_abc1' });
});

describe('the answers of a draft and its findings', () => {
  test('are the owner’s and fill up with the website’s, even if these come after the draft was saved', () => {
    fc.assert(
      fc.property(fields, fields, fc.nat(3), fc.nat(3), (typed, read, revision, began) => {
        const own = { ...noAnswers, fields: answersFrom(typed, 'owner') };
        const merged = answersSoFar(
          { ...empty, revision, savedAnswers: own },
          { revision: began, began: 1, answers: websiteAnswers(read) },
        );
        for (const name of questionNames)
          expect(merged.fields[name]).toEqual(own.fields[name] ?? answersFrom(read, 'website')[name]);
      }),
    );
  });

  const typed = { websiteAddress: 'https://old.example', email: 'old@x.example' };
  const read = { websiteAddress: 'https://new.example', email: 'new@x.example' };

  test.each([
    ['the new findings if the draft has not been saved since', 4, typed, read],
    [
      'those of the draft if it has been saved since',
      3,
      { ...typed, websiteAddress: read.websiteAddress },
      { email: typed.email },
    ],
    ['the findings if the draft has none', 3, {}, read],
  ])('address and email are %s', (_name, began, own, shown) => {
    const draft = { ...empty, savedAnswers: { ...noAnswers, ...own }, revision: 4 };
    const answers = { ...websiteAnswers({}, defaultSchedule()), ...read };
    const merged = answersSoFar(draft, { revision: began, began: 1, answers });
    expect(merged).toMatchObject(shown);
    expect(merged.hours?.source).toBe('website');
  });

  test('have no email if the owner emptied it when the website was read', () => {
    const draft = { ...empty, savedAnswers: { ...noAnswers, ...typed } };
    const answers = { ...noAnswers, websiteAddress: read.websiteAddress };
    const { email } = answersSoFar(draft, { revision: draft.revision, began: 1, answers });
    expect(email).toBeUndefined();
  });
});

interface Choice {
  began: number;
  own?: string;
  noWebsiteSince?: number;
}

test.each<['count' | 'count for nothing', string, Choice]>([
  ['count', 'the current one', { began: 4, own: 'https://other.example' }],
  ['count', 'an earlier one with the same website', { began: 3, own: 'https://read.example' }],
  ['count', 'an earlier one that has no website yet', { began: 3 }],
  ['count for nothing', 'an earlier one with another website', { began: 3, own: 'https://other.example' }],
  ['count', 'an earlier one, but after the choice of no website', { began: 3, noWebsiteSince: 3 }],
  ['count for nothing', 'one before the choice of no website', { began: 2, noWebsiteSince: 3 }],
])('findings %s for a revision that is %s', async (expected, _which, { began, own, noWebsiteSince }) => {
  const { jar } = createBrowser().visit();
  const draft = {
    ...empty,
    revision: 4,
    savedAnswers: { ...noAnswers, websiteAddress: own },
    noWebsiteSince,
  };
  await saveFindings(jar, 'abcdef', {
    revision: began,
    began: 1,
    answers: { ...noAnswers, websiteAddress: 'https://read.example' },
  });
  const read = await readFindings(jar, 'abcdef', draft);
  expect(read ? 'count' : 'count for nothing').toBe(expected);
});

describe('of several readings of a draft', () => {
  const found = { revision: 0, answers: { ...noAnswers, websiteAddress: 'https://first.example' } };
  const later = { revision: 0, answers: { ...noAnswers, websiteAddress: 'https://second.example' } };

  test.each([[[1, 2]], [[2, 1]]])('that began at %j ms, the last one counts in any order', async (times) => {
    const browser = createBrowser();
    const visits = times.map(() => browser.visit()); // each begins before the others end
    for (const [index, began] of times.entries()) {
      const visit = visits[index] ?? expect.fail();
      await saveFindings(visit.jar, 'abcdef', { ...(began === 2 ? later : found), began });
      browser.take(visit);
    }
    const visit = browser.visit();
    const findings = await readFindings(visit.jar, 'abcdef', empty);
    expect(findings).toEqual({ ...later, began: 2 });
    expect(visit.jar.setCookieLines()).toEqual([]);
    await clearFindings(visit.jar, 'abcdef', findings);
    browser.take(visit);
    expect(await readAllFindings(browser.visit().jar, 'abcdef')).toHaveLength(times[0] === 1 ? 2 : 1);
  });

  test('the only one is stored as the fourth release reads it, and written by it', async () => {
    const { jar } = createBrowser().visit();
    await saveFindings(jar, 'abcdef', { ...found, began: 1 });
    const former = cookieFamily('findings', z.object({ revision: z.number(), websiteAddress: z.string() }));
    expect(await jar.read(former('abcdef'))).toEqual({
      revision: 0,
      websiteAddress: 'https://first.example',
    });
    const written = { revision: 0, websiteAddress: 'https://second.example', fields: {} };
    await jar.write(cookieFamily('findings', z.unknown())('abcdef'), written);
    expect(await readFindings(jar, 'abcdef', empty)).toMatchObject(later);
  });

  test('those of three setups stay', async () => {
    const { jar } = createBrowser().visit();
    const ids = ['abcdef', 'bcdefg', 'cdefgh'];
    for (const id of ids) await saveFindings(jar, id, { ...found, began: 1 });
    for (const id of ids) expect(await readFindings(jar, id, empty), id).toMatchObject(found);
  });

  test('those of another draft stay', async () => {
    const { jar } = createBrowser().visit();
    await saveFindings(jar, 'abcdef', { ...found, began: 1 });
    await saveFindings(jar, 'abcdefg', { ...later, began: 2 });
    expect(await readFindings(jar, 'abcdef', empty)).toMatchObject(found);
    expect(await readFindings(jar, 'abcdefg', empty)).toMatchObject(later);
  });
});

test('draft IDs are random, and other texts are not draft IDs', () => {
  const ids = Array.from({ length: 100 }, newDraftId);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(100);
  expect(ids.filter((id) => !isDraftId(id))).toEqual([]);
  for (const id of [null, '', 'abcde', 'a'.repeat(21), 'ABCDEF', 'abc def', '../../etc'])
    expect(isDraftId(id), String(id)).toBe(false);
});
