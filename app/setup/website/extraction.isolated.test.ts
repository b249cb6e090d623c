import { expect, test, vi } from 'vitest';

import { noAnswers } from '~/answers/answers';
import { failed } from '~/backend/outcome';
import { errorNotice } from '~/platform/forms/notice';
import { openVisit } from '~/platform/session/visit.server';
import { newDraft } from '../draft.server';
import { readWebsite } from './extraction.server';
import { variantOf } from '../variants';

const extract = vi.hoisted(() => vi.fn());
vi.mock('~/backend/backend.server', () => ({ backend: { extract } }));
test.each([
  ['/create-agent', 120_000],
  ['/create-agent2', 30_000],
  ['/create-agent3', 30_000],
])('%s waits %d ms for a website', async (path, limit) => {
  extract.mockResolvedValue(failed('timeout'));
  const asked = { websiteAddress: 'https://rivera.example', email: 'ana@rivera.example' };
  const draft = { ...newDraft(variantOf(path)), revision: 3, answers: { ...noAnswers, ...asked } };
  const request = new Request('http://site.example/');
  const response = await readWebsite(openVisit(request), draft, variantOf(path));
  expect(extract).toHaveBeenLastCalledWith(asked, { timeoutMs: limit, signal: request.signal });
  expect(response).toEqual({
    findings: { ...asked, revision: 3, fields: {} },
    result: 'timeout',
    notice: errorNotice(
      'Analysis Timed Out',
      'Website analysis is taking too long. You can try again or fill in the form manually.',
    ),
  });
});
