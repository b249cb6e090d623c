import { z } from 'zod';

import { addressLine, answersFrom, businessNameOf, noAnswers, textsOf } from '~/answers/answers';
import { contactOf, customerOf } from '~/answers/contact';
import type { Answers } from '~/answers/answers';
import { answersFromStored, answersToStore } from '~/answers/stored-answers';
import type { StoredAnswers } from '~/answers/stored-answers';
import { trades } from '~/content/trades/trades';
import { hoursSummary } from '~/domain/hours-summary';
import { dayName, days, mapDays } from '~/domain/weekly-schedule';
import type { TimeRange, WeeklySchedule } from '~/domain/weekly-schedule';

// Until November 2026, a record had the pages' texts instead of the owner's answers. Instances of that release still run
// during a deploy and after a rollback. So this shape is written next to the answers, and read if the answers are missing.
// Delete this file with all that is marked FORMER RELEASE (tests/build/former-release.test.ts).

const place = {
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
};
const text = z.string().optional();
const flag = z.boolean().optional();

const formerRecord = z.object({
  handover: z.object({ businessName: z.string(), ...place }).optional(),
  knows: z
    .object({
      businessName: z.string(),
      /** The hours as text, written by `hoursSummary`. */
      hours: text,
      serviceType: text,
      serviceRange: text,
      timeZone: text,
      /** A slug, or in the fourth release the name. */
      trade: text,
      address: text,
      phone: text,
      email: text,
      emailIsGuess: flag,
      description: text,
      urgentNumber: text,
      hasWebsite: flag,
      ownVoice: flag,
    })
    .optional(),
});
type FormerRecord = z.infer<typeof formerRecord>;

/** Converts a stored record of that release to this release's shape. Returns other values unchanged. */
export function readFormerRecord(stored: unknown): unknown {
  const former = formerRecord.safeParse(stored).data;
  if (!former || typeof stored !== 'object' || stored === null || 'answers' in stored) return stored;
  return { ...stored, ownVoice: former.knows?.ownVoice, answers: answersToStore(answersOf(former)) };
}

/** The answers of a former record. They count as the owner's, because their sources aren't stored. */
function answersOf({ handover, knows }: FormerRecord): Answers {
  const trade = trades.find(({ name }) => name === knows?.trade)?.slug ?? knows?.trade;
  return {
    ...noAnswers,
    fields: answersFrom(
      {
        BusinessName: knows?.businessName || handover?.businessName,
        BusinessPhoneNumber: knows?.phone,
        TimeZone: knows?.timeZone,
        ServiceType: knows?.serviceType,
        ServiceRangeMiles: knows?.serviceRange,
        BusinessDescription: knows?.description,
        UrgentCallsNumber: knows?.urgentNumber,
        BusinessAddressStreet: handover?.address,
        BusinessAddressCity: handover?.city,
        BusinessAddressState: handover?.state,
        BusinessAddressZipcode: handover?.zipCode,
      },
      'owner',
    ),
    hours: knows?.hours ? { value: weekOf(knows.hours), source: 'owner' } : undefined,
    trade: trade === undefined ? undefined : { value: trade, source: 'owner' },
    email: (knows?.emailIsGuess ? undefined : handover?.email || knows?.email) || undefined,
    websiteAddress: formerWebsite(knows),
  };
}

/** The website that a guessed email was derived from. Of other websites, only their existence was stored. */
function formerWebsite(knows: FormerRecord['knows']): string | undefined {
  const host = knows?.emailIsGuess ? knows.email?.split('@')[1] : undefined;
  if (host) return `https://${host}`;
  return knows?.hasWebsite ? '' : undefined;
}

/** Parses a line of `hoursSummary`. */
function weekOf(summary: string): WeeklySchedule {
  const week: WeeklySchedule = mapDays(() => ({ isOpen: false, ranges: [] }));
  for (const part of summary.split(', ')) {
    const [, from = '', to = from, hours] = /^(Every day|[A-Z]\w+)(?:-([A-Z]\w+))? (\d.*)$/.exec(part) ?? [];
    if (!hours) continue; // closed
    const [first, last] = from === 'Every day' ? [0, days.length - 1] : [dayNumber(from), dayNumber(to)];
    for (const day of days.slice(first, last + 1))
      week[day] = { isOpen: true, ranges: hours.split(' and ').map(rangeOf) };
  }
  return week;
}

function dayNumber(shortName: string): number {
  return days.findIndex((day) => dayName(day).startsWith(shortName));
}

/** `9 AM-12 PM`, or `9-5` from morning to afternoon. */
function rangeOf(text: string): TimeRange {
  const [start = '', end = ''] = text.split('-');
  return { startTime: timeOf(start, 'AM'), endTime: timeOf(end, 'PM') };
}

function timeOf(text: string, usualPeriod: 'AM' | 'PM'): string {
  const [clock = '', period = usualPeriod] = text.split(' ');
  return `${clock.includes(':') ? clock : `${clock}:00`} ${period}`;
}

interface StoredNow {
  answers: StoredAnswers;
  ownVoice?: boolean | undefined;
}

/** The record as this release stores it, with that release's shape next to it. */
export function withFormerRecord<Stored extends StoredNow>(stored: Stored): Stored & FormerRecord {
  const answers = answersFromStored(stored.answers);
  const texts = textsOf(answers);
  const { email, isGuess } = contactOf(answers);
  const businessName = businessNameOf(answers);
  const { name: _businessName, ...contact } = customerOf(answers);
  return {
    ...stored,
    handover: { businessName, ...contact },
    knows: {
      businessName,
      hours: answers.hours && hoursSummary(answers.hours.value),
      serviceType: texts.ServiceType,
      serviceRange: texts.ServiceRangeMiles,
      timeZone: texts.TimeZone,
      trade: answers.trade?.value,
      address: addressLine(answers),
      phone: texts.BusinessPhoneNumber,
      email,
      emailIsGuess: isGuess,
      description: texts.BusinessDescription,
      urgentNumber: texts.UrgentCallsNumber,
      hasWebsite: answers.websiteAddress !== undefined,
      ownVoice: stored.ownVoice,
    },
  };
}
