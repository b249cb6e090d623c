import { describe, expect, test, vi } from 'vitest';

import type { OwnersLink } from './owners-link.server';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { business } from '../../../tests/setup/typical-owner';
import { secretA, secretB, startInstance } from '../../../tests/setup/session';

const link: OwnersLink = {
  agentId: 'agent_abc1',
  businessName: 'Rivera Plumbing',
  number: '512-555-0123',
  trialEnds: '2026-12-07',
  marks: ['calendar', 'invite'],
  ownVoice: true,
  hasUrgentNumber: false,
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

  test('is ignored if it is forged, of another receptionist, or encrypted for something else', async () => {
    const { readOwnersLink } = await startLinks();
    const { encryptValue } = await import('~/platform/session/encrypted-cookie.server');
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

  test('that was made before links got short works, too', async () => {
    const { readOwnersLink } = await startLinks();
    const { encryptValue } = await import('~/platform/session/encrypted-cookie.server');
    const former = await encryptValue('owners-link', link);
    const address = (await makeAddress()).replace(/owner=.*/, `owner=${former}`);
    expect(await readOwnersLink(address)).toEqual(link);
    expect(await readOwnersLink(address.replace('agent_abc1', 'agent_other1'))).toBeNull();
  });

  test('with the answers of a typical owner is under 420 characters long', async () => {
    const { websiteAddress, ...fields } = { ...business, websiteAddress: 'https://rivera.example' };
    const answers = { fields, schedule: defaultSchedule(), trade: 'plumbing', websiteAddress };
    const { readOwnersLink } = await startLinks();
    const address = await makeAddress({ ...link, answers });
    expect(address.length).toBeLessThan(420);
    expect(await readOwnersLink(address)).toEqual({ ...link, answers });
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
