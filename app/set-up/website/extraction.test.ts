import { beforeEach, expect, test, vi } from 'vitest';

import { toasts } from '../toasts';
import { failed } from '~/platform/backend/outcome';
import { newDraft } from '../draft.server';
import { readWebsite } from './extraction.server';
import { variantOf, variants } from '../variants';
import { analyzeWebsite } from './website-step.server';

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

test.each(variants.map(({ path }) => path))(
  '%s goes on to its form after a time-out',
  { tags: ['4.A.4', '8.2'] },
  async (path) => {
    extract.mockResolvedValue(failed('timeout'));
    const variant = variantOf(path);
    const request = new Request(`http://site.example${path}/website?draft=abcdefgh`, { method: 'POST' });
    const response = await analyzeWebsite(request, {
      id: 'abcdefgh',
      draft: newDraft(variant),
      variant,
      findings: null,
      voiceId: undefined,
    });
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `${path}/business?draft=abcdefgh`,
    ]);
    expect(response.headers.getSetCookie().join()).toMatch(/toast=[^;]/);
  },
);

test('a failure has its own text', { tags: ['8.1'] }, async () => {
  extract.mockResolvedValue(failed('unreachable'));
  const variant = variantOf('/create-agent2');
  const response = await readWebsite(newDraft(variant), variant, new AbortController().signal);
  expect(response.toast).toBe(toasts.extractionFailed);
});

test(
  'what was found is kept where nothing was typed',
  { tags: ['D.wizard.found', 'D.wizard.late'] },
  async () => {
    const businessData = { BusinessName: 'Rivera', BusinessAddressState: 'TX' };
    extract.mockResolvedValue({ ok: true, value: { success: true, businessData } });
    const variant = variantOf('/create-agent');
    const draft = { ...newDraft(variant), fields: { BusinessName: 'Typed', BusinessAddressCity: 'Austin' } };
    const { findings } = await readWebsite(draft, variant, new AbortController().signal);
    expect(findings.fields).toEqual({ BusinessAddressState: 'TX' });
  },
);

test(
  'the variants differ in data alone',
  { tags: ['2.creation.7', '2.creation.8', 'D.route.variants'] },
  () => {
    expect(
      variants.map(({ path, stepCount, createdStep, trialPitch }) => [
        path,
        stepCount,
        createdStep,
        trialPitch,
      ]),
    ).toEqual([
      ['/create-agent', 4, 6, false],
      ['/create-agent2', 5, 5, false],
      ['/create-agent3', 5, 5, true],
    ]);
  },
);
