import { describe, expect, test, vi } from 'vitest';

import { answersFrom, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import type { OwnersLink } from './owners-link.server';
import { secretA, secretB, startInstance } from '../../../tests/setup/session';

const link: OwnersLink = {
  agentId: 'agent_abc1',
  businessName: 'Rivera Plumbing',
  trade: 'plumbing',
  number: '512-555-0123',
  trialEnds: '2026-12-07',
  marks: ['calendar', 'invite'],
  ownVoice: true,
  hasUrgentNumber: false,
};

/** FORMER RELEASE: a link of November 24, 2026. All of `usualLink` is needed to read it. */
const formerLink: { address: string; link: OwnersLink } = {
  address:
    'http://site.example/calendar-setup?agentId=agent_abc1&owner=FtSJfSop3Q3cBuSU.ipK6kmfRzv77jN01xxWzfTX2VArF8F6bZBIL6eHQVgKUBdU.Gb8KV-SDrRpa1huo9Cr0EQ',
  link: {
    agentId: 'agent_abc1',
    businessName: '',
    number: '555-',
    createdAt: '2026-12-01T00:00:00.000Z',
    trialEnds: '2026-12-15',
    marks: ['calendar', 'invite', 'phone', 'test', 'widget', 'voice'],
    ownVoice: true,
    hasUrgentNumber: false,
    hasNoTrial: true,
    madeOn: '2026-11-',
  },
};

async function startLinks(secret = secretA) {
  await startInstance(secret);
  return import('./owners-link.server');
}
const makeAddress = async (of = link) => (await startLinks()).ownersAddress('http://site.example', of);

describe('an owner’s link', () => {
  test('holds what the owner sees, and fits into an address and a QR code', async () => {
    const { readOwnersLink, qrCode } = await startLinks();
    const address = await makeAddress();
    expect(await readOwnersLink(address)).toEqual(link);
    const longest = await makeAddress({
      ...link,
      agentId: `agent_${'a'.repeat(74)}`,
      businessName: '屋'.repeat(120),
    });
    expect(longest.length).toBeLessThan(900);
    expect(qrCode(longest).path).toMatch(/^(M\d+ \d+\.5h\d+)+$/);
    expect(address).not.toContain('Rivera');
  });

  test('can be read if it is of another release, with a trade that this one doesn’t know or without one', async () => {
    const { readOwnersLink } = await startLinks();
    const { trade: _trade, ...withoutTrade } = link;
    const unknown = { ...link, trade: 'beekeeping' } as unknown as OwnersLink; // a later release's
    for (const of of [withoutTrade, unknown])
      expect(await readOwnersLink(await makeAddress(of))).toEqual(withoutTrade);
  });

  test('has a QR code with the quiet zone of the standard, four modules on each side', async () => {
    const { qrCode } = await startLinks();
    const { path, size } = qrCode(await makeAddress());
    const runs = [...path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)].map((run) => run.slice(1).map(Number));
    const left = Math.min(...runs.map(([x = 0]) => x));
    const right = Math.max(...runs.map(([x = 0, , width = 0]) => x + width));
    const rows = runs.map(([, y = 0]) => y);
    expect([left, size - right, Math.min(...rows), size - 1 - Math.max(...rows)]).toEqual([4, 4, 4, 4]);
  });

  test('is ignored if it is forged, of another receptionist, or encrypted for something else', async () => {
    const { readOwnersLink } = await startLinks();
    const { encryptValue } = await import('~/platform/cookies/encrypted-cookie.server');
    const address = await makeAddress();
    const cookie = await encryptValue('agent-agent_abc1', link);
    for (const forged of [
      address.replace('agent_abc1', 'agent_other1'),
      `${address.slice(0, -3)}AAA`,
      `${address}A`,
      address.replace(/owner=.*/, 'owner='),
      address.replace(/owner=.*/, `owner=${cookie}`),
    ])
      expect(await readOwnersLink(forged), forged).toBeNull();
    expect(await readOwnersLink(address.replace(/&owner=.*/, ''))).toBeNull();
    expect(await (await startLinks(secretB)).readOwnersLink(address)).toBeNull();
  });

  test('that was made on November 24, 2026 can still be read, without its answers', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
    const { readOwnersLink } = await startLinks();
    const { address } = formerLink;
    const [read, forged] = [
      await readOwnersLink(address),
      await readOwnersLink(address.replace('agent_abc1', 'agent_other1')),
    ];
    vi.useRealTimers();
    const whatToDo =
      'Links that owners made in the last 30 days can’t be read anymore. Did `usualLink` change? Put it back.';
    expect([read, forged], whatToDo).toEqual([formerLink.link, null]);
  });

  test('expires after 30 days', async () => {
    const address = await makeAddress();
    const { readOwnersLink } = await startLinks();
    const day = 24 * 60 * 60_000;
    vi.useFakeTimers({ now: Date.now() + 29 * day, toFake: ['Date'] });
    expect(await readOwnersLink(address)).toEqual(link);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await readOwnersLink(address)).toBeNull();
    vi.useRealTimers();
  });
});

