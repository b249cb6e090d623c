import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';

import type { ToastText } from '../toast-text';

export interface FormActionData {
  lastResult?: SubmissionResult;
  toast?: ToastText;
}

/** Responds with 400, or 413 if something is too large: the visitor has to correct the form. */
export function refuseForm(lastResult: SubmissionResult, toast?: ToastText, status: 400 | 413 = 400) {
  return data<FormActionData>({ lastResult, ...(toast ? { toast } : {}) }, { status });
}

/** Responds with a toast after the backend failed. The visitor can send the same form again. */
export function reportFault(toast: ToastText, headers?: Headers, lastResult?: SubmissionResult) {
  const actionData: FormActionData = { toast, ...(lastResult ? { lastResult } : {}) };
  return data(actionData, { status: 200, ...(headers ? { headers } : {}) });
}
