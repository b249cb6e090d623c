import { z } from 'zod';

import { questionNames } from '~/domain/business-questions';
import { days, mapDays } from '~/domain/weekly-schedule';
import { listOfKnown, recordOfKnown } from '~/platform/session/known-entries';
import type { Answer, Answers, Source } from './answers';
import { usualHours } from './guesses';

const daySchedule = z.object({
  isOpen: z.boolean(),
  ranges: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
});

const letters = { w: 'website', g: 'guess' } as const satisfies Record<string, Source>;
const answerNames = [...questionNames, 'hours', 'trade'] as const;

/**
 * Answers in a cookie. Release 4 stored the same fields, but only knew which texts are from the website (`found`). Its
 * cookies last until January 31, 2027; after that day, delete `found` and make `sources` required.
 */
export const storedAnswers = z.object({
  fields: recordOfKnown(questionNames, z.string()),
  found: listOfKnown(questionNames).default([]),
  /** The sources of all answers that aren't the owner's. */
  sources: recordOfKnown(answerNames, z.enum(['w', 'g'])).optional(),
  schedule: recordOfKnown(days, daySchedule).optional(),
  trade: z.string().optional(),
  consent: z.object({ given: z.boolean(), at: z.string().nullable() }),
  websiteAddress: z.string().optional(),
  email: z.string().optional(),
});
export type StoredAnswers = z.infer<typeof storedAnswers>;

export function answersFromStored({
  fields,
  found,
  sources,
  schedule,
  trade,
  ...rest
}: StoredAnswers): Answers {
  const letterOf = sources ?? Object.fromEntries(found.map((name) => [name, 'w' as const]));
  function answer<Value>(name: (typeof answerNames)[number], value: Value): Answer<Value> {
    const letter = letterOf[name];
    return { value, source: letter ? letters[letter] : 'owner' };
  }
  const usual = usualHours(trade);
  return {
    consent: rest.consent,
    websiteAddress: rest.websiteAddress,
    email: rest.email,
    fields: Object.fromEntries(
      questionNames.flatMap((name) => {
        const value = fields[name];
        return value === undefined ? [] : [[name, answer(name, value)]];
      }),
    ),
    hours:
      schedule &&
      answer(
        'hours',
        mapDays((day) => schedule[day] ?? usual[day]),
      ),
    trade: trade === undefined ? undefined : answer('trade', trade),
  };
}

export function answersToStore({ fields, hours, trade, ...rest }: Answers): StoredAnswers {
  const answers = { ...fields, hours, trade };
  const sources: NonNullable<StoredAnswers['sources']> = {};
  for (const name of answerNames) {
    const { source } = answers[name] ?? {};
    if (source && source !== 'owner') sources[name] = source === 'website' ? 'w' : 'g';
  }
  return {
    ...rest,
    fields: Object.fromEntries(
      questionNames.flatMap((name) => {
        const answer = fields[name];
        return answer ? [[name, answer.value]] : [];
      }),
    ),
    found: questionNames.filter((name) => sources[name] === 'w'),
    sources,
    schedule: hours?.value,
    trade: trade?.value,
  };
}
