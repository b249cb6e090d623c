import { milesLimits, questionOf } from '~/domain/business-questions';
import type { AnswerTexts, Question, QuestionKind, QuestionName } from '~/domain/business-questions';
import {
  formatUsPhone,
  hasPhoneNumber,
  isEmail,
  isLongerThan,
  normalizeLine,
  normalizeLines,
} from '~/domain/typed-text';
import { stateCode } from '~/domain/us-states';
import { blanksMessage, missingMessage, tooLongMessage } from '~/content/form-errors';

export const phoneMessage = 'Please enter a 10-digit US phone number.';

/** Whether the text still has a blank from a suggested line, such as `$__`. A single underscore is not a blank. */
export function hasBlanks(text: string): boolean {
  return text.includes('__');
}

type Parse = (text: string, question: Question) => string | null;

/**
 * The rules for each kind of answer. `parse` returns the notation that is stored and sent, or `null` if the text is invalid.
 * The message for an invalid text is `error`, or else that the answer is missing.
 */
const kinds: Record<QuestionKind, { parse: Parse; error?: string }> = {
  text: { parse: (text) => text },
  'long-text': { parse: onlyIf((text) => !hasBlanks(text)), error: blanksMessage },
  phone: { parse: formatUsPhone, error: phoneMessage },
  email: { parse: onlyIf(isEmail), error: 'Please enter a valid email address.' },
  zip: {
    parse: onlyIf((text) => /^\d{5}(-\d{4})?$/.test(text)),
    error: 'Please enter a 5-digit ZIP code or ZIP+4.',
  },
  state: { parse: stateCode, error: 'Please choose a state.' },
  choice: {
    parse: onlyIf((text, { options = [] }) => options.some(({ value }) => value === text)),
  },
  miles: {
    parse: onlyIf((text) => /^\d{1,3}$/.test(text) && isBetween(Number(text), milesLimits)),
    error: `Please enter a whole number of miles from ${milesLimits.min} to ${milesLimits.max}.`,
  },
};

function onlyIf(isValid: (text: string, question: Question) => boolean): Parse {
  return (text, question) => (isValid(text, question) ? text : null);
}

function isBetween(number: number, { min, max }: { min: number; max: number }): boolean {
  return number >= min && number <= max;
}

interface ParsedAnswer {
  /** The answer as it is stored and sent. If it isn't valid, the text without control characters. */
  text: string;
  error?: string;
}

/**
 * Parses an answer that was typed, said or read on a website. An empty text is valid, because not every question needs an
 * answer. Forms other than the business step may have another label.
 */
export function parseAnswer(name: QuestionName, typed: string, label = questionOf(name).label): ParsedAnswer {
  const question = questionOf(name);
  const { parse, error } = kinds[question.kind];
  const text = (question.kind === 'long-text' ? normalizeLines : normalizeLine)(typed).trim();
  if (!text) return { text };
  if (isTooLong(name, text)) return { text, error: tooLongMessage(label, question.max) };
  const parsed = parse(text, question);
  return parsed === null ? { text, error: error ?? missingMessage } : { text: parsed };
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

/** The description as sent: with a line for the urgent calls' number, for which the backend has no field. */
export function descriptionToSend({
  BusinessDescription: description = '',
  UrgentCallsNumber = '',
}: AnswerTexts): string {
  const { text: number, error } = parseAnswer('UrgentCallsNumber', UrgentCallsNumber);
  if (!number || error || description.includes(number)) return description;
  return [description, `Put urgent calls through to ${number}.`].filter(Boolean).join('\n');
}

/** The problem if the description puts calls through, but no answer gives a number. */
export const urgentNumberMissing =
  'Your description puts calls through, but to no number. Without one, your receptionist takes a message instead.';

/** The problem if urgent calls go to the number whose calls are forwarded. */
export const urgentNumberForwarded =
  'This is your business phone. If you forward all its calls, urgent calls come back to your receptionist: give another number, or forward only the calls that you don’t answer.';

/** The problem with the number for urgent calls, if there is one. */
export function urgentNumberDoubt(texts: AnswerTexts): string | undefined {
  if (lacksUrgentNumber(texts)) return urgentNumberMissing;
  const [urgent, business] = (['UrgentCallsNumber', 'BusinessPhoneNumber'] as const).map(
    (name) => parseAnswer(name, texts[name] ?? '').text,
  );
  return urgent && urgent === business ? urgentNumberForwarded : undefined;
}

/** Whether the description puts calls through, but no answer has a number for them. */
export function lacksUrgentNumber(texts: AnswerTexts): boolean {
  return putsCallsThrough(texts.BusinessDescription) && !givesUrgentNumber(texts);
}

/** Whether a sentence says so: “After hours, put urgent calls through”, but not “We never put calls through”. */
export function putsCallsThrough(description = ''): boolean {
  return description.split(/[.!?\n]/).some((sentence) => {
    const [, before] = /^(.*?)\bput\b.*\bthrough\b/i.exec(sentence) ?? [];
    return before !== undefined && !/\b(never|not)\b|n[’']t\b/i.test(before);
  });
}

/** Whether the owner gave a number for urgent calls, in its own field or in the description. */
export function givesUrgentNumber({
  BusinessDescription: description,
  UrgentCallsNumber: number = '',
}: AnswerTexts): boolean {
  return number.trim() !== '' || hasPhoneNumber(description);
}
