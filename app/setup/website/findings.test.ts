import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultSchedule } from '~/domain/weekly-schedule';
import { usableFindings } from './findings';

describe('data extracted from a website', () => {
  test('is converted to the notation of the fields', () => {
    const saturday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };
    const { fields, schedule } = usableFindings({
      BusinessName: 'Rivera\nPlumbing',
      BusinessPhoneNumber: '(512) 555-0100',
      BusinessAddressState: 'texas',
      ServiceRangeMiles: 25,
      BusinessAddressCity: 'Aus\u202etin\u0000',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      WeeklySchedule: { saturday, monday: { isOpen: false, ranges: [] } },
    });
    expect(fields).toEqual({
      BusinessName: 'Rivera Plumbing',
      BusinessAddressCity: 'Austin',
      BusinessDescription: `We plumb.\n${'👍🏽'.repeat(990)}`,
      BusinessPhoneNumber: '512-555-0100',
      BusinessAddressState: 'TX',
      ServiceRangeMiles: '25',
    });
    const { monday, ...others } = defaultSchedule();
    expect(schedule).toEqual({ ...others, saturday, monday: { ...monday, isOpen: false } });
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
    expect(usableFindings(wrong)).toEqual({ fields: {}, schedule: undefined });
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (given) => void usableFindings(given)));
  });
});
