import { textsOf } from '~/answers/answers';
import type { Answers } from '~/answers/answers';

/** What a form showed when it was rendered. It returns with the form, in hidden fields. */
export interface FormState {
  /** The draft's revision. */
  revision: number;
  /** Whether it showed findings from the website. */
  showsWebsite: boolean;
  /** A random ID of the opened page. Responses to its forms keep it. */
  pageView: string;
}

/** The name of the hidden field with a guess that the form shows. */
export function guessFieldName(question: string): string {
  return `guess.${question}`;
}

/** The values of the form's text fields and its checkbox. */
export function formValues(answers: Answers): Record<string, string> {
  return { ...textsOf(answers), smsConsent: answers.consent.given ? 'on' : '' };
}
