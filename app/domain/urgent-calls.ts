import type { AnswerTexts } from './business-questions';
import { formatUsPhone } from './us-phone';

/** The description with a line for the number that urgent calls go to, because the backend has no field for it. */
export function descriptionWithUrgentNumber({
  BusinessDescription: description = '',
  UrgentCallsNumber: typed = '',
}: AnswerTexts): string {
  const number = formatUsPhone(typed);
  if (!number || description.includes(number)) return description;
  return [description, `Put urgent calls through to ${number}.`].filter(Boolean).join('\n');
}
