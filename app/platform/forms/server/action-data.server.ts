import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';

import type { ToastText } from '../toast-text';

export interface FormActionData {
  lastResult?: SubmissionResult;
  toast?: ToastText;
}

/** 400, or 413 for what is too large: the visitor has to change something. */
export function refuseForm(lastResult: SubmissionResult, toast?: ToastText, status: 400 | 413 = 400) {
  return data<FormActionData>({ lastResult, ...(toast ? { toast } : {}) }, { status });
}

/** The form was fine, the backend was not: the page can be used again at once. */
export function reportFault(toast: ToastText, headers?: Headers, lastResult?: SubmissionResult) {
  const actionData: FormActionData = { toast, ...(lastResult ? { lastResult } : {}) };
  return data(actionData, { status: 200, ...(headers ? { headers } : {}) });
}
