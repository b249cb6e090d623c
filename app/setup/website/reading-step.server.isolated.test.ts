import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { noAnswers, textsOf } from '~/answers/answers';
import { failed } from '~/backend/outcome';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { openVisit } from '~/platform/cookies/visit.server';
import { takeNotice } from '~/platform/http/flash.server';
import { newDraft, readFindings } from '../draft.server';
import { readSetup } from '../open-setup.server';
import { handleReading, usableAnswers } from './reading-step.server';
import { variantOf } from '../variants';

const extractWebsite = vi.hoisted(() => vi.fn());
vi.mock('~/backend/backend.server', () => ({ backend: { extractWebsite, logStep: vi.fn() } }));

test.each([
  ['/create-agent', 120_000],
  ['/create-agent2', 30_000],
  ['/create-agent3', 30_000],
])('%s waits %d ms for a website, then reports the timeout', async (path, limit) => {
  extractWebsite.mockResolvedValue(failed('timeout'));
  const asked = { websiteAddress: 'https://rivera.example', email: 'ana@rivera.example' };
  const draft = { ...newDraft(variantOf(path)), revision: 3, savedAnswers: { ...noAnswers, ...asked } };
  const visit = openVisit(new Request(`http://site.example${path}`));
  const setup = await readSetup(visit, 'abcdef', draft);
  const form = new FormData();
  form.set('intent', 'analyze');
  await expect(handleReading(setup, form)).rejects.toBeInstanceOf(Response);
  expect(extractWebsite).toHaveBeenLastCalledWith(asked, { timeoutMs: limit, signal: visit.request.signal });
  expect(await readFindings(visit.jar, 'abcdef', draft)).toEqual({
    revision: 3,
    began: expect.any(Number),
    answers: { ...noAnswers, ...asked },
  });
  expect(await takeNotice(visit)).toMatchObject({
    title: 'Analysis Timed Out',
    description: 'Website analysis is taking too long. You can try again or fill in the form manually.',
  });
});

describe('data extracted from a website', () => {
  test('is converted to the notation of the fields', () => {
    const saturday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };
    const { fields, hours } = usableAnswers({
      BusinessName: 'Rivera\nPlumbing',
      BusinessPhoneNumber: '(512) 555-0100',
      BusinessAddressState: 'texas',
      ServiceRangeMiles: 25,
      BusinessAddressCity: 'Aus\u202etin\u0000',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      WeeklySchedule: { saturday, monday: { isOpen: false, ranges: [] } },
    });
    expect(textsOf({ ...noAnswers, fields })).toEqual({
      BusinessName: 'Rivera Plumbing',
      BusinessAddressCity: 'Austin',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      BusinessPhoneNumber: '512-555-0100',
      BusinessAddressState: 'TX',
      ServiceRangeMiles: '25',
    });
    const { monday, ...others } = defaultSchedule();
    expect(hours).toEqual({
      value: { ...others, saturday, monday: { ...monday, isOpen: false } },
      source: 'website',
    });
  });

  test('is dropped if the form would reject it', () => {
    const wrong = {
      BusinessPhoneNumber: '123',
      BusinessEmail: 'nobody',
      BusinessAddressState: 'Atlantis',
      BusinessAddressZipcode: '7870',
      TimeZone: 'Mars/Olympus',
      BusinessDescription: 'x'.repeat(1001),
      WeeklySchedule: {},
    };
    expect(usableAnswers(wrong)).toEqual(noAnswers);
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (given) => void usableAnswers(given)));
  });
});
