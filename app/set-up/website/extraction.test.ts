import { beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '../toasts';
import { failed, succeeded } from '~/platform/backend/outcome';
import { newDraft } from '../draft.server';
import { readWebsite } from './extraction.server';
import { variantOf } from '../variants';

const extract = vi.hoisted(() => vi.fn());
vi.mock('~/platform/backend/backend.server', () => ({
  backend: { extract, logStep: async () => undefined },
}));
beforeEach(() => extract.mockReset());

test.each([
  ['/create-agent', 120_000],
  ['/create-agent2', 30_000],
  ['/create-agent3', 30_000],
])(
  '%s waits %d ms for a website and then says so',
  { tags: ['8.2', '9.time.2', '4.A.4', 'D.backend.limit'] },
  async (path, limit) => {
    extract.mockResolvedValue(failed('timeout'));
    const began = { revision: 3, websiteAddress: 'https://rivera.example', email: 'ana@rivera.example' };
    const draft = { ...newDraft(variantOf(path)), ...began };
    const { signal } = new AbortController();
    const response = await readWebsite(draft, variantOf(path), signal);
    const { revision: _own, ...asked } = began;
    expect(extract.mock.calls).toEqual([[asked, { timeoutMs: limit, signal }]]);
    expect(response).toEqual({
      findings: { ...began, fields: {} },
      result: 'timeout',
      toast: toasts.extractionTimeout,
    });
  },
);

const variant = variantOf('/create-agent2');
const read = (fields = {}) =>
  readWebsite({ ...newDraft(variant), fields }, variant, new AbortController().signal);

test('a failure has its own text', { tags: ['8.1'] }, async () => {
  extract.mockResolvedValue(failed('unreachable'));
  expect(await read()).toMatchObject({ result: 'failed', toast: toasts.extractionFailed });
});

test(
  'what was found is what nobody typed; where that is nothing, the page says so',
  { tags: ['D.wizard.found'] },
  async () => {
    const sunday = { isOpen: false, ranges: [] };
    const businessData = {
      BusinessName: 'Rivera',
      BusinessAddressCity: 'Austin',
      WeeklySchedule: { sunday },
    };
    extract.mockResolvedValue(succeeded({ businessData }));
    const found = await read({ BusinessName: 'Mine' });
    expect(found).toMatchObject({
      result: 'extracted',
      findings: { schedule: { sunday: { isOpen: false } } },
    });
    expect(found.findings.fields).toEqual({ BusinessAddressCity: 'Austin' });
    expect(found).not.toHaveProperty('toast');
    extract.mockResolvedValue(succeeded({ businessData: {} }));
    expect(await read()).toMatchObject({ result: 'extracted', toast: toasts.nothingFound });
  },
);