describe('a claim', () => {
  async function startClaims() {
    const links = await startLinks();
    const { openVisit } = await import('~/platform/cookies/visit.server');
    const records = await import('../record/agent-record.server');
    const { claimReceptionist } = await import('./linked-receptionist.server');
    return { ...links, ...records, openVisit, claimReceptionist };
  }

  test('says the same last day of the number and day of the link, and holds no other answer than the name', async () => {
    const { saveReceptionist, readRecord, claimReceptionist, openVisit } = await startClaims();
    const { loadOtherDevice } = await import('./other-device.server');
    const { numberPeriod } = await import('../record/trial-end');
    const texts = { BusinessName: 'Rivera', TimeZone: 'Pacific/Honolulu', UrgentCallsNumber: '512-555-0177' };
    const answers: Answers = { ...noAnswers, fields: answersFrom(texts, 'owner') };
    vi.useFakeTimers({ now: new Date('2026-11-25T08:00:00Z'), toFake: ['Date'] }); // in New York one day later
    const here = openVisit(new Request('http://site.example/other-device?agentId=agent_abc1'));
    await saveReceptionist(here.jar, 'agent_abc1', { answers, setupVariant: 'B' });
    const { link } = await loadOtherDevice(here, 'agent_abc1');
    const there = openVisit(new Request(link?.address ?? '', { method: 'POST' }));
    await expect(claimReceptionist(there)).rejects.toMatchObject({ status: 303 });
    const record = await readRecord(there.jar, 'agent_abc1');
    vi.useRealTimers();
    expect(numberPeriod(record)?.lastDay).toBe('Tuesday, December\u00a08');
    expect(record.linkMadeOn).toBe('2026-11-24');
    expect(record.answers).toEqual({
      ...noAnswers,
      fields: answersFrom({ BusinessName: 'Rivera' }, 'owner'),
    });
  });

  test('doesn’t bring back a mark that was taken back on the link’s page', async () => {
    const { ownersAddress, readRecord, claimReceptionist, openVisit } = await startClaims();
    const { markStep } = await import('../checklist/marks.server');
    const claimed = async (visit: ReturnType<typeof openVisit>) => {
      await expect(claimReceptionist(visit)).rejects.toMatchObject({ status: 303 });
      return (await readRecord(visit.jar, 'agent_abc1')).checklist;
    };
    const visit = openVisit(new Request(await makeAddress(), { method: 'POST' }));
    const form = new FormData();
    form.set('step', 'invite');
    form.set('done', 'false');
    await expect(markStep(visit, form)).rejects.toMatchObject({ status: 303 });
    expect(await claimed(visit)).toEqual(['calendar']);
    expect(await claimed(visit), 'the link again').toEqual(['calendar']);
    const newer = await ownersAddress('http://site.example', {
      ...link,
      marks: ['calendar', 'invite', 'test'],
    });
    const later = { ...visit, request: new Request(newer, { method: 'POST' }) };
    expect(await claimed(later), 'a newer link').toEqual(['calendar', 'test']);
  });
});
