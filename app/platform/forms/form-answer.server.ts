import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';

import { toasts } from './toasts';
import type { ToastCode, ToastText } from './toasts';

/** What a page shows when its form was not taken: the same form with its values and errors, and a toast. */
export interface FormAnswer {
  lastResult?: SubmissionResult;
  toast?: ToastText;
}

/** The answer to a form that the visitor has to change: status 400, or 413 for what is too large. */
export function refuseForm(
  lastResult: SubmissionResult,
  toast?: ToastCode | ToastText,
  status: 400 | 413 = 400,
) {
  return data<FormAnswer>({ lastResult, ...toastOf(toast) }, { status });
}

/** The answer to a form that was fine while the backend was not: the page can be used again at once. */
export function reportFault(toast: ToastCode, headers?: Headers, lastResult?: SubmissionResult) {
  const answer: FormAnswer = { ...toastOf(toast), ...(lastResult ? { lastResult } : {}) };
  return data(answer, { status: 200, ...(headers ? { headers } : {}) });
}

function toastOf(toast?: ToastCode | ToastText): { toast?: ToastText } {
  if (!toast) return {};
  return { toast: typeof toast === 'string' ? toasts[toast] : toast };
}
