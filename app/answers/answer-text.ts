import { questionNames, questionOf } from '~/domain/business-questions';
import type { AnswerTexts, QuestionName, Question } from '~/domain/business-questions';
import { isBlank, isLongerThan, normalizeLine, normalizeLines, parseText } from '~/domain/typed-text';
import { errorTexts, missingMessage } from '~/platform/forms/error-texts';

export const blanksMessage = 'Fill in or delete the blanks (__).';

/** Whether the text still has a blank from a suggested line, such as `$__`. A single underscore is not a blank. */
export function hasBlanks(text: string): boolean {
  return text.includes('__');
}

/** The value as it is stored and sent, or `null` if the text is not a valid answer. */
export function parseAnswer(name: QuestionName, text: string): string | null {
  const { kind, options } = questionOf(name);
  switch (kind) {
    case 'text':
    case 'long-text':
      return text;
    case 'miles':
      return isRange(text) ? text : null;
    case 'choice':
      return options?.some(({ value }) => value === text) ? text : null;
    default:
      return parseText(kind, text);
  }
}

/** The notation that is stored: a phone number with and without dashes is the same answer. */
export function normalizeAnswer(name: QuestionName, value: string): string {
  const text = normalizeLines(value).trim();
  return parseAnswer(name, text) ?? text;
}

/** The value as it is stored, for a text that nobody typed into the form. `null` if the form would reject it. */
export function usableAnswer(name: QuestionName, text: string): string | null {
  const { kind, max } = questionOf(name);
  const normalize = kind === 'long-text' ? normalizeLines : normalizeLine;
  const normalized = normalize(text).trim();
  return normalized && !isLongerThan(normalized, max) ? parseAnswer(name, normalized) : null;
}

/** The description as it is sent: with a line for each answer that the backend has no field for. */
export function descriptionToSend(texts: AnswerTexts): string {
  const { BusinessDescription: description = '' } = texts;
  const lines = questionNames.flatMap((name) => {
    const { sentInDescriptionAs: lineFor } = questionOf(name);
    const answer = lineFor && parseAnswer(name, texts[name] ?? '');
    return answer && !description.includes(answer) ? [lineFor(answer)] : [];
  });
  return [description, ...lines].filter(Boolean).join('\n');
}

/** Said where the description puts calls through and no number for them is known. */
export const urgentNumberMissing =
  'Your description puts calls through, but to no number. Without one, your receptionist takes a message instead.';

/** Whether the description has a sentence such as “Put urgent calls through”, but no answer has a number for them. */
export function lacksUrgentNumber({
  BusinessDescription: description = '',
  UrgentCallsNumber: number,
}: AnswerTexts): boolean {
  const putsThrough = /(^|[.!:;]\s+|\n)put\b[^.\n]*\bthrough\b/i.test(description);
  return putsThrough && isBlank(number) && !/\d{3}\D{0,2}\d{3}\D?\d{4}/.test(description);
}

export function invalidMessage({ kind, label }: Question): string {
  switch (kind) {
    case 'phone':
    case 'state':
    case 'email':
    case 'zip':
      return errorTexts[kind];
    case 'miles':
      return 'Please enter a whole number of miles from 1 to 500.';
    default:
      return missingMessage(label);
  }
}

function isRange(miles: string): boolean {
  return /^\d{1,3}$/.test(miles) && Number(miles) >= 1 && Number(miles) <= 500;
}
