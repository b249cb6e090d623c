import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';

import { toasts } from './toasts';
import type { ToastCode, ToastText } from './toasts';

export interface FormActionData {
  lastResult?: SubmissionResult;
  toast?: ToastText;
}

/** 400, or 413 for what is too large: the visitor has to change something. */
export function refuseForm(
  lastResult: SubmissionResult,
  toast?: ToastCode | ToastText,
  status: 400 | 413 = 400,
) {
  return data<FormActionData>({ lastResult, ...toastOf(toast) }, { status });
}

/** The form was fine, the backend was not: the page can be used again at once. */
export function reportFault(toast: ToastCode, headers?: Headers, lastResult?: SubmissionResult) {
  const actionData: FormActionData = { ...toastOf(toast), ...(lastResult ? { lastResult } : {}) };
  return data(actionData, { status: 200, ...(headers ? { headers } : {}) });
}

function toastOf(toast?: ToastCode | ToastText): { toast?: ToastText } {
  if (!toast) return {};
  return { toast: typeof toast === 'string' ? toasts[toast] : toast };
}
