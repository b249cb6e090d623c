import { milesLimits, questionOf } from '~/domain/business-questions';
import type { AnswerTexts, QuestionName, Question } from '~/domain/business-questions';
import { hasPhoneNumber, isLongerThan, normalizeLine, normalizeLines, parseText } from '~/domain/typed-text';
import { errorTexts, missingMessage, tooLongMessage } from '~/platform/forms/error-texts';

interface ParsedAnswer {
  /** The answer as it is stored and sent. If it isn't valid, the text without control characters. */
  text: string;
  error?: string;
}

/** Parses what somebody typed, said or has on their website. An empty text is valid: not every question needs an answer. */
export function parseAnswer(name: QuestionName, typed: string): ParsedAnswer {
  const question = questionOf(name);
  const text = (question.kind === 'long-text' ? normalizeLines : normalizeLine)(typed).trim();
  if (!text) return { text };
  if (isTooLong(name, text)) return { text, error: tooLongMessage(question.label, question.max) };
  if (question.kind === 'long-text' && hasBlanks(text)) return { text, error: blanksMessage };
  const stored = storedNotation(question, text);
  return stored === null ? { text, error: invalidMessage(question) } : { text: stored };
}

/** Whether the text is longer than an answer may be. */
export function isTooLong(name: QuestionName, text: string): boolean {
  return isLongerThan(text, questionOf(name).max);
}

/** The valid answers among these texts. */
export function validAnswers(
  texts: Readonly<Record<string, unknown>>,
  names: readonly QuestionName[],
): AnswerTexts {
  const valid: AnswerTexts = {};
  for (const name of names) {
    const { text, error } = parseAnswer(name, String(texts[name] ?? ''));
    if (text && !error) valid[name] = text;
  }
  return valid;
}

function storedNotation({ kind, options }: Question, text: string): string | null {
  switch (kind) {
    case 'text':
    case 'long-text':
      return text;
    case 'miles':
      return /^\d{1,3}$/.test(text) && Number(text) >= milesLimits.min && Number(text) <= milesLimits.max
        ? text
        : null;
    case 'choice':
      return options?.some(({ value }) => value === text) ? text : null;
    default:
      return parseText(kind, text);
  }
}

function invalidMessage({ kind, label }: Question): string {
  switch (kind) {
    case 'phone':
    case 'state':
    case 'email':
    case 'zip':
      return errorTexts[kind];
    case 'miles':
      return `Please enter a whole number of miles from ${milesLimits.min} to ${milesLimits.max}.`;
    default:
      return missingMessage(label);
  }
}

export const blanksMessage = 'Fill in or delete the blanks (__).';

/** Whether the text still has a blank from a suggested line, such as `$__`. A single underscore is not a blank. */
export function hasBlanks(text: string): boolean {
  return text.includes('__');
}

/** The description as it is sent. The backend has no field for the number for urgent calls: a line of its own has it. */
export function descriptionToSend({
  BusinessDescription: description = '',
  UrgentCallsNumber = '',
}: AnswerTexts): string {
  const { text: number, error } = parseAnswer('UrgentCallsNumber', UrgentCallsNumber);
  if (!number || error || description.includes(number)) return description;
  return [description, `Put urgent calls through to ${number}.`].filter(Boolean).join('\n');
}

/** Said where the description puts calls through and no number for them is known. */
export const urgentNumberMissing =
  'Your description puts calls through, but to no number. Without one, your receptionist takes a message instead.';

/** Whether the description has a sentence such as “Put urgent calls through”, but no answer has a number for them. */
export function lacksUrgentNumber({
  BusinessDescription: description = '',
  UrgentCallsNumber: number = '',
}: AnswerTexts): boolean {
  const putsThrough = /(^|[.!:;]\s+|\n)put\b[^.\n]*\bthrough\b/i.test(description);
  return putsThrough && !number.trim() && !hasPhoneNumber(description);
}
