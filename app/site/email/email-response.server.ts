import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';

import type { Notice } from '~/platform/forms/notice';
import { uncheckedReply } from '~/platform/http/action-response.server';
import type { FormActionData } from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import type { EmailAnswer } from './email-field';
import { suggestedEmail } from './email-suggestion';
import type { EmailQuestion } from './email-suggestion';

// The responses of actions whose form has an email address.

export interface EmailFormData extends FormActionData, EmailAnswer {}

/** `formErrorResponse` with the question about an email address, if there is one, so that it's asked only once. */
export function emailErrorResponse(
  lastResult: SubmissionResult,
  emailQuestion: EmailQuestion | null,
  notice?: Notice,
) {
  return data<EmailFormData>({ lastResult, notice, emailQuestion }, { status: 400 });
}

/** Responds with the form and a question about an email address. The next submit is accepted with either address. */
export function emailQuestionResponse(emailQuestion: EmailQuestion, lastResult: SubmissionResult) {
  return data<EmailFormData>({ lastResult, emailQuestion });
}

/** Responds with the form and the suggested address in a field, for the button below the question. */
export function suggestedEmailResponse(form: FormData, field: string) {
  const suggestion = suggestedEmail(textOf(form, field).trim());
  if (suggestion) form.set(field, suggestion);
  return data<EmailFormData>({ lastResult: uncheckedReply(form), changedEmail: field });
}
