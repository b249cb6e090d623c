import { z } from 'zod';

import { questionNames } from '~/domain/business-questions';
import { completeWeek, days } from '~/domain/weekly-schedule';
import { listOfKnown, recordOfKnown } from '~/platform/cookies/known-entries';
import { pickAnswers } from './answers';
import type { Answer, Answers } from './answers';

const daySchedule = z.object({
  isOpen: z.boolean(),
  ranges: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
  closedAt: z.string().optional(),
});

/** A week. FORMER RELEASE: cookies of the fourth release may lack days. Delete the transform. */
const storedWeek = recordOfKnown(days, daySchedule).transform(completeWeek);
const answerNames = [...questionNames, 'hours', 'trade'] as const;

/**
 * Answers in a cookie. FORMER RELEASE: the fourth release stored the same fields, and named the texts that are from the
 * website in `found`. Delete `found`, and make `sources` required.
 */
export const storedAnswers = z.object({
  fields: recordOfKnown(questionNames, z.string()),
  found: listOfKnown(questionNames).default([]),
  /** The answers from the website. All others are the owner's. */
  sources: recordOfKnown(answerNames, z.literal('w')).optional(),
  schedule: storedWeek.optional(),
  trade: z.string().optional(),
  consent: z.object({ given: z.boolean(), at: z.string().nullable() }),
  websiteAddress: z.string().optional(),
  email: z.string().optional(),
});
export type StoredAnswers = z.infer<typeof storedAnswers>;

export function answersFromStored(stored: StoredAnswers): Answers {
  const { fields, found, sources, schedule, trade, consent, websiteAddress, email } = stored;
  const isFound = sources ?? Object.fromEntries(found.map((name) => [name, 'w']));
  function answer<Value>(
    name: (typeof answerNames)[number],
    value: Value | undefined,
  ): Answer<Value> | undefined {
    return value === undefined ? undefined : { value, source: isFound[name] ? 'website' : 'owner' };
  }
  return {
    fields: pickAnswers((name) => answer(name, fields[name])),
    hours: answer('hours', schedule),
    trade: answer('trade', trade),
    consent,
    websiteAddress,
    email,
  };
}

export function answersToStore({ fields, hours, trade, ...rest }: Answers): StoredAnswers {
  const answers = { ...fields, hours, trade };
  const isFound = (name: (typeof answerNames)[number]) => answers[name]?.source === 'website';
  return {
    ...rest,
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    found: questionNames.filter(isFound),
    sources: Object.fromEntries(answerNames.filter(isFound).map((name) => [name, 'w' as const])),
    schedule: hours?.value,
    trade: trade?.value,
  };
}
