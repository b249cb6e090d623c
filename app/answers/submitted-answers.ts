import type { AnswerTexts, QuestionName } from '~/domain/business-questions';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { normalizeAnswer } from './answer-text';
import { mapFields } from './answers';
import type { Answer, Answers } from './answers';

/** The values of a form for the business. */
export interface SubmittedValues {
  fields: AnswerTexts;
  hours: WeeklySchedule;
  /** `undefined` if the form has no question for it. */
  trade: string | undefined;
  /** When the owner agreed to text messages; `null` if they don't. */
  consentAt: string | null;
}

/** The answers of a submitted form: a value that is the same as the shown one keeps its source, another one is the owner's. */
export function submittedAnswers(submitted: SubmittedValues, shown: Answers): Answers {
  const { hours, trade, consentAt } = submitted;
  const isShownWeek = JSON.stringify(hours) === JSON.stringify(shown.hours?.value);
  return {
    ...shown,
    fields: mapFields((name) => submittedAnswer(name, submitted.fields[name] ?? '', shown.fields[name])),
    hours: isShownWeek ? shown.hours : { value: hours, source: 'owner' },
    trade: submittedTrade(trade, shown.trade),
    consent: { given: consentAt !== null, at: consentAt && (shown.consent.at ?? consentAt) },
  };
}

function submittedTrade(trade: string | undefined, shown: Answer | undefined): Answer | undefined {
  if (trade === undefined) return shown?.source === 'guess' ? undefined : shown;
  return trade === shown?.value ? shown : { value: trade, source: 'owner' };
}

function submittedAnswer(name: QuestionName, value: string, shown: Answer | undefined): Answer | undefined {
  if (normalizeAnswer(name, value) !== normalizeAnswer(name, shown?.value ?? ''))
    return { value, source: 'owner' };
  return shown;
}

/** The answers with other values in some fields, which are then the owner's. */
export function editAnswers(
  answers: Answers,
  values: Partial<Record<QuestionName, string | undefined>>,
): Answers {
  const changed = mapFields((name) =>
    name in values ? submittedAnswer(name, values[name] ?? '', answers.fields[name]) : undefined,
  );
  return { ...answers, fields: { ...answers.fields, ...changed } };
}

/** The answers once the owner has confirmed them: guesses count as the owner's. */
export function acceptGuesses(answers: Answers): Answers {
  const own = <Value>(answer: Answer<Value> | undefined) =>
    answer?.source === 'guess' ? { ...answer, source: 'owner' as const } : answer;
  return {
    ...answers,
    fields: mapFields((name) => own(answers.fields[name])),
    hours: own(answers.hours),
    trade: own(answers.trade),
  };
}

/** The answers of the owner, and those of other sources that `saved` has, too. What the owner undid is in neither. */
export function dropNewGuesses(answers: Answers, saved: Answers): Answers {
  const own = <Value>(answer: Answer<Value> | undefined, known: Answer<Value> | undefined) => {
    const others = known?.source === 'owner' ? undefined : known;
    return answer?.source === 'owner' ? answer : others;
  };
  return {
    ...answers,
    fields: mapFields((name) => own(answers.fields[name], saved.fields[name])),
    hours: own(answers.hours, saved.hours),
    trade: own(answers.trade, saved.trade),
  };
}
