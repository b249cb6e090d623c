import { beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '../toasts';
import { failed } from '~/platform/backend/outcome';
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
    const draft = newDraft(variantOf(path));
    const response = await readWebsite(draft, variantOf(path), new AbortController().signal);
    expect(extract.mock.calls[0]?.[1]).toMatchObject({ timeoutMs: limit });
    expect(response).toMatchObject({
      findings: { fields: {} },
      result: 'timeout',
      toast: toasts.extractionTimeout,
    });
  },
);

test('a failure has its own text', { tags: ['8.1'] }, async () => {
  extract.mockResolvedValue(failed('unreachable'));
  const variant = variantOf('/create-agent2');
  const response = await readWebsite(newDraft(variant), variant, new AbortController().signal);
  expect(response.toast).toBe(toasts.extractionFailed);
});
